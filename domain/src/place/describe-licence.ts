import { type Licence, licenceKindText } from '@quay/contract/place'
import { formatDate } from '../text/format-date.ts'

/** A paper as the log and a list tell it: "Giấy chứng nhận GPP số 12/GPP, Sở Y tế cấp, hết hạn 31/08/2027". */
export function describeLicence({ kind, number, issuedBy, issuedOn, expiresOn }: Licence): string {
  const parts = [
    `${licenceKindText[kind]} số ${number}`,
    issuedBy && `${issuedBy} cấp`,
    issuedOn && `ngày cấp ${formatDate(issuedOn)}`,
    expiresOn && `hết hạn ${formatDate(expiresOn)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
