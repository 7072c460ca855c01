import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Le service d’impression n’a pas de file {queue}.',
  QUEUE_CLOSED: 'La file {queue} n’accepte aucune tâche.',
  QUEUE_CLOSED_SAYING: 'La file {queue} n’accepte aucune tâche. Le service d’impression dit : « {words} »',
  QUEUE_PAUSED: 'La file {queue} est en pause.',
  QUEUE_PAUSED_SAYING: 'La file {queue} est en pause. Le service d’impression dit : « {words} »',
  PRINT_SERVICE_SAYS: 'Le service d’impression a refusé. Il dit : « {words} »',
  // On its way, and done.
  PRINT_SENDING: 'Envoi à {printer} en cours.',
  PRINT_MOVED: '{printer} n’en a pas voulu ; l’impression passe à {fallback}.',
  PRINT_SENT_CLOSED:
    'Les {bytes} octets ont été envoyés à {at}, qui a fermé la connexion ; il ne dit pas s’il les a imprimés.',
  PRINT_SENT_OPEN:
    'Les {bytes} octets ont été envoyés à {at}, qui a laissé la connexion ouverte ; il ne dit pas s’il les a imprimés.',
  PRINT_SPOOLED: '{at} l’a enregistré comme tâche {job}.',
  PRINT_SPOOLED_SAYING: '{at} l’a enregistré comme tâche {job}. Il dit : « {words} »',
  PRINT_SPOOLED_FOR_GOOD: '{at} l’a enregistré comme tâche {job} ; il ne dit pas si elle a été imprimée.',
  PRINT_IN_PAUSED_QUEUE: 'La file {queue} est en pause. L’étiquette y attend.',
  PRINT_IN_PAUSED_QUEUE_SAYING:
    'La file {queue} est en pause. L’étiquette y attend. Le service d’impression dit : « {words} »',
  PRINT_COMPLETED: 'Le service d’impression dit que c’est imprimé.',
  PRINT_WRITTEN: 'Écrit dans {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'L’imprimante {printer} a été retirée.',
  PRINTER_CLOSED: '{at} a fermé la connexion avant tout envoi.',
  PRINT_CANCELLED: 'Annulé avant tout envoi.',
  PRINT_CANCELLED_THERE: 'Annulé avant le début de l’impression.',
  PRINT_OF_VOIDED: 'L’envoi a été annulé avant toute transmission.',
  PRINT_WAITED_TOO_LONG: 'La station a été arrêtée pendant l’attente ; rien n’a été envoyé.',
  QUEUE_WITHOUT_PAPER:
    'La file {queue} n’a pas de papier {paper} ; réglez-le dans les paramètres d’imprimante du système.',
  QUEUE_OF_OTHER_PAPER: 'La file {queue} n’a pas de papier {paper} ; elle imprimerait sur {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} a coupé la connexion pendant la réception de l’étiquette.',
  PRINT_STALLED: '{at} n’a pas répondu à temps pendant la réception de l’étiquette.',
  PRINT_GIVEN_UP: 'Abandonné pendant que {at} recevait l’étiquette : la station s’arrêtait.',
  PRINT_FAILED: 'Erreur de {at} pendant la réception de l’étiquette. Le système dit : « {words} »',
  PRINT_LEFT_OPEN:
    '{at} n’a pas fermé la connexion après l’étiquette, contrairement à d’habitude : il ne l’a peut-être pas lue.',
  PRINT_WITHOUT_JOB: '{at} a reçu l’étiquette, mais ne lui a pas donné de numéro.',
  PRINT_JOB_UNKNOWN: '{at} ne connaît plus la tâche {job}.',
  PRINT_COMPLETED_SAYING: 'Le service d’impression indique que c’est terminé, mais aussi : « {words} »',
  PRINT_CANCELLED_LATE: 'Annulé après le début de l’impression.',
  PRINT_CANCELLED_LATE_SAYING: 'Annulé après le début de l’impression. Le service d’impression dit : « {words} »',
  PRINT_ABORTED: 'Le service d’impression a abandonné.',
  PRINT_ABORTED_SAYING: 'Le service d’impression a abandonné. Il dit : « {words} »',
  PRINTER_OF_OTHER_KIND: 'L’imprimante a été reconfigurée et ne garde aucune tâche.',
  PRINT_INTERRUPTED: 'La station s’est arrêtée pendant l’envoi : vérifiez si l’impression est sortie.',
  PRINT_AT_BACKUP: 'L’impression attendait lors de la sauvegarde restaurée : vérifiez si elle est sortie.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Une personne indique que c’est sorti.',
  PRINT_NOT_SEEN: 'Une personne indique que ce n’est pas sorti.',
  PRINT_SCANNED: 'L’étiquette a été scannée.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'Il n’y a pas d’imprimante {printer}.',
  PRINT_REASON_NEEDED: 'Ce document a déjà été imprimé {prints} fois : indiquez pourquoi il le faut encore.',
  PRINT_REFUSED: 'Rien n’a été imprimé : « {words} »',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'La conversion pour l’imprimante a échoué. Le système dit : « {words} »',
  DRAWING_TOO_SLOW: 'Le dessin prenait plus de {seconds} secondes et a été abandonné.',
  DRAWING_ENDED: 'Le dessin s’est interrompu : il demande trop de mémoire, ou le fichier est endommagé.',
  PRINT_DOCUMENT_GONE: 'Le document n’est plus conservé.',
  PRINT_PAGE_UNKNOWN: 'La taille de la page n’est pas connue.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} imprime {format}, et ce document est un {type} qui ne peut pas être converti. Choisissez une autre imprimante.',
  LABEL_TOO_LARGE:
    'L’étiquette du transporteur ne tient pas sur le support de {printer}, {stock}. Choisissez un support plus grand ou une autre imprimante.',
  LABEL_OF_PAGES:
    'L’étiquette du transporteur a plusieurs pages, et {printer} n’accepte l’image que d’une seule. Imprimez-la sur une imprimante qui accepte le PDF.',
  LABEL_TOO_COARSE:
    'Aux {dpi} dpi de {printer}, un code-barres de l’étiquette du transporteur n’est plus lisible. Imprimez-la sur une imprimante de plus haute résolution (dpi), ou sur A4 ou Lettre US.',
  LABEL_OF_MORE_DPI:
    'Le transporteur a fait cette étiquette pour des imprimantes de {made} dpi, et {printer} est en {dpi} : elle sortirait trop grande.',
  LABEL_OF_FEWER_DPI:
    'Le transporteur a fait cette étiquette pour des imprimantes de {made} dpi, et {printer} est en {dpi} : elle sortirait trop petite.',
};
