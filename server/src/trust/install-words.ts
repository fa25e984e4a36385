/** The systems that the page has words for. */
export type DeviceSystem = 'android' | 'iphone' | 'windows' | 'macos' | 'linux'

interface InstallWords {
  name: string
  /** What the system installs: a certificate, or a profile that holds one. */
  file: 'quay.crt' | 'quay.mobileconfig'
  /** One after the other; `<b>` marks what stands on the screen. */
  steps: readonly string[]
}

/** The steps to trust the shop's authority on each system. Names of menus are as the systems show them, English in brackets. */
export const installWords: Record<DeviceSystem, InstallWords> = {
  android: {
    name: 'Android (điện thoại, máy tính bảng)',
    file: 'quay.crt',
    steps: [
      'Bấm <b>Tải chứng chỉ</b> ở trên. Nếu máy hỏi, chọn giữ tệp <b>quay.crt</b>.',
      'Mở <b>Cài đặt</b> → <b>Bảo mật và quyền riêng tư</b> → <b>Cài đặt bảo mật khác</b> → <b>Mã hóa và thông tin xác thực</b> (Encryption & credentials). Không thấy thì gõ “chứng chỉ” vào ô tìm của Cài đặt.',
      'Chọn <b>Cài đặt chứng chỉ</b> → <b>Chứng chỉ CA</b> → <b>Vẫn cài đặt</b>, nhập mã khóa màn hình.',
      'Chọn tệp <b>quay.crt</b> trong thư mục Tải xuống.',
      'Dùng Chrome để mở Quầy. Firefox trên Android không dùng chứng chỉ này.',
    ],
  },
  iphone: {
    name: 'iPhone, iPad',
    file: 'quay.mobileconfig',
    steps: [
      'Mở trang này bằng <b>Safari</b>, bấm <b>Tải chứng chỉ</b>, chọn <b>Cho phép</b>.',
      'Mở <b>Cài đặt</b>, bấm <b>Đã tải về hồ sơ</b> (Profile Downloaded) → <b>Cài đặt</b>, nhập mật mã.',
      'Vào <b>Cài đặt</b> → <b>Cài đặt chung</b> → <b>Giới thiệu</b> → <b>Cài đặt tin cậy chứng nhận</b> (Certificate Trust Settings) và bật <b>Quầy</b>. Thiếu bước này thì vẫn bị báo không an toàn.',
    ],
  },
  windows: {
    name: 'Windows',
    file: 'quay.crt',
    steps: [
      'Bấm <b>Tải chứng chỉ</b> ở trên rồi mở tệp <b>quay.crt</b>.',
      'Bấm <b>Install Certificate…</b> (Cài đặt chứng chỉ) → <b>Current User</b> → <b>Next</b>.',
      'Chọn <b>Place all certificates in the following store</b> → <b>Browse</b> → <b>Trusted Root Certification Authorities</b> → <b>OK</b> → <b>Next</b> → <b>Finish</b>, đồng ý với câu hỏi bảo mật.',
      'Đóng hết cửa sổ trình duyệt rồi mở lại. Firefox: vào <b>about:config</b>, đặt <b>security.enterprise_roots.enabled</b> thành <b>true</b>.',
    ],
  },
  macos: {
    name: 'macOS',
    file: 'quay.mobileconfig',
    steps: [
      'Bấm <b>Tải chứng chỉ</b> ở trên rồi mở tệp <b>quay.mobileconfig</b>.',
      'Mở <b>Cài đặt hệ thống</b> → <b>Cài đặt chung</b> → <b>Quản lý thiết bị</b> (Device Management; bản cũ: Quyền riêng tư & Bảo mật → Hồ sơ), bấm đúp <b>Quầy</b> → <b>Cài đặt</b>.',
      'Mở <b>Truy cập chuỗi khóa</b> (Keychain Access), tìm <b>Quầy</b>, ở mục <b>Tin cậy</b> chọn <b>Luôn tin cậy</b> nếu trình duyệt vẫn cảnh báo.',
    ],
  },
  linux: {
    name: 'Linux',
    file: 'quay.crt',
    steps: [
      'Bấm <b>Tải chứng chỉ</b> ở trên.',
      'Chrome, Chromium: mở <b>chrome://certificate-manager</b> → <b>Installed by you</b> → <b>Trusted Certificates</b> → <b>Import</b>, chọn <b>quay.crt</b>.',
      'Firefox: <b>Settings</b> → <b>Privacy & Security</b> → <b>View Certificates</b> → <b>Authorities</b> → <b>Import</b>, đánh dấu <b>Trust this CA to identify websites</b>.',
    ],
  },
}

/** The system of a device by what its browser says of itself; undefined where that tells nothing. */
export function deviceSystem(userAgent: string): DeviceSystem | undefined {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone'
  if (/Windows/.test(userAgent)) return 'windows'
  // An iPad says that it is a Mac; both install the same profile.
  if (/Macintosh|Mac OS X/.test(userAgent)) return 'macos'
  if (/Linux|X11|CrOS/.test(userAgent)) return 'linux'
  return undefined
}
