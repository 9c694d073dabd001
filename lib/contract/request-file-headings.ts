type CommonColumn =
  | "client_name"
  | "report_type"
  | "client_ref"
  | "email"
  | "phone"
  | "period_label"
  | "consent_type";

/** Headings from firms' own systems (in lower case, with underscores), and the columns they mean. */
export const HEADING_COLUMNS: Readonly<Record<string, CommonColumn>> = {
  name: "client_name",
  client: "client_name",
  customer: "client_name",
  customer_name: "client_name",
  applicant: "client_name",
  applicant_name: "client_name",
  borrower: "client_name",
  borrower_name: "client_name",
  full_name: "client_name",
  report: "report_type",
  type_of_report: "report_type",
  reference: "client_ref",
  ref: "client_ref",
  your_reference: "client_ref",
  client_reference: "client_ref",
  loan: "client_ref",
  loan_number: "client_ref",
  loan_no: "client_ref",
  loan_id: "client_ref",
  file_number: "client_ref",
  file_no: "client_ref",
  application_number: "client_ref",
  application_no: "client_ref",
  application_id: "client_ref",
  deal_id: "client_ref",
  email_address: "email",
  e_mail: "email",
  e_mail_address: "email",
  mail: "email",
  client_email: "email",
  customer_email: "email",
  mobile: "phone",
  mobile_number: "phone",
  mobile_no: "phone",
  mobile_phone: "phone",
  phone_number: "phone",
  phone_no: "phone",
  telephone: "phone",
  cell: "phone",
  client_phone: "phone",
  customer_phone: "phone",
  period: "period_label",
  consent: "consent_type",
};
