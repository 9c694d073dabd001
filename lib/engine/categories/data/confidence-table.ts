/**
 * How often the rules were right, by direction, layer and the rule's own confidence.
 *
 * `right` of `of`: test data that was used to improve the rules. Each single line counts once, and so does each wording
 * in a household. Payments with a cadence count one by one.
 *
 * `unseen_right` of `unseen_of`: the eight newest sets of lines and households, written without knowledge of the engine
 * and counted when the engine first read them. Each line counts once. In the households of one set, each combination of
 * rule and payee counts once, as the share of its rows that are right (rounded down over all sets). Earlier sets are
 * left out, because many rules have changed since. They still count if the eight sets have fewer than 40 cases. They
 * also count if two strengths of a layer have equal stated confidences, so that a report does not show which one
 * decided.
 *
 * Salary packaging counts as salary. Measured on 29 November 2026. People wrote the lines and households with the
 * correct answers; none are from a customer.
 */
export const CONFIDENCE_CSV = `direction,layer,from,right,of,unseen_right,unseen_of
out,ACCOUNT,0,18,18,32,32
out,BILLER,0,179,179,368,370
out,BRAND,0,9,9,52,53
out,CADENCE,0,2,2,28,32
out,KEYWORD,0,0,0,42,57
out,KEYWORD,0.51,34,36,41,48
out,KEYWORD,0.65,507,523,719,751
out,KEYWORD,0.86,673,678,800,817
out,KEYWORD,0.91,147,147,71,73
out,MCC,0,210,214,1105,1123
out,MERCHANT,0,10,10,173,176
out,MERCHANT,0.7,41,41,50,52
out,MERCHANT,0.9,92,94,0,0
out,MERCHANT,0.95,3580,3628,5012,5064
out,MODEL,0,8,9,57,72
out,PAIR,0,59,60,42,43
out,PAIR,0.975,0,0,86,86
out,TRANSFER,0,8,11,75,83
out,TRANSFER,0.8,136,141,290,302
out,TRANSFER,0.87,52,52,44,47
out,TYPE,0,86,87,91,91
out,WORDS,0,28,30,59,65
in,ACCOUNT,0,13,13,108,116
in,CADENCE,0,0,0,26,29
in,CADENCE,0.74,52,53,43,49
in,KEYWORD,0,631,640,861,888
in,MERCHANT,0,20,20,43,44
in,MERCHANT,0.87,208,208,226,227
in,PAIR,0,94,94,378,378
in,TRANSFER,0,0,0,61,72
in,TRANSFER,0.74,41,45,107,109
in,TRANSFER,0.84,63,63,192,193
in,TRANSFER,0.86,16,16,17,17
in,TYPE,0,19,19,58,58`;
