import { accessRoutes } from '@quay/contract/access/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { confirm } from '../../../ui/window/confirm.ts'
import { SessionList } from '../session-list.tsx'
import { TemporaryPassword } from '../temporary-password.tsx'

type EmployeeAccessProps = { employeeId: string; fullName: string }

/** How a colleague gets in, for administrators: password, PIN, second step, devices. */
export function EmployeeAccess({ employeeId, fullName }: EmployeeAccessProps) {
  const params = { id: employeeId }
  const { rights } = useSession()
  const { data: access, error, refetch } = useRoute(accessRoutes.get, { params }, { keepPrevious: false })
  const { data: sessions } = useRoute(accessRoutes.sessions, { params }, { keepPrevious: false })
  const [given, setGiven] = useState<string | null>(null)
  const resetPassword = useAction(accessRoutes.resetPassword, { onDone: made => setGiven(made.temporaryPassword) })
  const resetPin = useAction(accessRoutes.resetPin)
  const resetTotp = useAction(accessRoutes.resetTotp)
  const dismiss = useAction(accessRoutes.dismissRequest)
  const end = useAction(accessRoutes.endSession)
  if (error) return <ErrorState title={error.message} onRetry={() => refetch()} />
  if (!access) return <Skeleton lines={5} />
  if (access.isSelf)
    return (
      <p className="text-ink-2">
        Đây là tài khoản của bạn. Mật khẩu, mã PIN và thiết bị đổi ở{' '}
        <TextLink underlined to="/account">
          Tài khoản của tôi
        </TextLink>
        .
      </p>
    )
  const mayChange = isAllowed(rights, { model: 'employee', action: 'update' }) && !access.isOutranked
  const { passwordRequest } = access

  async function askPassword() {
    const sure = await confirm({
      title: `Cấp mật khẩu tạm cho ${fullName}?`,
      description: 'Mọi thiết bị của người này bị đăng xuất. Lần đăng nhập tới phải đặt mật khẩu mới.',
      confirmLabel: 'Cấp mật khẩu tạm',
    })
    if (sure) resetPassword.mutate({ params })
  }
  async function ask(title: string, description: string, confirmLabel: string, act: () => void) {
    if (await confirm({ title, description, confirmLabel })) act()
  }
  return (
    <div className="grid gap-3">
      {access.isOutranked && (
        <Note>{fullName} có quyền mà bạn không có, nên bạn chỉ xem được, không đặt lại được.</Note>
      )}
      {given !== null && <TemporaryPassword password={given} fullName={fullName} onClose={() => setGiven(null)} />}
      {passwordRequest && given === null && (
        <Note
          tone="warning"
          actions={
            mayChange && (
              <Button size="sm" onClick={() => dismiss.mutate({ params: { id: passwordRequest.id } })}>
                Bỏ qua
              </Button>
            )
          }
        >
          Báo quên mật khẩu lúc <DateTimeText instant={passwordRequest.requestedAt} />
          {passwordRequest.address && ` từ ${passwordRequest.address}`}. Hãy chắc đúng là {fullName} rồi cấp mật khẩu
          tạm.
        </Note>
      )}
      <AccessRow
        title="Mật khẩu"
        state={access.mustChangePassword ? 'Mật khẩu tạm, chờ người này đặt lại' : 'Người này tự đặt'}
      >
        {mayChange && (
          <Button size="sm" busy={resetPassword.isPending} onClick={() => void askPassword()}>
            Cấp mật khẩu tạm
          </Button>
        )}
      </AccessRow>
      <AccessRow
        title="Mã PIN"
        state={!access.hasPin ? 'Chưa đặt' : access.isPinLocked ? 'Đang khóa vì sai 5 lần' : 'Đã đặt'}
      >
        {mayChange && access.hasPin && (
          <Button
            size="sm"
            onClick={() =>
              void ask(
                `Xóa mã PIN của ${fullName}?`,
                'Người này tự đặt mã mới ở trang Tài khoản của tôi.',
                'Xóa mã PIN',
                () => resetPin.mutate({ params }),
              )
            }
          >
            Xóa mã PIN
          </Button>
        )}
      </AccessRow>
      <AccessRow title="Mã xác thực khi đăng nhập" state={access.hasTotp ? 'Đang bật' : 'Tắt'}>
        {mayChange && access.hasTotp && (
          <Button
            size="sm"
            onClick={() =>
              void ask(
                `Tắt mã xác thực của ${fullName}?`,
                'Chỉ làm khi người này mất điện thoại và hết mã khôi phục.',
                'Tắt mã xác thực',
                () => resetTotp.mutate({ params }),
              )
            }
          >
            Tắt
          </Button>
        )}
      </AccessRow>
      <section className="grid gap-1 border-line border-t pt-3">
        <h3 className="font-semibold">Thiết bị đang đăng nhập</h3>
        {sessions?.length === 0 && <p className="text-ink-3">Không có thiết bị nào.</p>}
        {sessions && sessions.length > 0 && (
          <SessionList
            sessions={sessions}
            onEnd={mayChange ? sessionId => end.mutate({ params: { id: employeeId, sessionId } }) : undefined}
          />
        )}
      </section>
    </div>
  )
}

function AccessRow({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-ink-3">{state}</p>
      </div>
      {children}
    </div>
  )
}
