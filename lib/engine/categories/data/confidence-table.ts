/**
 * How often the rules were right, by direction, layer and the rule's own confidence. `right` of `of`: test data from
 * which the rules were improved. Each single line counts once, and so does each wording in a household, except that
 * payments with a cadence count one by one. `unseen_right` of `unseen_of`: test data written without knowledge of the
 * engine, counted when the engine first read it. Each line counts once; in a household, each combination of rule,
 * correct answer and the engine's answer counts once. Measured on 25 and 26 November 2026. People wrote the lines and
 * households with the correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,7,7
out,BILLER,0,179,179,79,81
out,BRAND,0,9,9,2,2
out,CADENCE,0,2,2,1,1
out,KEYWORD,0,34,36,15,18
out,KEYWORD,0.65,507,523,160,179
out,KEYWORD,0.86,673,678,192,199
out,KEYWORD,0.91,147,147,34,36
out,MCC,0,210,214,86,88
out,MERCHANT,0,10,10,2,3
out,MERCHANT,0.7,41,41,12,14
out,MERCHANT,0.9,92,94,34,35
out,MERCHANT,0.95,3580,3628,1209,1221
out,MODEL,0,8,9,10,10
out,PAIR,0,59,60,39,42
out,TRANSFER,0,8,11,0,0
out,TRANSFER,0.8,136,141,26,35
out,TRANSFER,0.87,52,52,12,12
out,TYPE,0,86,87,41,43
out,WORDS,0,28,30,8,9
in,ACCOUNT,0,13,13,5,5
in,CADENCE,0,52,53,8,12
in,KEYWORD,0,631,640,245,255
in,MERCHANT,0,20,20,5,6
in,MERCHANT,0.87,208,208,121,121
in,PAIR,0,94,94,35,36
in,TRANSFER,0,30,33,6,13
in,TRANSFER,0.74,11,12,3,3
in,TRANSFER,0.84,63,63,23,26
in,TRANSFER,0.86,16,16,1,1
in,TYPE,0,19,19,10,10`;
