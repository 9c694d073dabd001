/**
 * How often the rules were right, by direction, layer and the rule's own confidence.
 *
 * `right` of `of`: test data that was used to improve the rules. Each single line counts once, and so does each wording
 * in a household. Payments with a cadence count one by one.
 *
 * `unseen_right` of `unseen_of`: test data written without knowledge of the engine, counted when the engine first read
 * it. Each line counts once. In the households of one set, each combination of rule and payee counts once, as the share
 * of its rows that are right (rounded down over all sets). In the first eight sets, each combination of rule, correct
 * answer and the engine's answer counts once. Some rules have been divided since (wages by cadence, payments to and
 * from people). The first eight sets do not distinguish their parts, so they are left out for these rules.
 *
 * Salary packaging counts as salary. Measured from 25 to 27 November 2026. People wrote the lines and households with
 * the correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,21,21
out,BILLER,0,179,179,246,249
out,BRAND,0,9,9,5,7
out,CADENCE,0,2,2,4,4
out,KEYWORD,0,0,0,17,29
out,KEYWORD,0.51,34,36,65,76
out,KEYWORD,0.65,507,523,416,476
out,KEYWORD,0.86,673,678,532,555
out,KEYWORD,0.91,147,147,96,100
out,MCC,0,210,214,151,153
out,MERCHANT,0,10,10,15,16
out,MERCHANT,0.7,41,41,37,39
out,MERCHANT,0.9,92,94,166,171
out,MERCHANT,0.95,3580,3628,3350,3387
out,MODEL,0,8,9,26,29
out,PAIR,0,59,60,153,160
out,TRANSFER,0,8,11,12,16
out,TRANSFER,0.8,136,141,94,100
out,TRANSFER,0.87,52,52,17,17
out,TYPE,0,86,87,147,153
out,WORDS,0,28,30,25,31
in,ACCOUNT,0,13,13,22,22
in,CADENCE,0,0,0,2,6
in,CADENCE,0.74,52,53,13,13
in,KEYWORD,0,631,640,671,695
in,MERCHANT,0,20,20,14,17
in,MERCHANT,0.87,208,208,319,322
in,PAIR,0,94,94,210,214
in,TRANSFER,0,0,0,11,15
in,TRANSFER,0.74,41,45,34,35
in,TRANSFER,0.84,63,63,88,94
in,TRANSFER,0.86,16,16,3,3
in,TYPE,0,19,19,42,42`;
