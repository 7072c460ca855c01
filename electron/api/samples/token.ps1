# A token for AK and SK, valid for one hour
$form = @{
    grant_type    = 'client_credentials'
    client_id     = $env:PACKBENCH_ACCESS_KEY
    client_secret = $env:PACKBENCH_SECRET_KEY
}
$answer = Invoke-RestMethod -Method Post -Uri "$env:PACKBENCH_URL/oauth/token" -Body $form
$answer.access_token
