import { authRoutes } from '@quay/contract/auth'
import { describeDevice } from '@quay/domain/text/describe-device'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Where one is signed in, and a way to end it there. */
export function Devices() {
  const { data, error, refetch } = useRoute(authRoutes.sessions, {})
  const end = useAction(authRoutes.endSession)
  if (error) return <ErrorState title={error.message} onRetry={() => refetch()} />
  if (!data) return <Skeleton lines={4} />

  async function signOutThere(id: string, name: string) {
    const sure = await confirm({
      title: `Đăng xuất ${name}?`,
      description: 'Thiết bị đó phải đăng nhập lại mới dùng tiếp được.',
      confirmLabel: 'Đăng xuất thiết bị',
    })
    if (sure) end.mutate({ params: { id } })
  }
  return (
    <ul aria-label="Thiết bị đăng nhập">
      {data.map(device => {
        const name = describeDevice(device.userAgent) ?? 'Thiết bị không rõ'
        return (
          <li key={device.id} className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {name}
                {device.isCurrent && <Badge tone="accent">Máy này</Badge>}
              </p>
              <p className="text-12 text-ink-3">
                {device.address} · đăng nhập <DateTimeText instant={device.createdAt} /> · dùng lần cuối{' '}
                <DateTimeText instant={device.lastUsedAt} />
              </p>
            </div>
            {!device.isCurrent && (
              <Button size="sm" onClick={() => void signOutThere(device.id, name)}>
                Đăng xuất
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
