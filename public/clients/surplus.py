"""A client of the Surplus API, generated from its OpenAPI document. Python 3.9 or newer, standard library only.

    from surplus import ApiError, Client

    surplus = Client("https://reports.example.com", api_key)
    request = surplus.create_request({"client_name": "Priya Raman", "report_type": "affordability"})
    print(request["consent_url"])

Each method returns the API's response: parsed JSON, text, or bytes. It raises ApiError for an error response, and
urllib.error.URLError if the service cannot be reached. No call is repeated automatically.
"""

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Optional
from uuid import uuid4

_LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class ApiError(Exception):
    """An error response: `status`, the stable `code`, `detail` for people, and `request_id` to quote to support."""

    def __init__(self, status: int, code: Optional[str], detail: Any, request_id: Optional[str]):
        super().__init__(f"{status} {code or ''}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail
        self.request_id = request_id


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could send the key to another host, so none is followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Client:
    """A method for each operation. `api_key` is not needed for the public ones."""

    def __init__(self, base_url: str, api_key: Optional[str] = None, timeout: float = 60):
        url = urllib.parse.urlsplit(base_url)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise ValueError("base_url must be a web address such as https://reports.example.com.")
        if api_key and api_key.startswith("svc_live_") and url.scheme == "http" and url.hostname not in _LOCAL_HOSTS:
            raise ValueError("A live key is not sent over plain http: use https.")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirect)

    def _call(
        self,
        method: str,
        path: str,
        answer: str,
        id: Optional[str] = None,
        query: Optional[dict] = None,
        body: Any = None,
        key: Optional[str] = None,
        keyed: bool = False,
    ) -> Any:
        if id is not None:
            path = path.replace("{id}", urllib.parse.quote(id, safe=""))
        sent = {name: value for name, value in (query or {}).items() if value is not None}
        url = self._base_url + path + ("?" + urllib.parse.urlencode(sent) if sent else "")
        headers = {"Accept": "application/json, */*"}
        if keyed and self._api_key:
            headers["X-API-Key"] = self._api_key
        if key is not None:
            headers["Idempotency-Key"] = key
        data = None
        if body is not None:
            data = json.dumps(body).encode("utf-8")
            headers["Content-Type"] = "application/json"
        elif method in ("POST", "PUT", "PATCH"):
            data = b""
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=self._timeout) as response:
                read = response.read()
        except urllib.error.HTTPError as error:
            raise _to_api_error(error) from None
        if answer == "bytes":
            return read
        text = read.decode("utf-8")
        return json.loads(text) if answer == "json" else text


    def create_request(
        self,
        body: Any,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Create a request: POST /v1/requests"""
        return self._call(
            "POST",
            "/v1/requests",
            "json",
            body=body,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def list_requests(
        self,
        *,
        limit: Any = None,
        cursor: Any = None,
        status: Any = None,
        report_type: Any = None,
        client_ref: Any = None,
        created_after: Any = None,
        created_before: Any = None,
        updated_after: Any = None,
        q: Any = None,
    ) -> Any:
        """List requests: GET /v1/requests"""
        return self._call(
            "GET",
            "/v1/requests",
            "json",
            query={
                "limit": limit,
                "cursor": cursor,
                "status": status,
                "report_type": report_type,
                "client_ref": client_ref,
                "created_after": created_after,
                "created_before": created_before,
                "updated_after": updated_after,
                "q": q,
            },
            keyed=True,
        )

    def get_request(
        self,
        id: str,
    ) -> Any:
        """Get a request: GET /v1/requests/{id}"""
        return self._call(
            "GET",
            "/v1/requests/{id}",
            "json",
            id=id,
            keyed=True,
        )

    def change_request(
        self,
        id: str,
        body: Any,
    ) -> Any:
        """Change a request: PATCH /v1/requests/{id}"""
        return self._call(
            "PATCH",
            "/v1/requests/{id}",
            "json",
            id=id,
            body=body,
            keyed=True,
        )

    def withdraw_request(
        self,
        id: str,
    ) -> Any:
        """Withdraw a request: DELETE /v1/requests/{id}"""
        return self._call(
            "DELETE",
            "/v1/requests/{id}",
            "json",
            id=id,
            keyed=True,
        )

    def complete_consent(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Notify us that the customer is back: POST /v1/requests/{id}/consent-complete"""
        return self._call(
            "POST",
            "/v1/requests/{id}/consent-complete",
            "json",
            id=id,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def invite_customer(
        self,
        id: str,
        body: Any,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Send the link to the customer: POST /v1/requests/{id}/invite"""
        return self._call(
            "POST",
            "/v1/requests/{id}/invite",
            "json",
            id=id,
            body=body,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def get_audit(
        self,
        id: str,
    ) -> Any:
        """Get the audit log: GET /v1/requests/{id}/audit"""
        return self._call(
            "GET",
            "/v1/requests/{id}/audit",
            "json",
            id=id,
            keyed=True,
        )

    def get_assessment(
        self,
        id: str,
    ) -> Any:
        """Get the assessment inputs: GET /v1/requests/{id}/assessment"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessment",
            "json",
            id=id,
            keyed=True,
        )

    def set_assessment(
        self,
        id: str,
        body: Any,
    ) -> Any:
        """Set the assessment inputs: PUT /v1/requests/{id}/assessment"""
        return self._call(
            "PUT",
            "/v1/requests/{id}/assessment",
            "json",
            id=id,
            body=body,
            keyed=True,
        )

    def get_report(
        self,
        id: str,
        *,
        sections: Any = None,
    ) -> Any:
        """Get the report as JSON: GET /v1/requests/{id}/report"""
        return self._call(
            "GET",
            "/v1/requests/{id}/report",
            "json",
            id=id,
            query={
                "sections": sections,
            },
            keyed=True,
        )

    def get_report_html(
        self,
        id: str,
    ) -> str:
        """Get the report as HTML: GET /v1/requests/{id}/report.html"""
        return self._call(
            "GET",
            "/v1/requests/{id}/report.html",
            "text",
            id=id,
            keyed=True,
        )

    def get_report_xml(
        self,
        id: str,
    ) -> str:
        """Get the report as XML: GET /v1/requests/{id}/report.xml"""
        return self._call(
            "GET",
            "/v1/requests/{id}/report.xml",
            "text",
            id=id,
            keyed=True,
        )

    def get_report_pdf(
        self,
        id: str,
        *,
        parts: Any = None,
    ) -> bytes:
        """Get the report as PDF: GET /v1/requests/{id}/report.pdf"""
        return self._call(
            "GET",
            "/v1/requests/{id}/report.pdf",
            "bytes",
            id=id,
            query={
                "parts": parts,
            },
            keyed=True,
        )

    def get_report_xlsx(
        self,
        id: str,
        *,
        map: Any = None,
    ) -> bytes:
        """Get the report as an Excel workbook: GET /v1/requests/{id}/report.xlsx"""
        return self._call(
            "GET",
            "/v1/requests/{id}/report.xlsx",
            "bytes",
            id=id,
            query={
                "map": map,
            },
            keyed=True,
        )

    def get_report_csv(
        self,
        id: str,
        *,
        map: Any = None,
    ) -> str:
        """Get the transactions as CSV: GET /v1/requests/{id}/report.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/report.csv",
            "text",
            id=id,
            query={
                "map": map,
            },
            keyed=True,
        )

    def get_lines_csv(
        self,
        id: str,
        *,
        map: Any = None,
    ) -> str:
        """Get the lines of a lender's form as CSV: GET /v1/requests/{id}/lines.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/lines.csv",
            "text",
            id=id,
            query={
                "map": map,
            },
            keyed=True,
        )

    def get_comparison_csv(
        self,
        id: str,
    ) -> str:
        """Get declared and observed amounts as CSV: GET /v1/requests/{id}/comparison.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/comparison.csv",
            "text",
            id=id,
            keyed=True,
        )

    def get_creditors_csv(
        self,
        id: str,
    ) -> str:
        """Get the creditor schedule as CSV: GET /v1/requests/{id}/creditors.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/creditors.csv",
            "text",
            id=id,
            keyed=True,
        )

    def get_financial_statement_csv(
        self,
        id: str,
    ) -> str:
        """Get the financial statement as CSV: GET /v1/requests/{id}/financial-statement.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/financial-statement.csv",
            "text",
            id=id,
            keyed=True,
        )

    def get_statement_pdf(
        self,
        id: str,
        *,
        account: Any = None,
    ) -> bytes:
        """Get the statement of one account as PDF: GET /v1/requests/{id}/statement.pdf"""
        return self._call(
            "GET",
            "/v1/requests/{id}/statement.pdf",
            "bytes",
            id=id,
            query={
                "account": account,
            },
            keyed=True,
        )

    def get_attributes(
        self,
        id: str,
        *,
        group: Any = None,
    ) -> Any:
        """Get figures of the report as a flat list: GET /v1/requests/{id}/attributes"""
        return self._call(
            "GET",
            "/v1/requests/{id}/attributes",
            "json",
            id=id,
            query={
                "group": group,
            },
            keyed=True,
        )

    def list_transactions(
        self,
        id: str,
        *,
        limit: Any = None,
        cursor: Any = None,
        from_: Any = None,
        to: Any = None,
        account: Any = None,
        category: Any = None,
        min_amount: Any = None,
    ) -> Any:
        """List transactions of the report: GET /v1/requests/{id}/transactions"""
        return self._call(
            "GET",
            "/v1/requests/{id}/transactions",
            "json",
            id=id,
            query={
                "limit": limit,
                "cursor": cursor,
                "from": from_,
                "to": to,
                "account": account,
                "category": category,
                "min_amount": min_amount,
            },
            keyed=True,
        )

    def get_changes(
        self,
        id: str,
    ) -> Any:
        """Compare the report with the previous one: GET /v1/requests/{id}/changes"""
        return self._call(
            "GET",
            "/v1/requests/{id}/changes",
            "json",
            id=id,
            keyed=True,
        )

    def list_category_maps(
        self,
    ) -> Any:
        """List the category maps: GET /v1/category-maps"""
        return self._call(
            "GET",
            "/v1/category-maps",
            "json",
            keyed=True,
        )

    def get_adjustments(
        self,
        id: str,
    ) -> Any:
        """Get the adjustments: GET /v1/requests/{id}/adjustments"""
        return self._call(
            "GET",
            "/v1/requests/{id}/adjustments",
            "json",
            id=id,
            keyed=True,
        )

    def set_adjustments(
        self,
        id: str,
        body: Any,
    ) -> Any:
        """Set the adjustments: PUT /v1/requests/{id}/adjustments"""
        return self._call(
            "PUT",
            "/v1/requests/{id}/adjustments",
            "json",
            id=id,
            body=body,
            keyed=True,
        )

    def get_assessed(
        self,
        id: str,
    ) -> Any:
        """Get the assessed copy: GET /v1/requests/{id}/assessed"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed",
            "json",
            id=id,
            keyed=True,
        )

    def get_assessed_html(
        self,
        id: str,
    ) -> str:
        """Get the assessed copy as HTML: GET /v1/requests/{id}/assessed.html"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed.html",
            "text",
            id=id,
            keyed=True,
        )

    def get_assessed_xml(
        self,
        id: str,
    ) -> str:
        """Get the assessed copy as XML: GET /v1/requests/{id}/assessed.xml"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed.xml",
            "text",
            id=id,
            keyed=True,
        )

    def get_assessed_pdf(
        self,
        id: str,
    ) -> bytes:
        """Get the assessed copy as PDF: GET /v1/requests/{id}/assessed.pdf"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed.pdf",
            "bytes",
            id=id,
            keyed=True,
        )

    def get_assessed_xlsx(
        self,
        id: str,
        *,
        map: Any = None,
    ) -> bytes:
        """Get the assessed copy as an Excel workbook: GET /v1/requests/{id}/assessed.xlsx"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed.xlsx",
            "bytes",
            id=id,
            query={
                "map": map,
            },
            keyed=True,
        )

    def get_assessed_csv(
        self,
        id: str,
        *,
        map: Any = None,
    ) -> str:
        """Get the assessed copy's figures as CSV: GET /v1/requests/{id}/assessed.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed.csv",
            "text",
            id=id,
            query={
                "map": map,
            },
            keyed=True,
        )

    def get_assessed_lines_csv(
        self,
        id: str,
        *,
        map: Any = None,
    ) -> str:
        """Get the assessed copy's lines of a lender's form as CSV: GET /v1/requests/{id}/assessed-lines.csv"""
        return self._call(
            "GET",
            "/v1/requests/{id}/assessed-lines.csv",
            "text",
            id=id,
            query={
                "map": map,
            },
            keyed=True,
        )

    def generate_report(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Prepare the report: POST /v1/requests/{id}/generate"""
        return self._call(
            "POST",
            "/v1/requests/{id}/generate",
            "json",
            id=id,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def refresh_report(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Refresh a report: POST /v1/requests/{id}/refresh"""
        return self._call(
            "POST",
            "/v1/requests/{id}/refresh",
            "json",
            id=id,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def get_consent_link(
        self,
        id: str,
    ) -> Any:
        """Open a consent link: GET /v1/connect/{id}"""
        return self._call(
            "GET",
            "/v1/connect/{id}",
            "json",
            id=id,
        )

    def withdraw_by_link(
        self,
        id: str,
    ) -> Any:
        """Withdraw, as the customer: POST /v1/connect/{id}/withdraw"""
        return self._call(
            "POST",
            "/v1/connect/{id}/withdraw",
            "json",
            id=id,
        )

    def list_events(
        self,
        *,
        after: Any = None,
        type: Any = None,
        created_after: Any = None,
        limit: Any = None,
    ) -> Any:
        """List events: GET /v1/events"""
        return self._call(
            "GET",
            "/v1/events",
            "json",
            query={
                "after": after,
                "type": type,
                "created_after": created_after,
                "limit": limit,
            },
            keyed=True,
        )

    def replay_event(
        self,
        id: str,
        *,
        endpoint: Any = None,
    ) -> Any:
        """Send an event again: POST /v1/events/{id}/replay"""
        return self._call(
            "POST",
            "/v1/events/{id}/replay",
            "json",
            id=id,
            query={
                "endpoint": endpoint,
            },
            keyed=True,
        )

    def get_webhook(
        self,
    ) -> Any:
        """Get the webhook: GET /v1/webhook"""
        return self._call(
            "GET",
            "/v1/webhook",
            "json",
            keyed=True,
        )

    def set_webhook(
        self,
        body: Any,
    ) -> Any:
        """Set the webhook: PUT /v1/webhook"""
        return self._call(
            "PUT",
            "/v1/webhook",
            "json",
            body=body,
            keyed=True,
        )

    def test_webhook(
        self,
        body: Any,
    ) -> Any:
        """Send a test event: POST /v1/webhook/test"""
        return self._call(
            "POST",
            "/v1/webhook/test",
            "json",
            body=body,
            keyed=True,
        )

    def stage_webhook_secret(
        self,
        body: Any,
    ) -> Any:
        """Rotate the signing secret: POST /v1/webhook/secret"""
        return self._call(
            "POST",
            "/v1/webhook/secret",
            "json",
            body=body,
            keyed=True,
        )

    def list_webhook_endpoints(
        self,
    ) -> Any:
        """List webhook endpoints: GET /v1/webhooks"""
        return self._call(
            "GET",
            "/v1/webhooks",
            "json",
            keyed=True,
        )

    def add_webhook_endpoint(
        self,
        body: Any,
    ) -> Any:
        """Add a webhook endpoint: POST /v1/webhooks"""
        return self._call(
            "POST",
            "/v1/webhooks",
            "json",
            body=body,
            keyed=True,
        )

    def get_webhook_endpoint(
        self,
        id: str,
    ) -> Any:
        """Get a webhook endpoint: GET /v1/webhooks/{id}"""
        return self._call(
            "GET",
            "/v1/webhooks/{id}",
            "json",
            id=id,
            keyed=True,
        )

    def change_webhook_endpoint(
        self,
        id: str,
        body: Any,
    ) -> Any:
        """Change a webhook endpoint: PATCH /v1/webhooks/{id}"""
        return self._call(
            "PATCH",
            "/v1/webhooks/{id}",
            "json",
            id=id,
            body=body,
            keyed=True,
        )

    def remove_webhook_endpoint(
        self,
        id: str,
    ) -> Any:
        """Remove a webhook endpoint: DELETE /v1/webhooks/{id}"""
        return self._call(
            "DELETE",
            "/v1/webhooks/{id}",
            "json",
            id=id,
            keyed=True,
        )

    def test_webhook_endpoint(
        self,
        id: str,
        body: Any,
    ) -> Any:
        """Send an endpoint a test event: POST /v1/webhooks/{id}/test"""
        return self._call(
            "POST",
            "/v1/webhooks/{id}/test",
            "json",
            id=id,
            body=body,
            keyed=True,
        )

    def stage_webhook_endpoint_secret(
        self,
        id: str,
        body: Any,
    ) -> Any:
        """Rotate an endpoint's signing secret: POST /v1/webhooks/{id}/secret"""
        return self._call(
            "POST",
            "/v1/webhooks/{id}/secret",
            "json",
            id=id,
            body=body,
            keyed=True,
        )

    def list_sandbox_scenarios(
        self,
    ) -> Any:
        """List households and scenarios: GET /v1/sandbox/scenarios"""
        return self._call(
            "GET",
            "/v1/sandbox/scenarios",
            "json",
            keyed=True,
        )

    def consent_as_customer(
        self,
        id: str,
        body: Any,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Consent, deny or cancel as the customer: POST /v1/sandbox/requests/{id}/consent"""
        return self._call(
            "POST",
            "/v1/sandbox/requests/{id}/consent",
            "json",
            id=id,
            body=body,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def review_as_customer(
        self,
        id: str,
        body: Any,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Share or withdraw as the customer: POST /v1/sandbox/requests/{id}/review"""
        return self._call(
            "POST",
            "/v1/sandbox/requests/{id}/review",
            "json",
            id=id,
            body=body,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def revoke_at_bank(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Stop sharing at the bank: POST /v1/sandbox/requests/{id}/revoke"""
        return self._call(
            "POST",
            "/v1/sandbox/requests/{id}/revoke",
            "json",
            id=id,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def advance_clock(
        self,
        id: str,
        body: Any,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Move a request's clock forward: POST /v1/sandbox/requests/{id}/clock"""
        return self._call(
            "POST",
            "/v1/sandbox/requests/{id}/clock",
            "json",
            id=id,
            body=body,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def simulate_event(
        self,
        id: str,
        body: Any,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Send a webhook: POST /v1/sandbox/requests/{id}/events"""
        return self._call(
            "POST",
            "/v1/sandbox/requests/{id}/events",
            "json",
            id=id,
            body=body,
            key=idempotency_key or str(uuid4()),
            keyed=True,
        )

    def receive_upstream_event(
        self,
        body: Any,
    ) -> Any:
        """Receive an event of the data provider: POST /v1/webhooks/upstream"""
        return self._call(
            "POST",
            "/v1/webhooks/upstream",
            "json",
            body=body,
        )

    def get_health(
        self,
    ) -> Any:
        """Get the state of the service: GET /health"""
        return self._call(
            "GET",
            "/health",
            "json",
        )

    def get_public_keys(
        self,
    ) -> Any:
        """Get the public keys of the report signatures: GET /.well-known/jwks.json"""
        return self._call(
            "GET",
            "/.well-known/jwks.json",
            "json",
        )

    def verify_report(
        self,
        id: str,
    ) -> Any:
        """Check a report's status: GET /verify/{id}"""
        return self._call(
            "GET",
            "/verify/{id}",
            "json",
            id=id,
        )

def _to_api_error(error: urllib.error.HTTPError) -> ApiError:
    request_id = error.headers.get("X-Request-Id")
    try:
        body = json.loads(error.read().decode("utf-8"))
    except ValueError:
        body = {}
    if not isinstance(body, dict):
        body = {}
    return ApiError(error.code, body.get("code"), body.get("detail"), request_id)
