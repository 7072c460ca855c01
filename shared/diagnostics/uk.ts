import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/uk.ts';
import { labels } from './labels/uk.ts';
import { ledger } from './ledger/uk.ts';
import { manifests } from './manifests/uk.ts';
import { orders } from './orders/uk.ts';
import { printing } from './printing/uk.ts';
import { roles } from './roles/uk.ts';
import { scales } from './scales/uk.ts';
import { services } from './services/uk.ts';
import { sources } from './sources/uk.ts';
import { tables } from './tables/uk.ts';
import { webhooks } from './webhooks/uk.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'Вікно надіслало те, чого станція не може прочитати. Перезавантажте вікно.',
  TRANSACTION_ID_REQUIRED: 'Вікно не надіслало ідентифікатор транзакції. Перезавантажте вікно.',
  TRANSACTION_ID_INVALID: 'Вікно надіслало ідентифікатор транзакції, якого станція не приймає. Перезавантажте вікно.',
  TRANSACTION_ID_MISMATCH: 'Вікно назвало дві різні транзакції. Перезавантажте вікно.',
  FIELD_INVALID: 'Станція не може прочитати один із фільтрів. Змініть його і спробуйте ще раз.',
  TOKEN_MISSING: 'Це вікно не під’єднано до станції.',
  TOKEN_INVALID: 'Станція більше не знає цього вікна. Під’єднайте його знову.',
  TOKEN_EXPIRED: 'Під’єднання цього вікна закінчилося. Під’єднайте його знову.',
  PAIRING_INVALID:
    'Це посилання вже використано, йому понад десять хвилин, або його створено до запуску станції. Створіть нове командою «packbench pair».',
  HOST_NOT_ALLOWED: 'Станція не відповідає за цією адресою.',
  ORIGIN_NOT_ALLOWED: 'Станція відхиляє сторінки з інших джерел.',
  SCOPE_MISSING: 'Цьому вікну це не дозволено. Адміністратор може дозволити це в «API та інструменти».',
  ROLE_MISSING: 'Зараз цьому вікну це не дозволено.',
  SIGNATURE_INVALID: 'Це посилання не від цієї станції.',
  NOT_FOUND: 'Тут більше нічого немає.',
  METHOD_NOT_ALLOWED: 'Станція не може зробити цього тут.',
  TRANSACTION_ID_REPEATED: 'Це відправлення вже куплено. Двічі воно не купується.',
  TRANSACTION_IN_PROGRESS: 'Це відправлення саме зараз купується.',
  TRANSACTION_IN_DOUBT: 'Невідомо, чи це відправлення куплено. Не купуйте його знову; воно чекає в «Потребує уваги».',
  STATE_CONFLICT: 'Воно вже не в тому стані, який це дозволяє. Перегляньте його ще раз.',
  OPERATION_NOT_SUPPORTED: 'Акаунт перевізника цього не пропонує.',
  ALREADY_EXISTS: 'Така назва вже є.',
  BACKUPS_ELSEWHERE: 'Ця станція не веде власних резервних копій.',
  SCALE_NOT_READY: 'Ваги вчасно не показали стабільної ваги. Подивіться на них і натисніть F8 ще раз.',
  FILE_EXPIRED: 'Посилання застаріло. Відкрийте відправлення знову, щоб отримати нове.',
  BODY_TOO_LARGE: 'Для станції це забагато за один раз.',
  UNSUPPORTED_MEDIA_TYPE: 'Станція не може прочитати файл такого типу.',
  VALIDATION_FAILED: 'Спершу треба дещо виправити.',
  CARRIER_REJECTED: 'Перевізник відхилив відправлення. Нічого не куплено.',
  BACKUP_UNUSABLE: 'Резервна копія пошкоджена або з новішої версії. Нічого не змінено; виберіть іншу.',
  RATE_LIMITED: 'Забагато спроб. Трохи зачекайте і спробуйте ще раз.',
  INTERNAL_ERROR: 'Станція припустилася помилки. Подробиці в її журналі роботи.',
  LABELS_PENDING: 'Куплено, але перевізник ще не надав етикеток. Станція й далі їх запитує.',
  VOID_UNCERTAIN:
    'Перевізник не підтвердив, що анулював етикетку. Не використовуйте її; анулюйте ще раз або запитайте перевізника.',
  SCALE_UNAVAILABLE: 'Ваги не під’єднано. У налаштуваннях видно, які саме шукає станція.',
  CARRIER_UNAVAILABLE: 'Перевізник недоступний. Нічого не куплено; спробуйте за мить.',
  LEDGER_UNUSABLE: 'Книга обліку відмовила або пошкоджена. До перезапуску станції нічого не купується.',
  LEDGER_UNAVAILABLE:
    'Спільна книга обліку недоступна. Доки її немає, нічого не купується; далі станція продовжить сама.',
  RESTORE_UNCONFIRMED:
    'Книгу обліку відновлено або скопійовано, і вона знає не все. Нічого не купується, доки адміністратор цього не підтвердить.',
  STATION_STOPPING: 'Станція завершує роботу. Нічого не куплено.',
  CARRIER_OUTCOME_UNKNOWN: 'Можливо, його куплено. Не купуйте знову; воно чекає в «Потребує уваги».',
  STORAGE_FULL: 'Диск заповнено: жодну покупку не можна записати, тож купувати не можна.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: '{field}: не заповнено.',
  FIELD_INVALID: '{field}: не прийнято. Станція повідомляє: «{words}»',
  FIELD_CONFLICT: '{field}: вказано двічі, з різними значеннями. Вкажіть один раз.',
  VALUE_NOT_ALLOWED: '{field}: «{actual}» не допускається. Допускається: {allowed}.',
  CARRIER_NOT_FOUND: 'Такого акаунта немає. Виберіть інший.',
  SERVICE_NOT_FOUND: '{carrier} не пропонує цієї послуги. Виберіть іншу.',
  SERVICE_NOT_AVAILABLE: 'Ця послуга не діє від відправника до цього одержувача. Виберіть іншу.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Ця послуга приймає одне місце за раз, а не {actual}.',
  WEIGHT_TOO_SMALL: '{field}: має бути більше нуля, також після округлення.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} допускає {limit}.',
  DIMENSION_TOO_SMALL: '{field}: має бути більше нуля, також після округлення.',
  DIMENSIONS_REQUIRED: 'Для цієї послуги потрібні довжина, ширина й висота.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} допускає довжину {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} допускає ширину {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} допускає висоту {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Довжина плюс обхват {actual}: {carrier} допускає {limit}.',
  GIRTH_OVER_LIMIT: 'Обхват {actual}: {carrier} допускає {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual}: забагато десяткових знаків, {carrier} приймає {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} не має місця для цього: {field}.',
  POSTAL_CODE_NOT_ROUTED: 'У таблиці маршрутів облікового запису немає цього індексу, і він відхиляє такі посилки.',
  LABEL_DOES_NOT_FIT:
    'На етикетці чи митному бланку немає місця для всього цього відправлення. Скоротіть його або змініть макет етикетки облікового запису.',
  REFERENCE_TOO_LONG: '{field}, кількість знаків {actual}: {carrier} друкує {limit}.',
  FIELD_NOT_SUPPORTED: '{carrier} не має місця для цього: {field}.',
  FIELD_TOO_LONG: '{field}, кількість знаків {actual}: {carrier} приймає {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field}, кількість знаків {actual}: {carrier} приймає {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field}: уже є в іншого вантажного місця. Дайте кожному своє значення.',
  CUSTOMS_ITEM_UNLINKED: '{field}: не відповідає жодному місцю цього відправлення.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field}: невідомо, тож не враховується.',
  FIELD_LEFT_OUT: '{field}: перевізник не має місця для всього; частину пропущено.',
  POSTAL_CODE_NOT_ROUTED:
    'У таблиці маршрутів облікового запису немає цього індексу: етикетку буде надруковано без коду сортування.',
  VALUE_ROUNDED: '{field}: округлюється до десяткових знаків, які зберігає перевізник.',
  SIDES_REORDERED: '{field}: сторони надсилаються від найдовшої.',
  GIRTH_MAY_BE_REFUSED: 'Перевізник може відмовитися від цього місця: великий обхват.',
  LENGTH_OVER_LIMIT: 'Перевізник може відмовитися від цього місця: велика довжина.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Перевізник може відмовитися від цього місця: велика сума довжини й обхвату.',
  CUSTOMS_MISSING:
    'Відправлення перетинає митний кордон, але вміст не задекларовано. Додайте його в розділі «Митниця».',
  FIELD_DOUBTFUL: '{field}: схоже на помилку. Перевірте.',
  CHARACTER_REPLACED: '{field}: є знаки, яких етикетка не може надрукувати; їх буде замінено.',
  NUMBER_RANGE_LOW: 'Номери перевізника закінчуються. Попросіть у нього нові.',
  PAPER_NOT_QUEUED:
    'Куплено, етикетки друкуються, але для інших документів немає типового принтера. Виберіть його в розділі «Принтери».',
  PRINT_NOT_QUEUED: 'Куплено, але етикетки не друкуються. Надрукуйте їх з останніх відправлень.',
  SHIPPED_BEFORE: 'Те саме вже йшло цьому одержувачу за останні 14 днів.',
  ROW_REPEATED: 'Інший рядок цієї партії надсилає те саме цьому одержувачу.',
  CUSTOMS_FACT_MISSING: 'Бракує поля {field}: його вимагає кордон.',
  CANCELLED_AT_SHOP: 'Магазин каже, що це замовлення скасовано.',
  SHIPPED_AT_SHOP: 'Магазин каже, що це замовлення вже відправлено, повністю або частково.',
  WEIGHT_UNUSUAL: '{field}: незвичне значення для такого вмісту.',
  NO_RULES_KNOWN: 'Для цієї послуги невідомі обмеження розміру й ваги: вирішує перевізник.',
  VOID_REFUSED: 'Перевізника попросили анулювати, і він відмовив: етикетка чинна й оплачується.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} не приймає з’єднання. Чи працює ця служба?',
  CONNECTION_BROKEN: '{at}: з’єднання обірвано.',
  NO_ANSWER: '{at} не відповідає вчасно.',
  UNREACHABLE: '{at}: немає доступу.',
  NAME_UNKNOWN: '{at}: у цій мережі такої назви ніхто не знає.',
  NOT_THERE: '{at}: не знайдено.',
  NOT_ALLOWED: '{at}: станція не має дозволу.',
  STATION_STOPPING: '{at}: припинено, бо станція завершує роботу.',
  SYSTEM_SAYS: '{at}: не вдається використати. Система повідомляє: «{words}»',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} показує не той сертифікат, про який домовлено.',
  ANSWER_TOO_LARGE: '{at}: відповідь більша за {limit} байтів.',
  ANSWER_LOST: '{at}: зв’язок обірвався після надсилання повідомлення. Чи воно дійшло, невідомо.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'Це не JSON. Станція повідомляє: «{words}»',
  POSTAL_CODE_SHORT:
    'Поштовий індекс {actual} закороткий: для країни {country} потрібно цифр: {digits}. Якщо загубилися нулі на початку, напишіть {whole}.',
  SERVICE_REFUSED: 'Сервіс відмовив ({status}).',
  TOKEN_REFUSED: 'Сервіс відхилив токен доступу ({status}).',
  SERVICE_BOUGHT_NOTHING: 'Сервіс нічого не купив ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'Сервіс перенаправляє ({status}), а туди покупки не надсилаються.',
  ANSWER_NOT_JSON: 'Відповідь сервісу ({status}) не є JSON.',
  ANSWER_NO_SALE: 'Відповідь сервісу ({status}) не є продажем.',
  ANSWER_PROVES_NOTHING: 'Сервіс відповів {status}, і з цього не видно, що він зробив.',
  SERVICE_ASKS_TO_WAIT: '{at} поки що не приймає запитів; просить зачекати, секунд: {seconds}.',
  SERVICE_TAKES_NO_MORE: '{at} поки що не приймає запитів.',
  STEP_NOT_NOTED:
    'Книга обліку не змогла записати ідентифікатор першого кроку, тож крок купівлі не надіслано. Система повідомляє: «{words}»',
  PARTLY_SOLD: 'Продано місць {sold} з {packages}: {numbers}.',
  DOCUMENTS_UNUSABLE: 'Документи перевізника, які не можна використати: {documents}.',
  NO_ANSWER_IN_TIME: 'До кінцевого строку відповіді не було.',
  ADAPTER_FAILED: 'Зв’язок із перевізником не вдався. Система повідомляє: «{words}»',
  REFUSAL_FORGOTTEN: 'Нічого не куплено; причина вже невідома.',
  STOPPED_BEFORE_SENDING: 'Станція завершила роботу до того, як щось було надіслано.',
  STOPPED_BEFORE_ANSWER: 'Станція завершила роботу до того, як надійшла відповідь.',
  AFTER_BACKUP: 'Прийнято після резервної копії, яку відновлено. Попередня книга обліку каже: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'Прийнято після резервної копії, яку відновлено. Попередня книга обліку каже: {state}, {numbers}.',
  OUTCOME_LOST: 'Книга обліку втратила, що з ним сталося. Останній відомий стан: {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'Книга обліку втратила, що з ним сталося. Останній відомий стан: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'У діапазоні від {first} до {last} акаунта {account} лишилося замало номерів, потрібно: {packages}. Попросіть у перевізника новий.',
  NUMBERS_LOW: 'Лишилося мало номерів: {ranges}. Попросіть у перевізника ще.',
  TEST_UNREACHABLE: 'Тестовий перевізник недоступний, як і замовлено.',
  TEST_ANSWER_LOST: 'Тестовий перевізник продав відправлення, а його відповідь загубилася, як і замовлено.',
  TEST_NOT_SAID_YET: 'Тестовий перевізник скаже про долю відправлення за дві хвилини після купівлі.',
  TEST_TOO_SLOW: 'Тестовий перевізник не встиг відповісти; він чекає {milliseconds} мс, як і замовлено.',
  VOID_REFUSED:
    'Перевізника попросили анулювати, і він відмовив; етикетка чинна й оплачується. Він повідомляє: «{words}»',
  NO_SERVICE_CARRIES: '{account}: жодна послуга не може цього перевезти.',
  ACCOUNT_CANNOT_QUOTE: '{account}: ціну не розрахувати, бо цей спосіб купівлі її не має.',
  NOTHING_QUOTED: '{account}: ціни для цього немає.',
  RATES_FAILED: 'Ціни не вдалося запитати. Система повідомляє: «{words}»',
  ACCOUNT_SECRET_UNREADABLE:
    'Це робоче місце не може відкрити секрет акаунта {account}. Якщо книга обліку спільна, запустіть його зі спільним файлом ключа (--secrets-key); інакше задайте секрет заново. Система повідомляє: «{words}»',
  SECRETS_UNREADABLE:
    'Це робоче місце не може відкрити секрети цих акаунтів і нічого на них не купує: {accounts}. Якщо книга обліку спільна, запустіть його зі спільним файлом ключа (--secrets-key); інакше задайте секрети заново.',
  ACCOUNT_SECRET_GONE: 'Акаунт {account} не має секрету. Задайте його заново.',
  ACCOUNT_ADDRESS_CHANGED: 'Адреса акаунта {account} змінилася після того, як задано секрет. Задайте його заново.',
  TOKEN_NOT_IN_TIME: '{at}: токен доступу до кінцевого строку не надійшов.',
  TOKEN_NOT_GIVEN: '{at}: токен доступу не надано ({status}).',
  KEYS_REFUSED: '{at} відхиляє ключі акаунта ({status}). Перевірте їх або створіть там нові.',
  BALANCE_TOO_LOW: '{at} нічого не продає: на балансі акаунта там не вистачає коштів. Поповніть його там.',
  ACCOUNT_REFUSED: '{at} відхиляє дані акаунта ({status}). Перевірте його ключі та що їм там дозволено.',
  ACCOUNT_NOT_THERE: '{at} приймає ключі, але не має акаунта {account}.',
  SERVICE_HAS_FAULT: '{at}: збій ({status}).',
  CARRIER_SOLD: 'Перевізник продав: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'Запитана станція не знає цієї транзакції; нічого не куплено.',
  ASKED_WITH_OTHER_KEYS:
    'Запитана станція не знає цієї транзакції з нинішніми ключами; її надіслано з іншими, і з ними її могли купити.',
  ACCOUNT_KEYS_CHANGED: 'Ключі акаунта щойно змінено; нічого не надіслано.',
  TRANSACTION_NOT_KNOWN_YET: 'Запитана станція ще не знає цієї транзакції.',
  TRANSACTION_OTHER: 'Сервіс відповів іншою транзакцією.',
  PURCHASE_NOT_THERE: 'Сервіс не має відправлення з нашим ідентифікатором; нічого не куплено.',
  PURCHASE_NOT_THERE_YET: 'Сервіс ще не має відправлення з нашим ідентифікатором.',
  PURCHASE_OF_OTHER_KEYS:
    'Сервіс не має відправлення з нашим ідентифікатором за нинішніх ключів; його надіслано з іншими, і з ними його могли купити.',
  UPSTREAM_BOUGHT_NOTHING: 'Запитана станція нічого не купила.',
  LOOKUP_WITHOUT_ANSWER: 'Сервіс не може сказати, що з ним сталося ({status}).',
  LABEL_NOT_THERE:
    '{at} знає покупку як {id} і поки що не показує трек-номера, що нічого не доводить. Її доля видна там.',
  LOOKUP_FAILED: 'Запит не вдався. Система повідомляє: «{words}»',
  NO_NUMBER_TAKEN: 'З діапазону не взято жодного номера; нічого не куплено.',
  SETTLED_BY_PERSON: 'Людина з’ясувала, що нічого не куплено: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'Шлях має бути повним.',
  FOLDER_OF_THE_STATION: 'Папка має бути поза папкою даних станції.',
  FOLDER_UNREADABLE: '{at}: це не папка, яку можна прочитати.',
};
