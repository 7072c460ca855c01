import type { Warning } from '#shared/diagnostics/problem.ts';
import { folded } from '#shared/format/folded.ts';
import { comparableName } from '#shared/format/party-field-names.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { SourceState } from '#shared/schema/orders/order-draft.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { isFilled, textOf, type Cell } from './cell-values.ts';
import { resultStatesIn } from './column-names.ts';
import type { RowLines } from './table-rules.ts';
import type { Shop } from './shops/shop.ts';
import { shopField, shopOf } from './shops/shops.ts';

/** What a shop says of an order, of its payment, or of a line of it. DONE: sent without the station. PARTLY: some of it was. */
export type SaidState = SourceState | 'DONE' | 'PARTLY';

/** What shops call an order that is paid. */
const PAID =
  'paid|completely paid|completely invoiced|authorized|partially refunded|refunded partially|bezahlt|komplett bezahlt|komplett in rechnung gestellt|autorisiert|teilweise erstattet|pagado|pagada|payée|payé|opłacone|opłacono|plătită|plătit|ödendi|сплачено|оплачено';

/** What shops call these: by their codes, and in the languages of the window. */
const WORDS: Readonly<Record<SaidState, readonly string[]>> = {
  OPEN: [
    PAID,
    'open|new|processing|in progress|in process|unfulfilled|unshipped|ready|ready to ship|ready for delivery|awaiting shipment|awaiting fulfillment|pending fulfillment|request declined',
    'offen|neu|in bearbeitung|versandbereit|zur lieferung bereit|in bearbeitung wartet',
    'abierto|abierta|nuevo|nueva|procesando|en proceso|listo para enviar',
    'ouverte|ouvert|nouvelle|en cours|en traitement|en préparation|prête à expédier',
    'otwarte|nowe|w trakcie realizacji|w realizacji|gotowe do wysyłki',
    'deschisă|nouă|în procesare|gata de expediere',
    'açık|yeni|işleniyor|hazırlanıyor|gönderime hazır',
    'відкрито|нове|обробляється|в обробці|готове до відправлення',
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
    'held|hold|on hold|holded|scheduled|pending|pending payment|payment review|fraud|failed|awaiting payment|unpaid|not paid|partially paid|paid partially|reminded|expired|draft|checkout draft|clarification required',
    'partially invoiced|1st reminder|2nd reminder|3rd reminder|encashment|delayed|review necessary|no credit approved',
    'angehalten|wartend|in wartestellung|zahlung ausstehend|unbezahlt|nicht bezahlt|teilweise bezahlt|erinnert|klärung notwendig|fehlgeschlagen|entwurf',
    'teilweise in rechnung gestellt|1. mahnung|2. mahnung|3. mahnung|inkasso|verzögert|überprüfung notwendig|es wurde kein kredit genehmigt',
    'en espera|pendiente|pendiente de pago|sin pagar|no pagado|fallido|borrador',
    'en attente|attente paiement|en attente paiement|en attente de paiement|impayée|impayé|non payée|non payé|échouée|échoué|suspendue|brouillon',
    'wstrzymane|wstrzymane oczekujące na płatność|oczekujące|oczekujące na płatność|nieopłacone|nieudane|szkic',
    'în așteptare|plată în așteptare|în așteptarea plății|neplătită|neplătit|eșuată|eșuat|suspendată|suspendat|ciornă',
    'beklemede|ödeme bekleniyor|ödenmedi|başarısız|başarısız oldu|taslak',
    'на утриманні|в очікуванні|очікує|очікує оплати|очікується оплата|не оплачено|неоплачено|не сплачено|не вдалося|невдале|чернетка',
  ],
  CANCELLED: [
    'cancelled|canceled|cancelled / rejected|refunded|restocked|re-crediting|voided|deleted|trash|not eligible',
    'storniert|storniert / abgelehnt|abgebrochen|vorgang abgebrochen|der vorgang wurde abgebrochen|erstattet|rückerstattet|zurückerstattet|wiedergutschrift',
    'cancelado|cancelada|anulado|anulada|reembolsado|reembolsada',
    'annulée|annulé|remboursée|remboursé',
    'anulowane|anulowano|odwołane|odwołano|zwrócone|zwrócono|zwrot środków',
    'anulată|anulat|rambursată|rambursat',
    'iptal|iptal edildi|iade edildi',
    'скасовано|скасоване|скасований|скасована|повернено|повернене|повернений|кошти повернено',
  ],
  DONE: [
    'completed|complete|closed|done|shipped|fulfilled|delivered|completely delivered|sent',
    'abgeschlossen|fertiggestellt|vollständig|geschlossen|versandt|verschickt|versendet|geliefert|erledigt|komplett abgeschlossen|komplett ausgeliefert',
    'completado|completada|completo|cerrado|cerrada|enviado|enviada|entregado|entregada',
    'terminée|terminé|fermée|fermé|expédiée|expédié|livrée|livré|envoyée|envoyé',
    'zrealizowane|ukończone|zakończone|zamknięte|wysłane|wysłano|dostarczone|dostarczono',
    'finalizată|finalizat|închisă|închis|expediată|expediat|livrată|livrat',
    'tamamlandı|kapatıldı|kapalı|gönderildi|kargoya verildi|teslim edildi',
    'виконано|виконане|завершено|завершене|закрито|закрите|відправлено|відправлене|доставлено|доставлене',
  ],
};

/** Without case, accents and signs; what stands in brackets counts. WooCommerce puts `wc-` before its own. */
const plain = (words: string) => folded(comparableName(words.replaceAll(/[()[\]]/g, ' '))).replace(/^wc /, '');

const STATES = new Map(
  (Object.entries(WORDS) as [SaidState, readonly string[]][]).flatMap(([state, languages]) =>
    languages.flatMap((words) => words.split('|').map((word): [string, SaidState] => [plain(word), state])),
  ),
);

/** What the cell says of an order, or of a line of it; undefined where that is not known. */
export const shopStateIn = (cell: Cell): SaidState | undefined => STATES.get(plain(textOf(cell)));

const PAID_WORDS: ReadonlySet<string> = new Set(PAID.split('|').map(plain));

/** What the cell says of a payment: one that is open, new, in progress or partial is still to come; one that is completed is paid. */
export function paymentStateIn(cell: Cell): SourceState | undefined {
  const said = shopStateIn(cell);
  if (said === 'DONE') return 'OPEN';
  return said === 'PARTLY' || (said === 'OPEN' && !PAID_WORDS.has(plain(textOf(cell)))) ? 'HELD' : said;
}

/** The columns of a table in which its shop says how the order and its payment stand, and when it was cancelled or shipped; or a result, what became of the row. */
type Saying = Readonly<Record<'state' | 'payment' | 'cancelledAt' | 'shippedAt' | 'result', readonly string[]>>;
const known = new WeakMap<readonly string[], Saying>();

function sayingOf(columns: readonly string[]): Saying {
  const earlier = known.get(columns);
  if (earlier) return earlier;
  const shop: Shop | null = shopOf(columns);
  const saying = (field: OrderField) => columns.filter((column) => shopField(shop, column) === field);
  const found = {
    ...{ state: saying('state'), payment: saying('payment') },
    ...{ cancelledAt: saying('cancelledAt'), shippedAt: saying('line.shippedAt'), result: resultStatesIn(columns) },
  };
  known.set(columns, found);
  return found;
}

/** What a result says of rows that were bought, or may have been. */
const MAY_BE_BOUGHT: readonly string[] = ['BOUGHT', 'UNKNOWN', 'RUNNING'] satisfies BatchRowState[];

/** Why an order is not to be shipped now, and the cell that says so. */
export interface SaidByTable {
  state: 'BOUGHT' | 'CANCELLED' | 'SHIPPED' | 'HELD';
  said: NonNullable<Warning['said']>;
}

/**
 * Why the order is not to be shipped now, as the shop whose table it is says in whichever of its lines: by its state, by its payment, or by when it was
 * cancelled or shipped. SHIPPED, too, where some of it was; BOUGHT where the table is the result of a batch that has, or may have, bought the row. Null where it is to be shipped, or nothing is said.
 */
export function saidByTable(
  columns: readonly string[],
  { cells, furtherLines }: Pick<RowLines, 'cells' | 'furtherLines'>,
): SaidByTable | null {
  const saying = sayingOf(columns);
  const lines = [cells, ...furtherLines.map((line) => line.cells)];
  const filled = (of: readonly string[]) =>
    lines.flatMap((line) =>
      of.flatMap((column) => {
        const cell = line[column];
        return isFilled(cell) ? [{ column, words: textOf(cell) }] : [];
      }),
    );
  const bought = filled(saying.result).find(({ words }) => MAY_BE_BOUGHT.includes(words));
  if (bought) return { state: 'BOUGHT', said: bought };
  const states = [
    ...filled(saying.state).map((said) => ({ said, state: shopStateIn(said.words) })),
    ...filled(saying.payment).map((said) => ({ said, state: paymentStateIn(said.words) })),
  ];
  const inState = (...wanted: SaidState[]) => states.find(({ state }) => state && wanted.includes(state))?.said;
  const cancelled = filled(saying.cancelledAt)[0] ?? inState('CANCELLED');
  if (cancelled) return { state: 'CANCELLED', said: cancelled };
  const shipped = filled(saying.shippedAt)[0] ?? inState('DONE', 'PARTLY');
  if (shipped) return { state: 'SHIPPED', said: shipped };
  const held = inState('HELD');
  return held ? { state: 'HELD', said: held } : null;
}
