import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { voucherCodeText } from '../../text/promotion/voucher-code.ts'
import { Barcode } from '../../ui/paper/barcode.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

/** Codes to be cut out and given away, each with the barcode that a till reads. */
export function CodePages({ codes }: { codes: readonly VoucherCode[] }) {
  return (
    <PrintArea className="p-[10mm]">
      <div className="grid grid-cols-3 gap-[4mm]">
        {codes.map(({ id, code, discountName, expiresOn }) => (
          <div
            key={id}
            className="break-inside-avoid border border-[#999] border-dashed p-[3mm] text-center text-[9pt]"
          >
            <p className="font-bold">{discountName}</p>
            <div className="px-[2mm] py-[1.5mm]">
              <Barcode text={code} height="12mm" />
            </div>
            <p className="font-mono text-[12pt]">{code}</p>
            {expiresOn && <p>{voucherCodeText.expires(formatDate(expiresOn))}</p>}
          </div>
        ))}
      </div>
    </PrintArea>
  )
}
