# Voids a shipment that was bought by mistake. Its id is in the list of shipments.
$shipments = "$env:PACKBENCH_URL/station/v1/shipments"
$headers = @{ Authorization = "Bearer $env:PACKBENCH_TOKEN" }
$transactionId = [uri]::EscapeDataString($args[0])

$shipment = (Invoke-RestMethod -Uri "${shipments}?transactionId=$transactionId" -Headers $headers).shipments[0]
$call = @{
    Method      = 'Post'
    Uri         = "$shipments/$($shipment.id)/void"
    Headers     = $headers
    ContentType = 'application/json'
    Body        = ConvertTo-Json @{ reason = 'Wrong weight' }
}
try { Invoke-RestMethod @call | ConvertTo-Json -Depth 20 }
catch {
    $_.ErrorDetails.Message
    exit 1
}
