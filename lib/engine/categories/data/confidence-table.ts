/**
 * How often the rules were right, by direction, layer and the rule's own confidence. `right` of `of`: test data from
 * which the rules were improved. Each single line counts once, and so does each wording in a household, except that
 * payments with a cadence count one by one. `unseen_right` of `unseen_of`: test data written without knowledge of the
 * engine, counted when the engine first read it. Each line counts once; in a household, each combination of rule,
 * correct answer and the engine's answer counts once. Measured from 25 to 27 November 2026. People wrote the lines and
 * households with the correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,11,11
out,BILLER,0,179,179,110,112
out,BRAND,0,9,9,2,4
out,CADENCE,0,2,2,2,2
out,KEYWORD,0,34,36,22,29
out,KEYWORD,0.65,507,523,246,273
out,KEYWORD,0.86,673,678,310,321
out,KEYWORD,0.91,147,147,53,56
out,MCC,0,210,214,96,98
out,MERCHANT,0,10,10,4,5
out,MERCHANT,0.7,41,41,15,17
out,MERCHANT,0.9,92,94,98,100
out,MERCHANT,0.95,3580,3628,2014,2032
out,MODEL,0,8,9,16,16
out,PAIR,0,59,60,64,68
out,TRANSFER,0,8,11,0,0
out,TRANSFER,0.8,136,141,41,50
out,TRANSFER,0.87,52,52,13,13
out,TYPE,0,86,87,66,68
out,WORDS,0,28,30,12,14
in,ACCOUNT,0,13,13,6,6
in,CADENCE,0,52,53,10,15
in,KEYWORD,0,631,640,345,362
in,MERCHANT,0,20,20,6,8
in,MERCHANT,0.87,208,208,171,171
in,PAIR,0,94,94,62,64
in,TRANSFER,0,30,33,10,23
in,TRANSFER,0.74,11,12,4,5
in,TRANSFER,0.84,63,63,32,35
in,TRANSFER,0.86,16,16,1,1
in,TYPE,0,19,19,19,19`;
