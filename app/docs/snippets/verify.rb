require "openssl"

TOLERANCE_SECONDS = 300

# raw_body holds the bytes as received, headers have lower-case names,
# secret is the whole "whsec_…".

# X-Service-Signature: hex HMAC-SHA256 of the body, keyed with the secret as text.
def verify_signature(raw_body, headers, secret)
  require_secret(secret)
  expected = OpenSSL::HMAC.hexdigest("SHA256", secret, raw_body)
  OpenSSL.secure_compare(expected, headers.fetch("x-service-signature", ""))
end

# webhook-signature: covers the id, the time and the body, so that no old delivery can be sent again.
def verify_webhook(raw_body, headers, secret, now: Time.now.to_i)
  require_secret(secret)
  id = headers.fetch("webhook-id", "")
  timestamp = headers.fetch("webhook-timestamp", "")
  return false unless timestamp.match?(/\A\d{1,12}\z/)
  return false if (now - timestamp.to_i).abs > TOLERANCE_SECONDS

  key = secret.delete_prefix("whsec_").unpack1("m")
  digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.#{raw_body}")
  expected = "v1,#{[digest].pack("m0")}"
  signatures = headers.fetch("webhook-signature", "").split
  signatures.any? { |each| OpenSSL.secure_compare(expected, each) }
end

# With an empty secret, anyone could sign.
def require_secret(secret)
  return if secret.start_with?("whsec_") && secret.length >= 46

  raise ArgumentError, "no signing secret"
end
