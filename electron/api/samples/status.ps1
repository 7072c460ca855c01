# What became of a transaction: the stored answer, or the problem that the purchase ended with. The cure for a lost answer.
$transactionId = [uri]::EscapeDataString($args[0])
$call = @{
    Uri     = "$env:PACKBENCH_URL/station/v1/shipments/by-transaction/$transactionId"
    Headers = @{ Authorization = "Bearer $env:PACKBENCH_TOKEN" }
}
try { Invoke-RestMethod @call | ConvertTo-Json -Depth 20 }
catch {
    $_.ErrorDetails.Message
    exit 1
}
