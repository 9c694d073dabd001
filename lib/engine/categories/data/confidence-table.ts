/**
 * How often the rules were right, by direction, layer and the rule's own confidence. `right` of `of`: test data from
 * which the rules were improved. Each single line counts once, and so does each wording in a household, except that
 * payments with a cadence count one by one. `unseen_right` of `unseen_of`: test data written without knowledge of the
 * engine, counted when the engine first read it. Each line counts once. In the households of one set, each combination
 * of rule and payee counts once, as the share of its rows that are right (rounded down over all sets); in the first
 * eight sets, each combination of rule, correct answer and the engine's answer. Where a rule has been divided by its
 * evidence since, the counts of the first eight sets are shared out: by halves for wages by cadence, in proportion for
 * payments to people, and to the weaker part for names without a firm's word. The weaker parts have no learned counts.
 * Salary packaging counts as salary. Measured from 25 to 27 November 2026. People wrote the lines and households with the
 * correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,18,18
out,BILLER,0,179,179,200,202
out,BRAND,0,9,9,5,6
out,CADENCE,0,2,2,4,4
out,KEYWORD,0,0,0,13,25
out,KEYWORD,0.51,34,36,53,62
out,KEYWORD,0.65,507,523,351,395
out,KEYWORD,0.86,673,678,443,460
out,KEYWORD,0.91,147,147,77,81
out,MCC,0,210,214,151,153
out,MERCHANT,0,10,10,10,11
out,MERCHANT,0.7,41,41,28,30
out,MERCHANT,0.9,92,94,154,158
out,MERCHANT,0.95,3580,3628,2862,2892
out,MODEL,0,8,9,21,24
out,PAIR,0,59,60,120,125
out,TRANSFER,0,8,11,2,10
out,TRANSFER,0.8,136,141,74,82
out,TRANSFER,0.87,52,52,17,17
out,TYPE,0,86,87,124,127
out,WORDS,0,28,30,19,24
in,ACCOUNT,0,13,13,20,20
in,CADENCE,0,0,0,5,11
in,CADENCE,0.74,52,53,15,17
in,KEYWORD,0,631,640,583,606
in,MERCHANT,0,20,20,13,16
in,MERCHANT,0.87,208,208,277,280
in,PAIR,0,94,94,161,164
in,TRANSFER,0,0,0,9,20
in,TRANSFER,0.74,41,45,18,19
in,TRANSFER,0.84,63,63,58,62
in,TRANSFER,0.86,16,16,2,2
in,TYPE,0,19,19,38,38`;
