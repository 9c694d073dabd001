using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

// rawBody holds the bytes as received, headers have lower-case names,
// secret is the whole "whsec_…".
public static class Webhook
{
    const long ToleranceSeconds = 300;

    /// X-Service-Signature: hex HMAC-SHA256 of the body, keyed with the secret as text.
    public static bool VerifySignature(
        byte[] rawBody, IReadOnlyDictionary<string, string> headers, string secret)
    {
        RequireSecret(secret);
        var digest = HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), rawBody);
        var expected = Convert.ToHexString(digest).ToLowerInvariant();
        return IsSame(expected, headers.GetValueOrDefault("x-service-signature", ""));
    }

    /// webhook-signature: covers the id, the time and the body, so that no old delivery can be sent again.
    public static bool VerifyWebhook(
        byte[] rawBody,
        IReadOnlyDictionary<string, string> headers,
        string secret,
        DateTimeOffset? at = null)
    {
        RequireSecret(secret);
        var id = headers.GetValueOrDefault("webhook-id", "");
        var timestamp = headers.GetValueOrDefault("webhook-timestamp", "");
        var now = (at ?? DateTimeOffset.UtcNow).ToUnixTimeSeconds();
        if (!long.TryParse(timestamp, out var sent)) return false;
        if (sent < now - ToleranceSeconds || sent > now + ToleranceSeconds)
            return false;

        var key = Convert.FromBase64String(secret["whsec_".Length..]);
        var signed = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(rawBody).ToArray();
        var digest = HMACSHA256.HashData(key, signed);
        var expected = "v1," + Convert.ToBase64String(digest);
        var signatures = headers.GetValueOrDefault("webhook-signature", "").Split(' ');
        return signatures.Any(signature => IsSame(expected, signature));
    }

    // With an empty secret, anyone could sign.
    static void RequireSecret(string secret)
    {
        if (!secret.StartsWith("whsec_") || secret.Length < 46)
            throw new ArgumentException("No signing secret.");
    }

    static bool IsSame(string a, string b) =>
        CryptographicOperations.FixedTimeEquals(
            Encoding.UTF8.GetBytes(a), Encoding.UTF8.GetBytes(b));
}
