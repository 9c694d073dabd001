/**
 * How often the rules were right, by direction, layer and the rule's own confidence.
 *
 * `right` of `of`: test data that was used to improve the rules. Each single line counts once, and so does each wording
 * in a household. Payments with a cadence count one by one.
 *
 * `unseen_right` of `unseen_of`: the twelve newest sets of lines and households, written without knowledge of the engine
 * and counted when the engine first read them. Each line counts once. In the households of one set, each combination of
 * rule and payee counts once, as the share of its rows that are right (rounded down over all sets). Earlier sets are left
 * out, because many rules have changed since. Listed merchants are counted in the first seven of the twelve only: in
 * the others, their strengths have equal confidences, so that a report does not show which one decided.
 *
 * Salary packaging counts as salary. Measured on 28 November 2026. People wrote the lines and households with the
 * correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,21,21
out,BILLER,0,179,179,510,518
out,BRAND,0,9,9,34,34
out,CADENCE,0,2,2,23,26
out,KEYWORD,0,0,0,33,44
out,KEYWORD,0.51,34,36,77,89
out,KEYWORD,0.65,507,523,1264,1385
out,KEYWORD,0.86,673,678,1065,1090
out,KEYWORD,0.91,147,147,105,106
out,MCC,0,210,214,2387,2450
out,MERCHANT,0,10,10,173,176
out,MERCHANT,0.7,41,41,50,52
out,MERCHANT,0.9,92,94,0,0
out,MERCHANT,0.95,3580,3628,5012,5064
out,MODEL,0,8,9,31,38
out,PAIR,0,59,60,74,78
out,PAIR,0.975,0,0,200,202
out,TRANSFER,0,8,11,63,71
out,TRANSFER,0.8,136,141,295,309
out,TRANSFER,0.87,52,52,31,32
out,TYPE,0,86,87,244,244
out,WORDS,0,28,30,143,159
in,ACCOUNT,0,13,13,97,103
in,CADENCE,0,0,0,17,20
in,CADENCE,0.74,52,53,92,93
in,KEYWORD,0,631,640,1125,1153
in,MERCHANT,0,20,20,64,73
in,MERCHANT,0.87,208,208,390,397
in,PAIR,0,94,94,507,510
in,TRANSFER,0,0,0,63,71
in,TRANSFER,0.74,41,45,84,86
in,TRANSFER,0.84,63,63,280,282
in,TRANSFER,0.86,16,16,13,13
in,TYPE,0,19,19,102,102`;
