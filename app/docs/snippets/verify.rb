require "openssl"

TOLERANCE_SECONDS = 300

# raw_body is the bytes as they arrived, headers are by lower-case name, secret is the whole "whsec_…".

# X-Service-Signature: hex HMAC-SHA256 of the raw body, keyed with the secret as text.
def verify_signature(raw_body, headers, secret)
  expected = OpenSSL::HMAC.hexdigest("SHA256", secret, raw_body)
  OpenSSL.secure_compare(expected, headers.fetch("x-service-signature", ""))
end

# webhook-signature: covers the id and the time too, so that an old delivery cannot be sent again.
def verify_webhook(raw_body, headers, secret, now: Time.now.to_i)
  id = headers.fetch("webhook-id", "")
  timestamp = headers.fetch("webhook-timestamp", "")
  return false unless timestamp.match?(/\A\d+\z/) && (now - timestamp.to_i).abs <= TOLERANCE_SECONDS

  key = secret.delete_prefix("whsec_").unpack1("m")
  digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.#{raw_body}")
  expected = "v1,#{[digest].pack("m0")}"
  headers.fetch("webhook-signature", "").split.any? { |each| OpenSSL.secure_compare(expected, each) }
end
