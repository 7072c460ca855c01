# Buys one label. The transactionId is the identity of the purchase: sent again, it never buys twice.
$shipment = @{
    carrierId   = 'test-a'
    serviceType = 'A_GROUND'
    recipient   = @{
        address = @{ countryCode = 'US'; stateOrProvinceCode = 'CA'; city = 'Los Angeles'; zipCode = '90001'; streetLine1 = '1 Main St' }
        contact = @{ personName = 'Jane Roe' }
    }
    itemLines   = @(@{ weight = @{ units = 'LB'; value = 2.5 }; customerReference = @{ ref1 = 'PO-1' } })
}
$call = @{
    Method      = 'Post'
    Uri         = "$env:PACKBENCH_URL/cloud-ship-service/v1/shipment?documents=url"
    Headers     = @{ Authorization = "Bearer $env:PACKBENCH_TOKEN"; transactionId = $args[0] }
    ContentType = 'application/json; charset=utf-8'
    Body        = ConvertTo-Json $shipment -Depth 10
}
try { Invoke-RestMethod @call | ConvertTo-Json -Depth 10 }
catch {
    # It says in `purchase` whether anything was bought: not_made, made or unknown.
    $_.ErrorDetails.Message
    exit 1
}
