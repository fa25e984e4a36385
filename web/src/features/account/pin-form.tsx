import { authRoutes } from '@quay/contract/auth/routes'
import { rightsOf } from '@quay/contract/right/permission'
import type { Profile } from '@quay/contract/session/shapes'
import { shortestPin } from '@quay/domain/session/shortest-pin'
import { formResolver } from '../../api/form/form-resolver.ts'
import { session } from '../../api/session/session.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { PageForm } from '../../form/page-form.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { PinInput } from '../../ui/field/pin-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { IdleLock } from './idle-lock.tsx'

const empty = { pin: '', currentPassword: '' }
const { OwnField, PasswordField } = fieldsOf<typeof empty>()
const resolver = formResolver(authRoutes.setPin.body)

/** One's own PIN: for the locked screen, the quick change of person, and for allowing what a colleague may not do. */
export function PinForm({ profile }: { profile: Profile }) {
  const sheet = useRecordForm({
    formOf: () => empty,
    resolver,
    refusals: { 'wrong-password': 'currentPassword' },
    send: (send, body) => send(authRoutes.setPin, { body }),
    onStored: () => session.keepProfile({ ...profile, hasPin: true, isPinLocked: false }),
    onSaved: () => sheet.form.reset(empty, { keepFieldsRef: true }),
  })
  return (
    <div className="grid max-w-96 gap-5">
      <PageForm sheet={sheet} submitLabel={profile.hasPin ? 'Đổi mã PIN' : 'Đặt mã PIN'}>
        {profile.isPinLocked ? (
          <Note tone="warning">Mã PIN đã khóa vì sai 5 lần. Đặt mã mới, hoặc mở khóa màn hình bằng mật khẩu.</Note>
        ) : (
          <p className="text-ink-2">
            {profile.hasPin ? 'Bạn đã có mã PIN.' : 'Bạn chưa có mã PIN.'} Mã PIN mở màn hình đã khóa, đổi người nhanh ở
            máy chung, và cho phép việc mà đồng nghiệp không có quyền làm.
          </p>
        )}
        <OwnField
          name="pin"
          label="Mã PIN mới"
          required
          hint={pinRule(shortestPin(rightsOf(profile.role.permissions)))}
        >
          {field => <PinInput {...field} size="base" autoComplete="new-password" />}
        </OwnField>
        <PasswordField name="currentPassword" label="Mật khẩu của bạn" required autoComplete="current-password" />
      </PageForm>
      <IdleLock minutes={profile.store.idleLockMinutes} />
    </div>
  )
}

/** What a PIN has to be, said before it is sent. */
const pinRule = (digits: 4 | 6): string =>
  `${digits === 6 ? '6 chữ số vì bạn được đổi vai trò' : '4–6 chữ số'}; không phải số lặp, số liền nhau, ngày hay năm sinh, đuôi số điện thoại của bạn`
