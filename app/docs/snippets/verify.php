<?php
const TOLERANCE_SECONDS = 300;

// $rawBody is file_get_contents('php://input'), $headers have lower-case names,
// $secret is the whole "whsec_…".

/** X-Service-Signature: hex HMAC-SHA256 of the body, keyed with the secret as text. */
function verify_signature(string $rawBody, array $headers, string $secret): bool
{
    require_secret($secret);
    $expected = hash_hmac('sha256', $rawBody, $secret);
    return hash_equals($expected, $headers['x-service-signature'] ?? '');
}

/** webhook-signature: covers the id, the time and the body, so that no old delivery can be sent again. */
function verify_webhook(
    string $rawBody,
    array $headers,
    string $secret,
    ?int $now = null,
): bool {
    require_secret($secret);
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $age = ($now ?? time()) - (int) $timestamp;
    if (!ctype_digit($timestamp) || abs($age) > TOLERANCE_SECONDS) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $digest = hash_hmac('sha256', $id . '.' . $timestamp . '.' . $rawBody, $key, true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

// With an empty secret, anyone could sign.
function require_secret(string $secret): void
{
    if (!str_starts_with($secret, 'whsec_') || strlen($secret) < 46) {
        throw new InvalidArgumentException('No signing secret.');
    }
}
