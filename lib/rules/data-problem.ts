/**
 * The reasons why no data arrives although the customer agreed, each named by its audit action: their bank could not
 * provide it, they shared no account, or their bank must be reconnected. Found by the SQL function data_problems.
 */
export type DataProblem = "data.failed" | "data.empty" | "consent.troubled";
