import type { Account } from '#shared/schema/accounts/account.ts';
import type { HotFolderSetting } from '#shared/schema/batches/hot-folder.ts';
import { t } from '#renderer/messages/index.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';

/** The setting as it is typed. An empty choice leaves it to the dropped file. */
export interface HotFolderDraft {
  isOn: boolean;
  path: string;
  carrierId: string;
  serviceType: string;
  imageType: string;
  labelStockType: string;
}

export const MAX_PATH = 1000;

export function toDraft(setting: HotFolderSetting | null): HotFolderDraft {
  const { carrierId = '', serviceType = '', labelSpecification = {} } = setting?.defaults ?? {};
  return {
    ...{ isOn: setting !== null, path: setting?.path ?? '', carrierId, serviceType },
    imageType: labelSpecification.imageType?.toUpperCase() ?? '',
    labelStockType: labelSpecification.labelStockType?.toUpperCase() ?? '',
  };
}

const chosen = (members: Record<string, string>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));

/** @param before the setting as it is; what the form does not show stays as it is there */
export function toSetting(draft: HotFolderDraft, before: HotFolderSetting | null): HotFolderSetting | null {
  if (!draft.isOn) return null;
  const {
    carrierId: _account,
    serviceType: _service,
    labelSpecification: label = {},
    ...others
  } = before?.defaults ?? {};
  const { imageType: _format, labelStockType: _stock, ...otherLabel } = label;
  const labelSpecification = {
    ...otherLabel,
    ...chosen({ imageType: draft.imageType, labelStockType: draft.labelStockType }),
  };
  const defaults = {
    ...others,
    ...chosen({ carrierId: draft.carrierId, serviceType: draft.serviceType }),
    ...(Object.keys(labelSpecification).length > 0 && { labelSpecification }),
  };
  return { path: draft.path.trim(), ...(Object.keys(defaults).length > 0 && { defaults }) };
}

/** `/srv/orders`, `C:\Orders`, `\\server\orders`; which of them the station's machine understands, it says itself. */
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/]|\\\\)/;

/** What is wrong with it as it is typed. @param isAttempted whether saving was tried: before that nothing is called missing */
export function draftErrors(draft: HotFolderDraft, account: Account | null, isAttempted: boolean): FormErrors {
  if (!draft.isOn) return {};
  const path = pathFault(draft.path.trim(), isAttempted);
  const isAccountGone = draft.carrierId !== '' && account === null;
  const isServiceGone =
    account !== null &&
    draft.serviceType !== '' &&
    account.services.every(({ serviceCode }) => serviceCode !== draft.serviceType);
  return {
    ...(path !== null && { '/hotFolder/path': [path] }),
    ...(isAccountGone && { '/hotFolder/defaults/carrierId': [t('problems.violations.CARRIER_NOT_FOUND')] }),
    ...(isServiceGone && {
      '/hotFolder/defaults/serviceType': [
        t('problems.violations.SERVICE_NOT_FOUND', { carrier: account.friendlyName }),
      ],
    }),
  };
}

function pathFault(path: string, isAttempted: boolean): string | null {
  if (path === '') return isAttempted ? t('problems.violations.FIELD_REQUIRED', { field: t('hotFolder.path') }) : null;
  if (path.length > MAX_PATH) return t('hotFolder.faults.tooLong', { actual: path.length, limit: MAX_PATH });
  return ABSOLUTE.test(path) ? null : t('hotFolder.faults.relative', { path });
}
