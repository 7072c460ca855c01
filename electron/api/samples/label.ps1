# Saves each label of a transaction in a folder, under the number of its package: links are signed, valid for 24 hours, and need no token.
$transactionId = [uri]::EscapeDataString($args[0])
$call = @{
    Uri     = "$env:PACKBENCH_URL/station/v1/shipments/by-transaction/${transactionId}?documents=url"
    Headers = @{ Authorization = "Bearer $env:PACKBENCH_TOKEN" }
}
$number = 0
foreach ($package in (Invoke-RestMethod @call).data.transactionShipments) {
    $number++
    $label = $package.packageDocuments | Where-Object contentType -EQ 'LABEL' | Select-Object -First 1
    Invoke-WebRequest -Uri $label.fileUrl -OutFile (Join-Path $args[1] "$number.$($label.imageType)")
}
