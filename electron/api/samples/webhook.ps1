# Verifies a message: its body on standard input, its headers webhook-id, webhook-timestamp and webhook-signature as arguments.
# Refuse what is five minutes away from your clock or more, and an id that you have seen.
$id, $timestamp, $signature = $args
$body = [Console]::In.ReadToEnd()
$key = [Convert]::FromBase64String(($env:PACKBENCH_WEBHOOK_SECRET -replace '^whsec_', ''))
$hmac = [System.Security.Cryptography.HMACSHA256]::new($key)
$digest = $hmac.ComputeHash([Text.Encoding]::UTF8.GetBytes("$id.$timestamp.$body"))
$expected = 'v1,' + [Convert]::ToBase64String($digest)
$age = [Math]::Abs([DateTimeOffset]::UtcNow.ToUnixTimeSeconds() - [long]$timestamp)
if ($age -ge 300 -or ($signature -split ' ') -cnotcontains $expected) { exit 1 }
'verified'
