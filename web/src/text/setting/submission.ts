import { type Submission, submissionStates } from '@quay/contract/submission'
import type { BadgeShape, Tone } from '../../ui/mark/badge.tsx'

type Look = { label: string; tone: Tone; shape: BadgeShape }

const reported: Record<Submission['state'], Look> = {
  WAITING: { label: 'Chờ gửi', tone: 'warning', shape: 'hollow' },
  SENT: { label: 'Đã gửi', tone: 'success', shape: 'tick' },
  REFUSED: { label: 'Bị từ chối', tone: 'danger', shape: 'cross' },
  FAILED: { label: 'Không gửi được', tone: 'danger', shape: 'cross' },
  DROPPED: { label: 'Không phải gửi', tone: 'neutral', shape: 'hollow' },
}
const withdrawn: Partial<Record<Submission['state'], string>> = {
  WAITING: 'Chờ báo hủy',
  SENT: 'Đã báo hủy',
  REFUSED: 'Báo hủy bị từ chối',
  FAILED: 'Không báo hủy được',
}

/** Every sentence about reports to systems of the state. */
export const submissionText = {
  title: 'Báo cáo cơ quan quản lý',
  column: 'Báo cáo',
  choices: [
    { value: '' as const, label: 'Mọi báo cáo' },
    ...submissionStates.map(state => ({ value: state, label: reported[state].label })),
  ],
  resend: 'Gửi lại',
  reference: (code: string) => `Mã hệ thống cấp: ${code}`,
  lastAttempt: 'Gửi lần cuối',
  nextAttempt: 'Tự gửi lại',
  look: ({ state, message }: Pick<Submission, 'state' | 'message'>): Look => ({
    ...reported[state],
    ...(message === 'WITHDRAW' && withdrawn[state] && { label: withdrawn[state] }),
  }),
}
