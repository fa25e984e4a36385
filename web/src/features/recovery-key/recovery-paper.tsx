import { formatDate } from '@quay/domain/text/format-date'
import { useBranchId } from '../../api/session/session.ts'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { recoveryText } from '../../text/setting/recovery-key.ts'
import { localToday } from '../../ui/date/local-today.ts'
import { PaperIssuer, paperCell } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { QrCode } from '../../ui/paper/qr-code.tsx'

const { paper } = recoveryText

/** The sheet that brings a shop back: the key in groups and as a code, and what is done with it. */
export function RecoveryPaper({ groups }: { groups: readonly string[] }) {
  const issuer = useIssuer(useBranchId())
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-6 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.made} {formatDate(localToday())}
      </p>
      <table className="mx-auto mt-6 border-collapse text-center">
        <tbody>
          <tr>
            {groups.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seven places that never change
              <th key={place} className={paperCell}>
                {place + 1}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map((group, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seven places that never change
              <td key={place} className={`${paperCell} font-bold font-mono text-16`}>
                {group}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <QrCode text={groups.join('-')} label={recoveryText.qr} className="mx-auto mt-6 block size-44" />
      <p className="mt-6 font-bold">{paper.how}</p>
      <ol className="mt-1 list-decimal pl-5">
        {paper.ways.map(way => (
          <li key={way}>{way}</li>
        ))}
      </ol>
      <p className="mt-4">{paper.keep}</p>
    </PrintArea>
  )
}
