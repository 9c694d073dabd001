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
out,ACCOUNT,0,18,18,35,35
out,BILLER,0,179,179,419,426
out,BRAND,0,9,9,10,12
out,CADENCE,0,2,2,8,8
out,KEYWORD,0,0,0,31,50
out,KEYWORD,0.51,34,36,94,107
out,KEYWORD,0.65,507,523,697,790
out,KEYWORD,0.86,673,678,833,866
out,KEYWORD,0.91,147,147,117,122
out,MCC,0,210,214,334,337
out,MERCHANT,0,10,10,29,30
out,MERCHANT,0.7,41,41,64,66
out,MERCHANT,0.9,92,94,354,363
out,MERCHANT,0.95,3580,3628,4879,4940
out,MODEL,0,8,9,36,45
out,PAIR,0,59,60,258,273
out,TRANSFER,0,8,11,18,23
out,TRANSFER,0.8,136,141,166,183
out,TRANSFER,0.87,52,52,20,20
out,TYPE,0,86,87,207,217
out,WORDS,0,28,30,52,65
in,ACCOUNT,0,13,13,59,61
in,CADENCE,0,0,0,5,13
in,CADENCE,0.74,52,53,30,36
in,KEYWORD,0,631,640,1017,1055
in,MERCHANT,0,20,20,18,22
in,MERCHANT,0.87,208,208,430,433
in,PAIR,0,94,94,377,382
in,TRANSFER,0,0,0,26,30
in,TRANSFER,0.74,41,45,50,51
in,TRANSFER,0.84,63,63,147,154
in,TRANSFER,0.86,16,16,3,3
in,TYPE,0,19,19,92,92`;
