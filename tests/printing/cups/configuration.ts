/** Files of a CUPS that shares nothing with the machine's own; `folder` must be readable by the user lp. */
export const cupsFiles = (folder: string) => `
SystemGroup root lpadmin
User lp
Group lp
ServerRoot ${folder}/etc
StateDir ${folder}/run
CacheDir ${folder}/cache
RequestRoot ${folder}/spool
TempDir ${folder}/spool/tmp
AccessLog ${folder}/log/access_log
ErrorLog ${folder}/log/error_log
PageLog ${folder}/log/page_log
Printcap ${folder}/run/printcap
FileDevice Yes
`;

export const cupsServer = (folder: string, port: number) => `
LogLevel info
Listen 127.0.0.1:${port}
Listen ${folder}/run/cups.sock
Browsing No
DefaultAuthType None
DefaultEncryption Never
WebInterface No
JobRetryInterval 1
<Location />
  Order allow,deny
  Allow from 127.0.0.1
</Location>
<Location /admin>
  Order allow,deny
  Allow from 127.0.0.1
</Location>
<Policy default>
  JobPrivateAccess all
  JobPrivateValues none
  SubscriptionPrivateAccess all
  SubscriptionPrivateValues none
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
`;

/** A system bus of its own, only so that ippeveprinter's DNS-SD does not end it. */
export const privateBus = (socket: string) => `
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=${socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;
