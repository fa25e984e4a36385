import { logChanges } from '@quay/domain/user-log/log-changes'
import type { ReactNode } from 'react'
import { userLogText } from '../../text/setting/user-log.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChangeTable } from '../../ui/table/change-table.tsx'
import type { LogRow } from './log-columns.tsx'

type LogDetailProps = { row: LogRow; onFilter: (patch: Record<string, string | undefined>) => void }

/** A row opened: what changed, where it was done, and the ways from here to more of the same. */
export function LogDetail({ row, onFilter }: LogDetailProps) {
  const { employeeId, subjectId, device, address } = row
  const where = [device ?? userLogText.unknownDevice, address, row.branchName ?? userLogText.noBranch]
  return (
    <div className="grid gap-3 px-4 py-3">
      <ChangeTable changes={logChanges(row.before, row.after, row.subjectKind)} />
      <p className="text-12 text-ink-3">{where.filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap gap-2">
        {subjectId && <More onClick={() => onFilter({ subjectId, period: 'all' })}>{userLogText.onlyObject}</More>}
        {employeeId && <More onClick={() => onFilter({ employeeId })}>{userLogText.onlyPerson}</More>}
        {(device ?? address) && (
          <More onClick={() => onFilter({ place: device ?? address ?? undefined })}>{userLogText.onlyDevice}</More>
        )}
      </div>
    </div>
  )
}

const More = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button size="sm" onClick={onClick}>
    {children}
  </Button>
)
