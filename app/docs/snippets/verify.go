package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// VerifySignature checks X-Service-Signature: hex HMAC-SHA256 of the raw body, keyed with the
// whole "whsec_…" secret as text.
func VerifySignature(rawBody []byte, header http.Header, secret string) bool {
	if !isSecret(secret) {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(rawBody)
	expected := hex.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(expected), []byte(header.Get("X-Service-Signature")))
}

// VerifyWebhook checks Webhook-Signature, which covers the id and the time too, so that an old
// delivery cannot be sent again. Pass time.Now() as now.
func VerifyWebhook(rawBody []byte, header http.Header, secret string, now time.Time) bool {
	if !isSecret(secret) {
		return false
	}
	id, timestamp := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(rawBody)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, signature := range strings.Fields(header.Get("Webhook-Signature")) {
		if hmac.Equal([]byte(expected), []byte(signature)) {
			return true
		}
	}
	return false
}

// With an empty secret, anyone could sign.
func isSecret(secret string) bool {
	return strings.HasPrefix(secret, "whsec_") && len(secret) >= 46
}
