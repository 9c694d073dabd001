/**
 * How often the rules were right, by direction, layer and the rule's own confidence.
 *
 * `right` of `of`: test data that was used to improve the rules. Each single line counts once, and so does each wording
 * in a household. Payments with a cadence count one by one.
 *
 * `unseen_right` of `unseen_of`: the seven newest sets of lines and households, written without knowledge of the engine
 * and counted when the engine first read them. Each line counts once. In the households of one set, each combination of
 * rule and payee counts once, as the share of its rows that are right (rounded down over all sets). Earlier sets are left
 * out, because many rules have changed since.
 *
 * Salary packaging counts as salary. Measured on 28 November 2026. People wrote the lines and households with the
 * correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,16,16
out,BILLER,0,179,179,286,292
out,BRAND,0,9,9,23,23
out,CADENCE,0,2,2,13,13
out,KEYWORD,0,0,0,22,26
out,KEYWORD,0.51,34,36,45,53
out,KEYWORD,0.65,507,523,660,713
out,KEYWORD,0.86,673,678,547,562
out,KEYWORD,0.91,147,147,50,51
out,MCC,0,210,214,1162,1194
out,MERCHANT,0,10,10,173,176
out,MERCHANT,0.7,41,41,50,52
out,MERCHANT,0.9,92,94,0,0
out,MERCHANT,0.95,3580,3628,5012,5064
out,MODEL,0,8,9,23,28
out,PAIR,0,59,60,43,45
out,PAIR,0.975,0,0,123,125
out,TRANSFER,0,8,11,23,28
out,TRANSFER,0.8,136,141,150,161
out,TRANSFER,0.87,52,52,16,17
out,TYPE,0,86,87,138,138
out,WORDS,0,28,30,75,86
in,ACCOUNT,0,13,13,51,55
in,CADENCE,0,0,0,4,6
in,CADENCE,0.74,52,53,57,57
in,KEYWORD,0,631,640,660,679
in,MERCHANT,0,20,20,29,37
in,MERCHANT,0.87,208,208,223,227
in,PAIR,0,94,94,305,308
in,TRANSFER,0,0,0,34,42
in,TRANSFER,0.74,41,45,57,59
in,TRANSFER,0.84,63,63,148,149
in,TRANSFER,0.86,16,16,8,8
in,TYPE,0,19,19,67,67`;
