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
 * from people, transfers between own accounts). The first eight sets do not distinguish their parts, so they are left
 * out for these rules.
 *
 * Salary packaging counts as salary. Measured from 25 to 28 November 2026. People wrote the lines and households with
 * the correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,43,43
out,BILLER,0,179,179,735,743
out,BRAND,0,9,9,42,46
out,CADENCE,0,2,2,27,27
out,KEYWORD,0,0,0,50,80
out,KEYWORD,0.51,34,36,130,152
out,KEYWORD,0.65,507,523,1553,1701
out,KEYWORD,0.86,673,678,1650,1712
out,KEYWORD,0.91,147,147,159,176
out,MCC,0,210,214,1263,1276
out,MERCHANT,0,10,10,54,55
out,MERCHANT,0.7,41,41,107,111
out,MERCHANT,0.9,92,94,528,541
out,MERCHANT,0.95,3580,3628,10743,10903
out,MODEL,0,8,9,70,82
out,PAIR,0,59,60,313,338
out,PAIR,0.975,0,0,39,39
out,TRANSFER,0,8,11,41,52
out,TRANSFER,0.8,136,141,329,351
out,TRANSFER,0.87,52,52,34,34
out,TYPE,0,86,87,345,355
out,WORDS,0,28,30,152,170
in,ACCOUNT,0,13,13,127,137
in,CADENCE,0,0,0,14,25
in,CADENCE,0.74,52,53,103,119
in,KEYWORD,0,631,640,1672,1739
in,MERCHANT,0,20,20,40,45
in,MERCHANT,0.87,208,208,724,728
in,PAIR,0,94,94,678,688
in,TRANSFER,0,0,0,64,73
in,TRANSFER,0.74,41,45,103,108
in,TRANSFER,0.84,63,63,310,322
in,TRANSFER,0.86,16,16,7,8
in,TYPE,0,19,19,166,166`;
