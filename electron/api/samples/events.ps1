# Follows what happens. After a break, send the last id that was seen, and nothing is missed.
Add-Type -AssemblyName System.Net.Http # Windows PowerShell does not load it by itself
$client = [System.Net.Http.HttpClient]::new()
$client.Timeout = [System.Threading.Timeout]::InfiniteTimeSpan
$client.DefaultRequestHeaders.Add('Authorization', "Bearer $env:PACKBENCH_TOKEN")
if ($args[0]) { $client.DefaultRequestHeaders.Add('Last-Event-ID', $args[0]) }
$stream = $client.GetStreamAsync("$env:PACKBENCH_URL/station/v1/events").GetAwaiter().GetResult()
$reader = [System.IO.StreamReader]::new($stream)
while ($null -ne ($line = $reader.ReadLine())) {
    if ($line -match '^data: (.*)') { $Matches[1] }
}
