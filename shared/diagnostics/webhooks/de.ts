import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'Das Geheimnis, das die Nachrichten unterschreibt, fehlt. Legen Sie den Webhook neu an.',
  NOT_SIGNED: 'Die Nachricht konnte nicht unterschrieben oder gesendet werden. Mehr steht im Protokoll der Station.',
  ADDRESS_INVALID: 'Die Adresse muss mit https:// beginnen und darf weder Benutzer noch Fragment enthalten.',
  ADDRESS_MASKED: 'Wo *** steht, wird ein Teil der Adresse nicht angezeigt. Geben Sie die ganze Adresse ein.',
  ADDRESS_UNENCRYPTED: '{at} würde unverschlüsselt aufgerufen. Verwenden Sie https oder eine Adresse dieses Rechners.',
  ADDRESS_NOT_CALLED: '{at} liegt in einem Netz, das die Station nicht aufruft.',
};
