import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorState } from '../ui/error-state.tsx'

/** Stands in place of a screen that broke or whose files did not arrive. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  // After an upgrade of the server the files of the old page are gone: a fresh page has the new ones.
  const filesAreGone = /dynamically imported module|importing a module script/i.test(String(error))
  return (
    <ErrorState
      title={filesAreGone ? 'Quầy vừa có bản mới' : 'Màn hình này gặp lỗi'}
      onRetry={filesAreGone ? () => location.reload() : reset}
    >
      {filesAreGone
        ? 'Tải lại trang để dùng tiếp. Đơn đang bán được giữ nguyên.'
        : 'Dữ liệu đã lưu không bị ảnh hưởng.'}
    </ErrorState>
  )
}
