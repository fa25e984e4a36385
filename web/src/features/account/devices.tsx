import { authRoutes } from '@quay/contract/auth/routes'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { SessionList } from './session-list.tsx'

/** Where one is signed in, and a way to end it there, or everywhere but here. */
export function Devices() {
  const { data, error, refetch } = useRoute(authRoutes.sessions, {})
  const end = useAction(authRoutes.endSession)
  const endOthers = useAction(authRoutes.endOtherSessions)
  if (error) return <ErrorState title={error.message} onRetry={() => refetch()} />
  if (!data) return <Skeleton lines={4} />
  const others = data.filter(session => !session.isCurrent).length

  async function leaveOthers() {
    const sure = await confirm({
      title: 'Đăng xuất mọi thiết bị khác?',
      description: `${others} thiết bị phải đăng nhập lại mới dùng tiếp được. Máy này vẫn giữ đăng nhập.`,
      confirmLabel: 'Đăng xuất các thiết bị khác',
    })
    if (sure) endOthers.mutate({})
  }
  return (
    <div className="grid gap-3">
      <SessionList sessions={data} onEnd={id => end.mutate({ params: { id } })} />
      {others > 0 && (
        <div>
          <Button busy={endOthers.isPending} onClick={() => void leaveOthers()}>
            Đăng xuất mọi thiết bị khác
          </Button>
        </div>
      )}
    </div>
  )
}
