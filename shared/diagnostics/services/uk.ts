import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} приймає ключ, але він тестовий і не має перевізника {carrier}. Перевізники для відправлення належать до іншого ключа.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} приймає ключ, але він для відправлення і не має перевізника {carrier}. Перевізники для тестів належать до іншого ключа.',
  SERVICE_CARRIER_OFF: '{at}: перевізника {carrier} вимкнено або ще не під’єднано. Під’єднайте його там.',
  SERVICE_CARRIER_INACTIVE: '{at}: перевізника вимкнено або ще не під’єднано. Під’єднайте його там.',
  SERVICE_PLAN_LACKS: '{at}: тариф акаунта цього не охоплює. Змініть його там.',
  SERVICE_ACCOUNT_REFUSED: '{at} не приймає заданого акаунта чи договору. Перевірте його номер в акаунті тут.',
  SERVICE_ADDRESS_REFUSED: '{at} не приймає адреси. Виправте її.',
  SERVICE_NO_SUCH_LABEL: '{at} не друкує етикеток цього формату на {stock}. Виберіть інший формат або носій.',
  OWN_ID_TAKEN:
    '{at} вже має відправлення з ідентифікатором {id}, тож його міг купити попередній запит. Це покаже перевірка.',
  LABEL_WITH_ERROR: 'Сервіс має етикетку {id} з помилкою. Її доля видна там.',
  LABEL_VOIDED_THERE: 'Сервіс продав етикетку {id} ({numbers}), і там її анульовано.',
  LABEL_IN_WORK: 'Сервіс ще створює етикетку {id}. Її долю покаже перевірка.',
  KEY_OF_OTHER_MODE:
    'Ключ акаунта належить до іншого режиму {at}, для відправлення чи для тестів. Задайте ключ заново.',
  KEY_FOR_TESTS:
    '{at} показує свої акаунти перевізників лише ключам для відправлення. Введіть ідентифікатор акаунта перевізника або імпортуйте з таким ключем.',
  SERVICE_NOT_OFFERED: '{at} не пропонує {service} для цього відправлення.',
  PARTLY_VOIDED: 'Повертаються лише ці етикетки: {numbers}. Інші чинні. Перевізник повідомляє: «{words}»',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Етикеток ще немає.',
  LABELS_LACKING: 'Не надійшло етикеток для місць: {packages}.',
  LABELS_NOT_SPLIT: 'На місця ({packages}) надійшов один файл. Етикеток у ньому: {labels}.',
  LABELS_FAILED: 'Етикетки не вдалося отримати. Система повідомляє: «{words}»',
  DOCUMENT_LACKING: 'Не надійшло етикетки для місця {package}.',
  DOCUMENT_LINK_BROKEN: 'Посилання на документ не є адресою.',
  DOCUMENT_LINK_WITH_PASSWORD: 'У посиланні на документ є пароль.',
  DOCUMENT_ELSEWHERE: 'З {at} етикетки не беруться: акаунт не називає цієї адреси.',
  DOCUMENT_UNENCRYPTED: 'З {at} етикетки не беруться без шифрування.',
  DOCUMENT_NOT_GIVEN: '{at} відповів {status} замість документа.',
  DOCUMENT_OF_NO_FORMAT: '{type} не є форматом етикеток.',
  DOCUMENT_EMPTY: 'Документ порожній.',
  DOCUMENT_TOO_LARGE: 'Документ більший за {limit} байтів.',
  DOCUMENT_DECLARED_OTHERWISE: 'Документ оголошено як {declared}, а не {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Документ починається не так, як {type}.',
  DOCUMENT_NOT_BASE64: 'Документ не є base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at}: причини не вказано.',
  // Of voids.
  VOID_FAILED: 'Запит на анулювання не вдався. Система повідомляє: «{words}»',
  VOID_NOT_SAID: 'Сервіс не каже, що сталося з анулюванням {id}.',
  VOID_WITH_OTHER_KEYS:
    'Сервіс відмовив в анулюванні за нинішніх ключів. Етикетку куплено з іншими, тож це не каже, що з нею сталося.',
  VOID_OF_OTHER_NUMBERS: 'Сервіс знає покупку з іншими трек-номерами.',
  VOID_WITHOUT_LABEL: '{at} не віддає етикетки, яку треба анулювати.',
  VOID_WITHOUT: 'Частину місць анульовано, але не {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED:
    'Перевізника попросили про маніфест, і невідомо, чи він його створив. Система повідомляє: «{words}»',
  MANIFEST_NOT_FOUND: '{at} не має маніфесту цих відправлень, що нічого не доводить.',
  MANIFEST_NOT_SAID: '{at} не каже, що сталося з маніфестом.',
  MANIFEST_NOT_SENT: 'Перевізника не просили про маніфест.',
  MANIFEST_REFUSED: 'Перевізник не створив маніфесту. Він повідомляє: «{words}»',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'Анульовано.',
  SHIPMENT_BEING_VOIDED: 'Запитано анулювання.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Куплено через інший сервіс або з іншими ключами.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} цього не знає.',
  SHIPMENT_ON_NO_MANIFEST: '{at} не вніс цього до жодного маніфесту.',
  MANIFEST_NO_IDS: '{at} не має ідентифікатора жодного з відправлень, тож жодне не можна внести до його маніфесту.',
  REFERENCE_NOT_FOUND:
    '{at} не знаходить етикетки за референсом {reference}, що нічого не доводить. Пошукайте цей референс у відправленнях акаунта там.',
  REFERENCE_FOUND_OTHERWISE:
    'За референсом {reference} {at} знаходить {numbers}, а надіслано місць: {packages}. Порівняйте їх там.',
  // Of UPS.
  UPS_MEASURE: 'Місце {package} має розмір {measure}: UPS приймає знаків: {limit}. Округліть його.',
  UPS_ACCOUNT_REFUSED: 'UPS не відправляє з акаунта {account}. Перевірте його номер в акаунті тут.',
  UPS_RECIPIENT_REFUSED: 'UPS не приймає одержувача. Виправте адресу.',
  UPS_SERVICE_REFUSED: 'UPS не пропонує цієї послуги звідси туди. Виберіть іншу.',
  UPS_NOT_FOUND:
    'UPS не знаходить етикетки за референсом {reference}, що нічого не доводить. Пошукайте його на ups.com в історії відправлень акаунта {account}.',
  UPS_NO_REFERENCE:
    'Референси на етикетці не лишили місця для референсу станції, тож UPS не запитати. Пошукайте одержувача на ups.com в історії відправлень акаунта {account}.',
};
