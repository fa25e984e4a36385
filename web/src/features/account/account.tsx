import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useAddress } from '../../routing/use-address.ts'
import { madeFilesText } from '../../text/kit/made-files.ts'
import { Card } from '../../ui/page/card.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { KeptFiles } from '../export-file/shared/kept-files.tsx'
import { Devices } from './devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { PinForm } from './pin-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Totp } from './totp.tsx'

const parts = ['thong-tin', 'mat-khau', 'ma-pin', 'xac-thuc', 'thiet-bi', 'tep'] as const
type Part = (typeof parts)[number]

/** One's own name, face, password, PIN, second step and devices. */
export default function Account() {
  const profile = useProfile()
  const { rights } = useSession()
  const mayExport = isAllowed(rights, { model: 'data_export', action: 'create' })
  const { query, change } = useAddress()
  const part: Part = parts.find(one => one === query.phan) ?? 'thong-tin'
  return (
    <>
      <PageHead
        title="Tài khoản của tôi"
        meta={
          <span className="text-ink-3">
            {profile.username} · {roleText(profile.role.name)} · {profile.store.name}
          </span>
        }
      />
      <Card className="max-w-180" padded>
        <div className="pt-1">
          <Tabs
            label="Phần"
            value={part}
            onChange={next => change({ phan: next === 'thong-tin' ? undefined : next }, { replace: true })}
            items={[
              // A saved name comes back with a new version, and the form starts from it.
              {
                id: 'thong-tin',
                label: 'Thông tin',
                panel: <ProfileForm key={profile.version} profile={profile} />,
              },
              { id: 'mat-khau', label: 'Mật khẩu', panel: <PasswordForm /> },
              { id: 'ma-pin', label: 'Mã PIN và khóa máy', panel: <PinForm profile={profile} /> },
              { id: 'xac-thuc', label: 'Mã xác thực', panel: <Totp profile={profile} /> },
              { id: 'thiet-bi', label: 'Thiết bị đăng nhập', panel: <Devices /> },
              ...(mayExport ? [{ id: 'tep' as const, label: madeFilesText.title, panel: <KeptFiles /> }] : []),
            ]}
          />
        </div>
      </Card>
    </>
  )
}
