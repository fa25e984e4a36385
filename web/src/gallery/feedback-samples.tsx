import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Combobox } from '../ui/choice/combobox.tsx'
import { Field } from '../ui/field/field.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { Note } from '../ui/mark/note.tsx'
import { ProgressBar } from '../ui/mark/progress-bar.tsx'
import { Card } from '../ui/page/card.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { ErrorState } from '../ui/page/error-state.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { Menu } from '../ui/popup/menu.tsx'
import { Popover } from '../ui/popup/popover.tsx'
import { toast } from '../ui/popup/toast.ts'
import { confirm } from '../ui/window/confirm.ts'
import { ConfirmDialog } from '../ui/window/confirm-dialog.tsx'
import { EditSheet } from '../ui/window/edit-sheet.tsx'

/** Layers, messages, waiting, emptiness, faults. */
export function FeedbackSamples() {
  return (
    <>
      <Card title="Lớp trên trang">
        <LayerSamples />
      </Card>
      <Card title="Thông báo, tiến độ">
        <div className="grid gap-3">
          <Note>Bảng giá mới có hiệu lực từ ngày mai.</Note>
          <Note tone="warning">Khách dị ứng Penicillin. Dòng 2 có Amoxicillin.</Note>
          <Note tone="danger">Mật khẩu chưa đúng. Còn 4 lần thử trước khi khóa 15 phút.</Note>
          <ProgressBar
            label="Đang nhập"
            done={4_218}
            total={10_000}
            hint="17 dòng lỗi · còn khoảng 40 giây"
            onCancel={() => {}}
          />
          <Skeleton />
        </div>
      </Card>
      <Card title="Trống">
        <EmptyState
          title="Chưa có sản phẩm nào khớp"
          icon={<Package />}
          actions={
            <>
              <Button>Bỏ lọc</Button>
              <Button variant="primary" icon={<Plus />}>
                Thêm sản phẩm
              </Button>
            </>
          }
        >
          Bỏ bớt bộ lọc, hoặc thêm hàng mới từ danh mục quốc gia.
        </EmptyState>
      </Card>
      <Card title="Lỗi">
        <ErrorState title="Không tải được thẻ kho" traceId="7F3A" onRetry={() => {}}>
          Máy chủ không trả lời sau 8 giây.
        </ErrorState>
      </Card>
    </>
  )
}

function LayerSamples() {
  const [cancelling, setCancelling] = useState(false)
  const [editing, setEditing] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  async function drop() {
    const yes = await confirm({ title: 'Bỏ phiếu tạm PN000119?', confirmLabel: 'Bỏ phiếu tạm' })
    if (yes)
      toast.success('Đã bỏ PN000119', { actions: [{ label: 'Hoàn tác', onSelect: () => toast.success('Đã lấy lại') }] })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setCancelling(true)}>Hộp thoại</Button>
      <Button onClick={drop}>Hỏi lại</Button>
      <Button onClick={() => setEditing(true)}>Ngăn kéo</Button>
      <Button onClick={() => toast.success('HD000482 · thừa 60.000')}>Báo xong</Button>
      <Button onClick={() => toast.warning('Mất mạng. 3 hóa đơn chờ gửi')}>Báo mất mạng</Button>
      <Button
        onClick={() => toast.error('Chưa lưu được phiếu', { actions: [{ label: 'Thử lại', onSelect: () => {} }] })}
      >
        Báo lỗi
      </Button>
      <Popover label="Lô của dòng 2" trigger={<Button>Popover</Button>}>
        <div className="grid gap-2">
          <Field label="Lấy từ lô AC0125">
            <TextInput defaultValue="10" numeric />
          </Field>
          <p className="font-medium text-12 text-success-text">Đủ 14 / 14 viên</p>
        </div>
      </Popover>
      <Menu
        label="Thao tác"
        trigger={<Button>Menu</Button>}
        entries={[
          { id: 'print', label: 'In lại', keyHint: 'F10', onSelect: () => {} },
          { id: 'open', label: 'Mở hóa đơn', to: '/bills/1' },
          { id: 'line', separator: true },
          { id: 'cancel', label: 'Hủy hóa đơn', danger: true, onSelect: () => setCancelling(true) },
        ]}
      />
      <ConfirmDialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        onConfirm={() => setCancelling(false)}
        title="Hủy hóa đơn HD000482?"
        description="Trả 6 mặt hàng về đúng lô, hoàn 240.000 và trừ 24 điểm của Nguyễn Thị Lan."
        confirmLabel="Hủy hóa đơn"
      >
        <Field label="Lý do">
          <TextInput defaultValue="Khách đổi ý" />
        </Field>
      </ConfirmDialog>
      <EditSheet
        open={editing}
        onClose={() => {
          setEditing(false)
          setName('')
        }}
        title="Thêm khách hàng"
        dirty={name !== ''}
        onSubmit={() => setError(name === '' ? 'Cần họ tên để ghi nợ' : null)}
      >
        <Field label="Điện thoại">
          <TextInput defaultValue="0903456218" inputMode="tel" />
        </Field>
        <Field label="Nhóm khách">
          <Combobox value={null} onChange={() => {}} options={[{ value: '1', label: 'Thân thiết' }]} />
        </Field>
        <Field label="Họ tên" required error={error}>
          <TextInput value={name} onChange={event => setName(event.target.value)} />
        </Field>
      </EditSheet>
    </div>
  )
}
