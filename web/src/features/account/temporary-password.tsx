import { temporaryPasswordDays } from '@quay/contract/auth/shapes'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { toast } from '../../ui/popup/toast.ts'

type TemporaryPasswordProps = { password: string; fullName: string; onClose: () => void }

/** A password that was just made, on the screen for the only time. */
export function TemporaryPassword({ password, fullName, onClose }: TemporaryPasswordProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(password)
      toast.success('Đã chép mật khẩu tạm')
    } catch {
      toast.warning('Trình duyệt không cho chép. Hãy đọc cho người này ghi lại.')
    }
  }
  return (
    <Note tone="warning" alert>
      <div className="grid gap-2">
        <p>
          Mật khẩu tạm của {fullName}, chỉ hiện lần này. Người đó phải đăng nhập và đổi trong {temporaryPasswordDays}{' '}
          ngày.
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <output
            aria-label="Mật khẩu tạm"
            className="rounded-2 bg-surface px-3 py-1 font-mono font-semibold text-16 text-ink"
          >
            {password}
          </output>
          <Button size="sm" onClick={() => void copy()}>
            Chép
          </Button>
          <Button size="sm" onClick={onClose}>
            Đã đưa cho người đó
          </Button>
        </p>
      </div>
    </Note>
  )
}
