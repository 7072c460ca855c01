import { comparableName } from '#shared/format/party-field-names.ts';
import type { SourceState } from '#shared/schema/orders/order-draft.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { isFilled, textOf, type Cell } from './cell-values.ts';
import type { RowLines } from './table-rules.ts';
import type { Shop } from './shop-columns.ts';
import { shopField, shopOf } from './shops.ts';

/** What a shop says of an order, or of a line of it. DONE: sent without the station. PARTLY: some of it was. */
export type SaidState = SourceState | 'DONE' | 'PARTLY';

/** What shops call these: by their codes, and in the languages of the window. */
const WORDS: Readonly<Record<SaidState, readonly string[]>> = {
  OPEN: [
    'open|new|paid|processing|in progress|in process|unfulfilled|unshipped|ready|ready to ship|ready for delivery|awaiting shipment|awaiting fulfillment|pending fulfillment|request declined',
    'offen|neu|bezahlt|in bearbeitung|versandbereit|zur lieferung bereit|in bearbeitung wartet',
    'abierto|nuevo|pagado|procesando|en proceso|listo para enviar',
    'ouverte|nouvelle|payée|en cours|en traitement|en préparation|prête à expédier',
    'otwarte|nowe|opłacone|w trakcie realizacji|w realizacji|gotowe do wysyłki',
    'deschisă|nouă|plătită|în procesare|gata de expediere',
    'açık|yeni|ödendi|işleniyor|hazırlanıyor|gönderime hazır',
    'відкрито|нове|сплачено|оплачено|обробляється|в обробці|готове до відправлення',
  ],
  PARTLY: [
    'partial|partially fulfilled|partially shipped|partially delivered|partially completed',
    'teilweise ausgeliefert|teilweise abgeschlossen|teilweise versandt|teilweise versendet|teilweise geliefert',
    'parcial|parcialmente enviado|enviado parcialmente',
    'partielle|partiellement expédiée|partiellement expédié|expédiée partiellement|expédié partiellement|partiellement livrée|partiellement livré',
    'częściowo wysłane|częściowo zrealizowane',
    'parțial expediată|expediată parțial|parțial livrată',
    'kısmen gönderildi',
    'частково відправлено|частково виконано',
  ],
  HELD: [
    'held|hold|on hold|holded|scheduled|pending|pending payment|payment review|fraud|failed|awaiting payment|clarification required',
    'angehalten|wartend|in wartestellung|zahlung ausstehend|klärung notwendig|fehlgeschlagen',
    'en espera|pendiente|pendiente de pago|fallido',
    'en attente|attente paiement|en attente paiement|en attente de paiement|échouée|suspendue',
    'wstrzymane|wstrzymane oczekujące na płatność|oczekujące|oczekujące na płatność|nieudane',
    'în așteptare|plată în așteptare|în așteptarea plății|eșuată|suspendată',
    'beklemede|ödeme bekleniyor|başarısız|başarısız oldu',
    'на утриманні|в очікуванні|очікує|очікує оплати|очікується оплата|не вдалося|невдале',
  ],
  CANCELLED: [
    'cancelled|canceled|cancelled / rejected|refunded|restocked|voided|deleted|trash|not eligible',
    'storniert|storniert / abgelehnt|abgebrochen|erstattet|rückerstattet|zurückerstattet',
    'cancelado|cancelada|anulado|anulada|reembolsado|reembolsada',
    'annulée|annulé|remboursée|remboursé',
    'anulowane|anulowano|odwołane|zwrócone',
    'anulată|anulat|rambursată|rambursat',
    'iptal|iptal edildi|iade edildi',
    'скасовано|скасоване|повернено|кошти повернено',
  ],
  DONE: [
    'completed|complete|closed|done|shipped|fulfilled|delivered|completely delivered|sent',
    'abgeschlossen|fertiggestellt|vollständig|geschlossen|versandt|verschickt|versendet|geliefert|erledigt|komplett abgeschlossen|komplett ausgeliefert',
    'completado|completada|completo|cerrado|cerrada|enviado|enviada|entregado|entregada',
    'terminée|terminé|fermée|fermé|expédiée|expédié|livrée|livré|envoyée|envoyé',
    'zrealizowane|ukończone|zakończone|zamknięte|wysłane|wysłano|dostarczone',
    'finalizată|finalizat|închisă|închis|expediată|expediat|livrată|livrat',
    'tamamlandı|kapatıldı|kapalı|gönderildi|kargoya verildi|teslim edildi',
    'виконано|завершено|закрито|відправлено|доставлено',
  ],
};

/** Without case, accents and signs; what stands in brackets counts. WooCommerce puts `wc-` before its own. */
const plain = (words: string) => comparableName(words.replaceAll(/[()[\]]/g, ' ')).replace(/^wc /, '');

const STATES = new Map(
  (Object.entries(WORDS) as [SaidState, readonly string[]][]).flatMap(([state, languages]) =>
    languages.flatMap((words) => words.split('|').map((word): [string, SaidState] => [plain(word), state])),
  ),
);

/** What the cell says of an order, or of a line of it; undefined where that is not known. */
export const shopStateIn = (cell: Cell): SaidState | undefined => STATES.get(plain(textOf(cell)));

/** The columns of a table in which its shop says how the order stands. */
interface Saying {
  state: readonly string[];
  cancelledAt: readonly string[];
  shippedAt: readonly string[];
}
const known = new WeakMap<readonly string[], Saying>();

function sayingOf(columns: readonly string[]): Saying {
  const earlier = known.get(columns);
  if (earlier) return earlier;
  const shop: Shop | null = shopOf(columns);
  const saying = (field: OrderField) => columns.filter((column) => shopField(shop, column) === field);
  const found = { state: saying('state'), cancelledAt: saying('cancelledAt'), shippedAt: saying('line.shippedAt') };
  known.set(columns, found);
  return found;
}

/**
 * What the shop whose table it is says of the order, in whichever of its lines: by its state, or by when that was. SHIPPED, too, where some of it
 * was. Null where it is to be shipped, or nothing is said.
 */
export function saidByShop(
  columns: readonly string[],
  { cells, furtherLines }: Pick<RowLines, 'cells' | 'furtherLines'>,
): 'CANCELLED' | 'SHIPPED' | null {
  const { state, cancelledAt, shippedAt } = sayingOf(columns);
  const lines = [cells, ...furtherLines.map((line) => line.cells)];
  const states = lines.flatMap((line) => state.map((column) => shopStateIn(line[column] ?? '')));
  const isSaid = (columns: readonly string[]) => lines.some((line) => columns.some((column) => isFilled(line[column])));
  if (isSaid(cancelledAt) || states.includes('CANCELLED')) return 'CANCELLED';
  return isSaid(shippedAt) || states.includes('DONE') || states.includes('PARTLY') ? 'SHIPPED' : null;
}
