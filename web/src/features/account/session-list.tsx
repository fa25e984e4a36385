import type { SessionItem } from '@quay/contract/auth/shapes'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { confirm } from '../../ui/window/confirm.ts'

type SessionListProps = {
  sessions: readonly SessionItem[]
  /** Left out where nothing may be ended. */
  onEnd?: ((id: string) => void) | undefined
}

/** Devices with where and when they were used, and a way to end each but one's own. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  async function end(id: string, name: string) {
    const sure = await confirm({
      title: `Đăng xuất ${name}?`,
      description: 'Thiết bị đó phải đăng nhập lại mới dùng tiếp được.',
      confirmLabel: 'Đăng xuất thiết bị',
    })
    if (sure) onEnd?.(id)
  }
  return (
    <ul aria-label="Thiết bị đăng nhập">
      {sessions.map(session => {
        const name = session.device ?? 'Thiết bị không rõ'
        return (
          <li key={session.id} className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {name}
                {session.isCurrent && <Badge tone="accent">Máy này</Badge>}
              </p>
              <p className="text-12 text-ink-3">
                {session.address} · {session.startedBy === 'pin' ? 'đổi người bằng mã PIN' : 'đăng nhập'}{' '}
                <DateTimeText instant={session.createdAt} /> · dùng lần cuối{' '}
                <DateTimeText instant={session.lastUsedAt} />
              </p>
            </div>
            {onEnd && !session.isCurrent && (
              <Button size="sm" onClick={() => void end(session.id, name)}>
                Đăng xuất
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
