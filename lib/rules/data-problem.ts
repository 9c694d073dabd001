/**
 * The reasons why no data arrives although the customer agreed, each named by its audit action. In order: the bank
 * could not provide the data; the customer shared no account; the bank must be reconnected. Found by the SQL function
 * data_problems.
 */
export type DataProblem = "data.failed" | "data.empty" | "consent.troubled";
