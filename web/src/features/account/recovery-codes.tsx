import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { toast } from '../../ui/popup/toast.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** The codes for a lost phone, on the screen for the only time. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('Đã chép mã khôi phục')
    } catch {
      toast.warning('Trình duyệt không cho chép. Hãy ghi các mã ra giấy.')
    }
  }
  return (
    <div className="grid max-w-96 gap-4">
      <Note tone="warning" alert>
        Mã xác thực đã bật. Cất 10 mã khôi phục này ở nơi an toàn: mất điện thoại thì mỗi mã đăng nhập được một lần.
        Trang này không hiện lại.
      </Note>
      <ul aria-label="Mã khôi phục" className="grid gap-y-1 rounded-2 bg-sunken px-4 py-3 font-mono text-14">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox checked={kept} onChange={event => setKept(event.target.checked)}>
        Tôi đã cất các mã này
      </Checkbox>
      <div className="flex gap-2">
        <Button onClick={() => void copy()}>Chép</Button>
        <Button variant="primary" disabled={!kept} onClick={onDone}>
          Xong
        </Button>
      </div>
    </div>
  )
}
