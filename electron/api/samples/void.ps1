# Voids what was bought by mistake. What the station calls it is in its stored answer.
$shipments = "$env:PACKBENCH_URL/station/v1/shipments"
$headers = @{ Authorization = "Bearer $env:PACKBENCH_TOKEN" }
$transactionId = [uri]::EscapeDataString($args[0])

$bought = Invoke-RestMethod -Uri "$shipments/by-transaction/$transactionId" -Headers $headers
$call = @{
    Method      = 'Post'
    Uri         = "$shipments/$($bought.shipmentId)/void"
    Headers     = $headers
    ContentType = 'application/json; charset=utf-8'
    Body        = ConvertTo-Json @{ reason = 'Wrong weight' }
}
try { Invoke-RestMethod @call | ConvertTo-Json -Depth 20 }
catch {
    $_.ErrorDetails.Message
    exit 1
}
