import { cartErrors, type ErrorEntry, fillSentence } from './cart-error.ts'

const table = {
  ...cartErrors,
  // The call itself.
  'malformed-request': { status: 400, message: 'Yêu cầu không đọc được. Hãy tải lại trang rồi thử lại.' },
  'invalid-input': { status: 422, message: 'Có ô chưa đúng. Xem lời nhắc ở từng ô.' },
  'unsupported-content': { status: 415, message: 'Máy chủ chỉ nhận dữ liệu JSON.' },
  'body-too-large': { status: 413, message: 'Dữ liệu gửi lên quá lớn.' },
  'too-many-requests': { status: 429, message: 'Bạn thao tác quá nhanh. Hãy chờ {seconds} giây rồi thử lại.' },
  'store-busy': {
    status: 429,
    message: 'Cửa hàng hoặc mạng của bạn đang gửi quá nhiều yêu cầu cùng lúc. Hãy chờ {seconds} giây rồi thử lại.',
  },
  'unknown-host': {
    status: 421,
    message: 'Máy chủ không phục vụ tên miền này. Hãy mở bằng địa chỉ đúng của cửa hàng.',
  },
  'internal-error': { status: 500, message: 'Có lỗi ở máy chủ. Hãy thử lại; nếu còn lỗi, báo mã {requestId}.' },
  'database-unavailable': {
    status: 503,
    message: 'Cơ sở dữ liệu đang bận hoặc chưa sẵn sàng. Hãy thử lại; gửi lại không bị ghi hai lần.',
  },
  'use-cursor': {
    status: 422,
    message: 'Danh sách quá dài để nhảy tới trang này. Hãy thu hẹp bộ lọc hoặc đi tiếp từng trang.',
  },
  'quota-reached': {
    status: 409,
    message:
      'Cửa hàng đã đủ {what}, mức mà máy chủ này cho một cửa hàng. Xóa bớt, hoặc nhờ người trông máy chủ nâng mức.',
  },
  // Session and rights.
  'registration-closed': {
    status: 403,
    message: 'Máy chủ này không nhận đăng ký cửa hàng mới. Nếu bạn là nhân viên, hãy nhờ chủ cửa hàng tạo tài khoản.',
  },
  'invitation-needed': { status: 422, message: 'Cần mã mời của người trông máy chủ để mở cửa hàng ở đây.' },
  'invitation-unknown': { status: 422, message: 'Mã mời không đúng, đã dùng hoặc đã hết hạn.' },
  'not-signed-in': { status: 401, message: 'Bạn chưa đăng nhập hoặc phiên đã hết hạn.' },
  'wrong-login': { status: 422, message: 'Tên đăng nhập hoặc mật khẩu không đúng.' },
  'login-locked': { status: 429, message: 'Đăng nhập sai quá nhiều lần. Hãy thử lại sau {seconds} giây.' },
  'wrong-password': { status: 422, message: 'Mật khẩu hiện tại không đúng.' },
  'password-too-easy': {
    status: 422,
    message:
      'Mật khẩu này quá dễ đoán. Tránh từ nhiều người dùng, tên, ngày, số điện thoại; một câu dài dễ nhớ là tốt nhất.',
  },
  'password-breached': {
    status: 422,
    message: 'Mật khẩu này đã bị lộ ở nơi khác và kẻ xấu có trong tay. Hãy chọn mật khẩu khác.',
  },
  'same-password': { status: 422, message: 'Mật khẩu mới phải khác mật khẩu hiện tại.' },
  'password-change-needed': { status: 403, message: 'Hãy đổi mật khẩu tạm trước khi làm việc khác.' },
  'temporary-password-expired': {
    status: 403,
    message: 'Mật khẩu tạm chỉ dùng được {days} ngày và đã hết hạn. Hãy nhờ người quản trị cấp mật khẩu mới.',
  },
  'password-needed': {
    status: 409,
    message: '{name} chưa dùng mật khẩu ở máy này lần nào. Hãy nhập mật khẩu một lần; các lần sau chỉ cần mã PIN.',
  },
  'password-confirm-needed': { status: 403, message: 'Việc này cần bạn nhập lại mật khẩu.' },
  'password-key-missing': {
    status: 409,
    message:
      'Máy chủ được khôi phục mà không có khóa bí mật cũ nên không kiểm được mật khẩu này. Nhờ người trông máy chủ cấp mật khẩu tạm bằng lệnh npm run reset-password.',
  },
  'code-needed': { status: 422, message: 'Nhập mã xác thực từ ứng dụng trên điện thoại.' },
  'wrong-code': { status: 422, message: 'Mã xác thực không đúng hoặc đã dùng. Hãy đợi mã mới.' },
  'totp-on': { status: 409, message: 'Mã xác thực đang bật. Hãy tắt trước khi đặt lại.' },
  'totp-not-started': { status: 409, message: 'Chưa bắt đầu bật mã xác thực. Hãy làm lại từ đầu.' },
  'wrong-pin': { status: 422, message: 'Mã PIN không đúng. Còn {left} lần thử.' },
  'pin-locked': {
    status: 409,
    message: 'Mã PIN của {name} đã khóa vì sai 5 lần. Đăng nhập bằng mật khẩu để mở lại.',
  },
  'pin-missing': { status: 409, message: '{name} chưa đặt mã PIN. Đặt ở trang Tài khoản của tôi.' },
  'pin-six-digits': {
    status: 422,
    message: 'Mã PIN của người được đổi vai trò, phân quyền gồm đúng 6 chữ số.',
  },
  'pin-too-short': {
    status: 409,
    message: 'Mã PIN của {name} phải có 6 chữ số. {name} dùng mật khẩu, rồi đặt mã PIN mới ở trang Tài khoản của tôi.',
  },
  'pin-too-simple': {
    status: 422,
    message: 'Mã PIN này quá dễ đoán. Tránh số lặp, số liền nhau, năm sinh, số điện thoại.',
  },
  'approver-lacks-right': { status: 403, message: '{name} không có quyền cho phép việc này.' },
  outranked: { status: 403, message: '{name} có quyền mà bạn không có, nên bạn không đặt lại được tài khoản này.' },
  'own-account': { status: 409, message: 'Đây là tài khoản của bạn. Hãy đổi ở trang Tài khoản của tôi.' },
  'username-taken': { status: 409, message: 'Tên đăng nhập "{username}" đã có người dùng.' },
  'login-phone-taken': { status: 409, message: 'Số điện thoại {phone} đã dùng cho một tài khoản khác.' },
  forbidden: { status: 403, message: 'Bạn không có quyền làm việc này.' },
  'outside-access-hours': { status: 403, message: 'Tài khoản của {name} chỉ dùng được vào: {hours}.' },
  // Roles and people.
  'role-name-taken': { status: 409, message: 'Vai trò "{name}" đã có.' },
  'role-locked': {
    status: 409,
    message: 'Vai trò Quản trị luôn giữ mọi quyền: không sửa được. Hãy sao chép thành vai trò mới rồi sửa bản sao.',
  },
  'recovery-key-mistyped': { status: 422, message: 'Khóa khôi phục gõ chưa đúng. Hãy so lại từng nhóm với tờ giấy.' },
  'recovery-key-not-here': {
    status: 409,
    message: 'Máy chủ này có nhiều cửa hàng nên khóa khôi phục do người quản trị máy chủ giữ.',
  },
  'role-is-default': { status: 409, message: 'Vai trò mặc định không đổi tên hay xóa được.' },
  'role-not-default': { status: 409, message: 'Chỉ vai trò mặc định mới có quyền ban đầu để trả về.' },
  'role-in-use': {
    status: 409,
    message: 'Vai trò "{name}" đang giao cho {count} người: {people}. Hãy đổi vai trò của họ trước.',
  },
  'role-above-own': { status: 403, message: 'Vai trò "{name}" có quyền mà bạn không có, nên bạn không sửa được.' },
  'role-beyond-own': {
    status: 403,
    message: 'Vai trò "{name}" có quyền mà bạn không có ({rights}), nên bạn không trao được.',
  },
  'right-not-held': { status: 403, message: 'Bạn không thể trao quyền mà chính bạn không có: {rights}.' },
  'discount-limit-not-held': {
    status: 403,
    message: 'Mức giảm giá {asked} vượt mức của chính bạn là {limit}, nên bạn không trao được.',
  },
  'person-above-own': { status: 403, message: '{name} có quyền mà bạn không có, nên bạn không sửa được người này.' },
  'last-admin': {
    status: 409,
    message:
      'Cửa hàng phải còn ít nhất một người giữ vai trò Quản trị đang hoạt động và vào được mọi lúc; {name} là người cuối cùng.',
  },
  'own-removal': { status: 409, message: 'Bạn không thể ngưng hay xóa tài khoản của chính mình.' },
  'employee-in-use': {
    status: 409,
    message:
      '{name} đã có {uses} nên không xóa được. Hãy ngưng tài khoản: người đó không vào được nữa, sổ sách giữ nguyên.',
  },
  // Repeats and editing at the same time.
  'idempotency-conflict': {
    status: 409,
    message: 'Chứng từ này đã được lưu với nội dung khác. Hãy tải lại để xem bản đã lưu.',
  },
  'version-conflict': { status: 409, message: 'Người khác vừa sửa dữ liệu này. Hãy xem bản mới rồi sửa lại.' },
  'already-cancelled': { status: 409, message: 'Chứng từ {code} đã hủy trước đó.' },
  'not-a-draft': { status: 409, message: 'Chứng từ {code} không còn là phiếu tạm nên không sửa được.' },
  'day-closed': {
    status: 409,
    message: 'Ngày {day} đã khóa sổ. Chứng từ của ngày đã khóa chỉ có thể trả hàng, không hủy được.',
  },
  // Catalogue and partners.
  'product-code-taken': { status: 409, message: 'Mã hàng "{code}" đã có.' },
  'barcode-taken': { status: 409, message: 'Mã vạch "{barcode}" đã dùng cho {user}.' },
  'unit-locked': { status: 409, message: 'Đơn vị "{unit}" đã có giao dịch nên không đổi được tỷ lệ quy đổi.' },
  'group-name-taken': { status: 409, message: 'Nhóm "{name}" đã có.' },
  'group-in-use': { status: 409, message: 'Nhóm đang có {count} mặt hàng. Hãy chọn chuyển hàng sang nhóm nào.' },
  'place-was-counted': {
    status: 409,
    message: 'Đã có phiếu kiểm kho theo nhóm hoặc vị trí này nên không xóa được.',
  },
  'group-into-itself': { status: 422, message: 'Không chuyển một nhóm vào chính nó hay vào nhóm con của nó.' },
  'group-too-deep': { status: 422, message: 'Nhóm hàng chỉ có tối đa ba cấp.' },
  'lot-management-locked': { status: 409, message: 'Hàng đã có giao dịch nên không đổi được cách quản lý lô.' },
  'manufacturer-name-taken': { status: 409, message: 'Hãng sản xuất "{name}" đã có.' },
  'manufacturer-in-use': {
    status: 409,
    message: 'Hãng này đang có {count} mặt hàng. Hãy chọn chuyển hàng sang hãng nào.',
  },
  'position-name-taken': { status: 409, message: 'Vị trí "{name}" đã có.' },
  'position-in-use': {
    status: 409,
    message: 'Vị trí này đang có {count} mặt hàng. Hãy chọn chuyển hàng sang vị trí nào.',
  },
  'view-name-taken': { status: 409, message: 'Bạn đã có cách xem tên "{name}".' },
  'combo-needs-components': { status: 422, message: 'Combo cần ít nhất một thành phần.' },
  'combo-one-unit': { status: 422, message: 'Combo chỉ có một đơn vị tính và không quản lý theo lô.' },
  'combo-in-combo': { status: 422, message: '{product} là combo, không làm thành phần của combo khác được.' },
  'combo-component-repeated': { status: 422, message: '{product} đã có trong combo. Hãy sửa số lượng ở dòng đó.' },
  'only-combo-has-components': { status: 422, message: 'Chỉ combo mới có thành phần.' },
  'combo-has-no-stock': {
    status: 422,
    message: '{product} là combo, không có tồn kho riêng. Hãy ghi từng thành phần của nó.',
  },
  'product-type-locked': {
    status: 409,
    message: 'Không đổi được hàng thường thành combo hay combo thành hàng thường.',
  },
  'product-not-sold-directly': { status: 422, message: '{product} không bán riêng, chỉ bán trong combo.' },
  'product-in-use': {
    status: 409,
    message: '{name} đã có {uses} nên không xóa được. Hãy ngưng kinh doanh: lịch sử giữ nguyên.',
  },
  'product-merged': { status: 409, message: '{product} đã gộp vào {winner}. Hãy làm việc trên mặt hàng đó.' },
  'medicine-linked': { status: 409, message: '{product} đã ghép với danh mục quốc gia nên không cần đề xuất.' },
  'bulk-refused': {
    status: 409,
    message: '{count} mặt hàng không làm được nên chưa mặt hàng nào thay đổi. Hãy bỏ chúng ra rồi làm lại.',
  },
  'merge-with-itself': { status: 422, message: 'Không gộp một mặt hàng với chính nó.' },
  'merge-combo': { status: 422, message: '{product} là combo nên không gộp được.' },
  'merge-lots-differ': {
    status: 409,
    message: 'Một mặt hàng quản lý theo lô, mặt hàng kia thì không, nên không gộp được.',
  },
  'merge-base-unit-differs': {
    status: 409,
    message: 'Đơn vị nhỏ nhất khác nhau: {loser} và {winner}. Tồn kho đếm theo đơn vị này nên không gộp được.',
  },
  'merge-unit-differs': {
    status: 409,
    message: 'Đơn vị "{unit}" có tỷ lệ {loser} ở một bên và {winner} ở bên kia nên không gộp được.',
  },
  'merge-expiry-differs': {
    status: 409,
    message: 'Lô {lot} có hạn dùng {loser} ở một bên và {winner} ở bên kia. Hãy sửa hạn dùng cho đúng rồi gộp.',
  },
  'merge-drafts-open': {
    status: 409,
    message: '{product} còn trong phiếu tạm {codes}. Hãy hoàn thành hoặc xóa các phiếu đó rồi gộp.',
  },
  'merge-stock-in-motion': {
    status: 409,
    message: '{product} còn hàng đang giữ cho đơn đặt hoặc đang chuyển kho. Hãy xong các phiếu đó rồi gộp.',
  },
  'merge-both-in-combo': {
    status: 409,
    message: 'Combo hoặc liều {combo} có cả hai mặt hàng. Hãy bỏ một trong hai rồi gộp.',
  },
  'customer-phone-taken': { status: 409, message: 'Số điện thoại {phone} đã có ở khách {name}.' },
  'provider-name-taken': { status: 409, message: 'Nhà cung cấp "{name}" đã có.' },
  'code-taken': { status: 409, message: 'Mã "{code}" đã có.' },
  // Places.
  'branch-name-taken': { status: 409, message: 'Tên chi nhánh "{name}" đã có.' },
  'branch-is-default': {
    status: 409,
    message:
      '"{name}" đang là chi nhánh mặc định nên không ngưng hay xóa được. Hãy đặt chi nhánh khác làm mặc định trước.',
  },
  'samples-need-no-goods': { status: 409, message: 'Chỉ thêm được hàng mẫu khi cửa hàng chưa có hàng nào.' },
  'samples-in-use': {
    status: 409,
    message: 'Hàng mẫu đang nằm trong chứng từ {codes}. Hãy hủy các chứng từ đó trước rồi bỏ hàng mẫu.',
  },
  'device-name-taken': { status: 409, message: 'Máy "{name}" đã có.' },
  'device-prefix-taken': {
    status: 409,
    message: 'Mã "{prefix}" đã cấp cho máy {name}. Mỗi mã chỉ cấp một lần, kể cả khi máy đã ngưng.',
  },
  'branch-inactive': {
    status: 409,
    message:
      'Chi nhánh này đã ngưng hoạt động nên không lập chứng từ mới, không làm mặc định được. Sổ sách cũ vẫn xem được.',
  },
  'branch-in-use': {
    status: 409,
    message: '"{name}" có {uses} nên không xóa được. Hãy ngưng hoạt động: sổ sách giữ nguyên và vẫn xem được.',
  },
  'coordinates-invalid': {
    status: 422,
    message: 'Tọa độ gồm vĩ độ và kinh độ cách nhau bằng dấu phẩy, như 10.7769,106.7009.',
  },
  // Pictures.
  'image-unreadable': {
    status: 422,
    message: 'Tệp này không phải ảnh đọc được. Hãy chọn ảnh PNG, JPEG, WebP hoặc GIF.',
  },
  'image-too-large': {
    status: 422,
    message: 'Ảnh quá lớn ({megapixels} triệu điểm ảnh). Hãy chọn ảnh dưới {limit} triệu.',
  },
  // Sale.
  'no-items': { status: 422, message: 'Chưa có mặt hàng nào.' },
  'stock-levels-crossed': {
    status: 422,
    message: 'Tồn tối thiểu ({least}) lớn hơn tồn tối đa ({most}).',
  },
  'incident-goods-uncontrolled': {
    status: 422,
    message: '{product} không phải thuốc kiểm soát đặc biệt nên không lập báo cáo thất thoát.',
  },
  'formula-makes-zero': {
    status: 422,
    message: 'Công thức đặt giá 0 đ cho {countText} đơn vị. Xác nhận nếu đúng là muốn vậy.',
  },
  'product-inactive': { status: 422, message: '{product} đã ngưng kinh doanh.' },
  'stock-short': { status: 422, message: '{product} chỉ còn {availableText}, không đủ {askedText}.' },
  'negative-stock-right-missing': {
    status: 403,
    message: '{product} chỉ còn {availableText}. Bạn không có quyền bán khi hết hàng.',
  },
  'lot-expired': { status: 422, message: 'Lô {lot} của {product} đã hết hạn ngày {expiry}, không được bán.' },
  'lot-held': { status: 422, message: 'Lô {lot} của {product} đang tạm giữ, không được bán.' },
  'lot-recalled': { status: 422, message: 'Lô {lot} của {product} đang bị thu hồi, không được bán.' },
  'lot-short': { status: 422, message: 'Lô {lot} của {product} chỉ còn {availableText}.' },
  'quarantine-lot-expired': {
    status: 422,
    message:
      'Lô {lot} của {product} đã hết hạn ngày {expiry}, không trả lại kệ bán được. Hãy trả nhà cung cấp hoặc xuất hủy.',
  },
  'lot-quantity-mismatch': { status: 422, message: 'Số lượng các lô của {product} phải cộng bằng số lượng của dòng.' },
  'seller-differs': { status: 409, message: 'Hóa đơn này do người khác bán. Máy sẽ gửi lại dưới tên người đó.' },
  'sale-price-right-missing': { status: 403, message: 'Bạn không có quyền sửa giá bán.' },
  'price-book-not-held': { status: 409, message: 'Bảng giá {book} không dùng được cho hóa đơn này: {why}.' },
  'goods-off-price-book': { status: 422, message: '{product} không có trong bảng giá {book} nên không được bán.' },
  'posted-price-right-missing': {
    status: 403,
    message: '{product} đang bán cao hơn giá niêm yết {postedText}. Bạn không có quyền bán cao hơn.',
  },
  'posted-price-reason-needed': {
    status: 422,
    message: '{product} đang bán cao hơn giá niêm yết {postedText}. Hãy ghi lý do.',
  },
  'markup-right-missing': {
    status: 403,
    message:
      '{product} đang bán cao hơn mức thặng số tối đa của nhà thuốc trong bệnh viện. Bạn không có quyền bán cao hơn.',
  },
  'markup-reason-needed': {
    status: 422,
    message: '{product} đang bán cao hơn mức thặng số tối đa của nhà thuốc trong bệnh viện. Hãy ghi lý do.',
  },
  'debt-over-limit': { status: 422, message: 'Khách {customer} vượt hạn mức nợ {limitText}.' },
  'price-changed': {
    status: 409,
    message: 'Giá vừa thay đổi: cần trả {payableText}. Hãy xem lại đơn trước khi thu tiền.',
  },
  'price-book-name-taken': { status: 409, message: 'Bảng giá "{name}" đã có.' },
  'price-book-cycle': { status: 422, message: 'Các bảng giá lấy giá vòng quanh nhau. Hãy chọn bảng giá gốc khác.' },
  'price-book-in-use': { status: 409, message: 'Bảng giá {books} đang lấy giá từ bảng giá này.' },
  'price-cost-right-missing': {
    status: 403,
    message: 'Bạn không có quyền xem giá vốn nên không dùng được công thức này.',
  },
  'price-moved': { status: 409, message: 'Người khác vừa đổi giá này thành {currentText}. Hãy xem lại.' },
  'price-is-sum': { status: 422, message: 'Combo này lấy tổng giá các thành phần, không đặt giá riêng được.' },
  'price-needed': { status: 422, message: 'Cần có giá của một đơn vị trước.' },
  'price-change-past': { status: 422, message: 'Thời điểm đổi giá phải ở sau bây giờ.' },
  'price-change-exists': { status: 409, message: 'Đơn vị này đã có một lần đổi giá vào đúng lúc đó.' },
  'price-change-over': { status: 409, message: 'Lần đổi giá này đã áp dụng hoặc đã hủy.' },
  'tiers-not-rising': { status: 422, message: 'Số lượng của các mức phải tăng dần.' },
  'tiers-not-cheaper': {
    status: 422,
    message: 'Mua nhiều phải rẻ hơn: giá mỗi mức thấp hơn mức trước và thấp hơn giá lẻ.',
  },
  'points-not-available': { status: 422, message: 'Khách không đủ điểm để dùng.' },
  'sold-at-in-future': { status: 422, message: 'Thời gian bán không được ở tương lai.' },
  'sold-on-closed-day': { status: 422, message: 'Ngày {day} đã khóa sổ, không ghi thêm hóa đơn vào ngày này.' },
  'back-date-right-missing': { status: 403, message: 'Bạn không có quyền ghi lùi ngày.' },
  'back-date-too-far': { status: 422, message: 'Cửa hàng chỉ cho ghi lùi {days} ngày, sớm nhất là {earliest}.' },
  'keep-payments-needs-partner': {
    status: 422,
    message: 'Muốn giữ tiền lại thành ghi có thì chứng từ phải có tên khách hoặc nhà cung cấp.',
  },
  // Import of goods.
  'lots-required': { status: 422, message: '{product} quản lý theo lô: cần số lô và hạn dùng.' },
  'lots-not-managed': { status: 422, message: '{product} không quản lý theo lô.' },
  'lot-already-expired': { status: 422, message: 'Lô {lot} đã hết hạn ngày {expiry}, không nhập được.' },
  'lot-expiry-differs': { status: 409, message: 'Lô {lot} đã có với hạn dùng {expiry}, khác hạn vừa nhập.' },
  'lot-repeated': { status: 422, message: 'Lô {lot} bị lặp lại trong phiếu với hạn dùng khác nhau.' },
  'provider-needed': { status: 422, message: 'Chưa trả đủ tiền thì phải chọn nhà cung cấp để ghi nợ.' },
  'opening-has-no-payment': { status: 422, message: 'Phiếu tồn đầu kỳ không có thanh toán.' },
  'opening-has-no-cost': { status: 422, message: 'Phiếu tồn đầu kỳ không có chi phí nhập hàng.' },
  'cost-needs-provider': { status: 422, message: 'Chi phí "{name}" ghi nợ thì phải chọn nơi nhận tiền.' },
  'catalogue-price-right-missing': { status: 403, message: 'Bạn không có quyền đổi giá bán của hàng khi nhập.' },
  'inbound-not-amendable': {
    status: 409,
    message: 'Phiếu nhập {code} chưa hoàn thành hoặc đã hủy nên không sửa theo cách này được.',
  },
  'inbound-amend-returned': {
    status: 409,
    message: 'Phiếu nhập {code} đã trả hàng ở {returns} nên không sửa giá hay nhà cung cấp được.',
  },
  'amend-needs-provider': {
    status: 422,
    message: 'Số phải trả thay đổi {differenceText}: phiếu cần có nhà cung cấp để ghi nợ hoặc ghi có.',
  },
  'amend-right-missing': {
    status: 403,
    message: 'Sửa giá hoặc nhà cung cấp của phiếu đã hoàn thành cần quyền hủy phiếu nhập.',
  },
  'supplier-invoice-unreadable': {
    status: 422,
    message: 'Tệp này không phải hóa đơn điện tử (XML). Hãy chọn tệp .xml mà nhà cung cấp gửi.',
  },
  'supplier-invoice-pdf-unreadable': { status: 422, message: 'Không đọc được hóa đơn PDF này: {reason}.' },
  'sale-price-differs': { status: 422, message: 'Giá bán mới của {product} ({unit}) khác nhau giữa các dòng.' },
  'inbound-goods-sold': { status: 409, message: 'Không hủy được phiếu nhập: {goods} đã bán hoặc đã xuất.' },
  // Return to a provider.
  'deduction-over-goods': { status: 422, message: 'Nhà cung cấp không thể trừ quá giá trị hàng trả là {mostText}.' },
  'return-not-of-receipt': {
    status: 422,
    message: '{product} không nằm trong phiếu nhập được trả, hoặc không đúng lô.',
  },
  'return-over-bought': {
    status: 422,
    message: '{product} lô {lot}: phiếu {code} nhập {boughtText}, chỉ còn trả được {leftText}.',
  },
  'return-provider-differs': { status: 422, message: 'Hàng của phiếu {code} phải trả đúng nhà cung cấp của phiếu đó.' },
  'inbound-not-completed': {
    status: 422,
    message: 'Phiếu nhập {code} chưa hoàn thành hoặc đã hủy nên không trả hàng được.',
  },
  'inbound-returned': {
    status: 409,
    message: 'Không hủy được phiếu nhập {code}: đã trả hàng ở {returns}. Hãy hủy phiếu trả trước.',
  },
  'nothing-to-resend': {
    status: 409,
    message: 'Không có báo cáo nào của phiếu này cần gửi lại: đã gửi xong, hoặc không phải gửi.',
  },
  // Orders to a provider.
  'nothing-to-order': { status: 422, message: 'Không có mặt hàng nào cần đặt, hoặc hàng chưa có nhà cung cấp.' },
  'order-product-repeated': { status: 422, message: '{product} đã có trong phiếu đặt. Hãy sửa số lượng ở dòng đó.' },
  'provider-inactive': {
    status: 422,
    message: '{provider} đã ngưng giao dịch: mở lại nhà cung cấp rồi hãy đặt, nhập hàng.',
  },
  'purchase-order-not-open': { status: 409, message: 'Phiếu đặt {code} không còn chờ hàng nên không nhận thêm được.' },
  'purchase-order-differs': {
    status: 422,
    message: 'Phiếu nhập theo phiếu đặt {code} phải cùng chi nhánh và nhà cung cấp với phiếu đặt.',
  },
  'purchase-order-has-draft': {
    status: 409,
    message: 'Phiếu đặt {code} đang có phiếu nhập tạm {drafts}. Hãy hoàn thành hoặc xóa phiếu tạm trước.',
  },
  'purchase-order-received': {
    status: 409,
    message: 'Phiếu đặt {code} đã nhận hàng ở {inbounds} nên không hủy được. Hàng không về nữa thì hãy kết thúc phiếu.',
  },
  'purchase-order-nothing-received': {
    status: 409,
    message: 'Phiếu đặt {code} chưa nhận gì. Hàng không về thì hãy hủy phiếu.',
  },
  'purchase-order-not-closed': { status: 409, message: 'Phiếu đặt {code} chưa kết thúc nên không cần mở lại.' },
  // Counting, disposal and quality.
  'sheet-closed': { status: 409, message: 'Lượt đếm này của {name} đã bị bỏ nên không nhận thêm số đếm.' },
  'nothing-counted': { status: 422, message: 'Phiếu kiểm {code} chưa có dòng nào được đếm.' },
  'check-held': {
    status: 409,
    message: 'Phiếu kiểm {code} đang được {name} tạm giữ{reason}, chưa hoàn thành hay gộp được.',
  },
  'check-branch-differs': {
    status: 409,
    message: 'Phiếu kiểm {code} là của chi nhánh khác: chỉ gộp được các phiếu của cùng một chi nhánh.',
  },
  'check-recounted': {
    status: 409,
    message:
      'Phiếu kiểm {code} đã có lượt đếm lại nên không gộp được: bỏ lượt đếm lại rồi gộp, hoặc hoàn thành riêng phiếu này.',
  },
  'uncounted-changed': {
    status: 409,
    message: 'Hàng chưa đếm lúc này là {countText} lô{valueText}, khác với số vừa xác nhận. Hãy xem lại rồi xác nhận.',
  },
  'count-not-ready': { status: 409, message: 'Chưa hoàn thành được, còn {countText} dòng phải xử lý: {lines}.' },
  'goods-moved-on': { status: 409, message: 'Không hủy được phiếu {code}: {goods} đã bán hoặc đã xuất.' },
  'reason-name-taken': { status: 409, message: 'Lý do "{name}" đã có.' },
  'quality-month-exists': { status: 409, message: 'Tháng {month} đã có phiếu kiểm tra chất lượng {code}.' },
  'expired-not-good': { status: 422, message: 'Lô đã hết hạn không thể ghi là đạt.' },
  'quality-month-future': { status: 422, message: 'Tháng {month} chưa tới, chưa lập được phiếu kiểm tra.' },
  'quality-month-past': {
    status: 422,
    message:
      'Chỉ lập bù được phiếu từ tháng {earliest}. Phiếu ghi các lô đang có hôm nay, không phải của tháng {month}.',
  },
  'quality-not-done': { status: 409, message: 'Còn {countText} lô chưa có kết quả: {lots}.' },
  'disposed-in-future': { status: 422, message: 'Ngày hủy không được sau hôm nay ({today}).' },
  'disposed-too-long-ago': { status: 422, message: 'Ngày hủy không được trước {earliest}. Hãy xem lại năm.' },
  'discovered-in-future': {
    status: 422,
    message: 'Lúc phát hiện không được ở tương lai: hạn gửi báo cáo tính từ lúc đó.',
  },
  'happened-after-discovery': { status: 422, message: 'Lúc xảy ra không được sau lúc phát hiện.' },
  'sent-before-discovery': { status: 422, message: 'Thời điểm gửi phải sau lúc phát hiện và không ở tương lai.' },
  // Temperature and humidity.
  'storage-place-name-taken': { status: 409, message: 'Chi nhánh đã có nơi bảo quản tên "{name}".' },
  'climate-limits-crossed': { status: 422, message: 'Nhiệt độ thấp nhất phải nhỏ hơn nhiệt độ cao nhất.' },
  'climate-recorded': { status: 409, message: 'Lần này {name} đã ghi {reading}. Nếu ghi nhầm, hãy sửa lần ghi đó.' },
  'climate-day-wrong': {
    status: 422,
    message: 'Chỉ ghi hoặc sửa được từ ngày bắt đầu theo dõi, trong vòng 7 ngày gần đây, không ghi trước.',
  },
  'climate-too-early': {
    status: 422,
    message: 'Lần đo buổi chiều ghi từ {hour} giờ trưa: trước đó chưa ai đọc được.',
  },
  'climate-place-stopped': { status: 409, message: 'Nơi "{name}" đã ngưng theo dõi nên không ghi thêm.' },
  'climate-humidity-missing': { status: 422, message: 'Nơi này có giới hạn độ ẩm: hãy ghi cả độ ẩm.' },
  'climate-action-missing': { status: 422, message: 'Số đo vượt giới hạn: hãy ghi đã xử lý thế nào.' },
  // Between branches.
  'transfer-lot-expired': {
    status: 422,
    message: 'Lô {lot} của {product} đã hết hạn ngày {expiry}, không chuyển sang chi nhánh khác được.',
  },
  'transfer-lot-held': {
    status: 422,
    message: 'Lô {lot} của {product} đang tạm giữ, không chuyển sang chi nhánh khác được.',
  },
  'transfer-lot-recalled': {
    status: 422,
    message: 'Lô {lot} của {product} đang bị thu hồi, không chuyển sang chi nhánh khác được.',
  },
  'transfer-to-itself': { status: 422, message: 'Nơi nhận phải khác nơi gửi.' },
  'transfer-target-inactive': { status: 422, message: 'Chi nhánh {name} đã ngưng hoạt động nên không nhận được hàng.' },
  'transfer-request-is-draft': {
    status: 422,
    message: 'Yêu cầu chuyển hàng chỉ lưu là phiếu tạm: chi nhánh có hàng xác nhận rồi mới gửi.',
  },
  'transfer-not-yours': { status: 403, message: 'Chỉ người của {branch} làm được việc này.' },
  'transfer-not-moving': { status: 409, message: 'Phiếu {code} không đang đi đường nên không nhận được.' },
  'transfer-received': {
    status: 409,
    message: 'Phiếu {code} đã được nhận. Muốn trả lại, hãy lập phiếu chuyển ngược lại.',
  },
  'transfer-over': {
    status: 422,
    message: 'Lô {lot} của {product} chỉ gửi {sentText}, không nhận được {toldText}. Phần dư hãy lập phiếu chuyển mới.',
  },
  'transfer-unresolved': {
    status: 422,
    message: 'Lô {lot} của {product}: gửi {sentText}, mới xử lý {toldText}. Phần thiếu phải về kho gửi hoặc ghi mất.',
  },
  'transfer-damaged-over': {
    status: 422,
    message: '{product} {lot}: hàng hỏng {damagedText} nhiều hơn số thực nhận {receivedText}.',
  },
  'transfer-damage-unnamed': { status: 422, message: 'Hàng hỏng phải có lý do để đưa vào biệt trữ.' },
  'transfer-loss-unnamed': { status: 422, message: 'Hàng mất trên đường phải có lý do và tên người chịu trách nhiệm.' },
  // Liều.
  'doctor-in-use': {
    status: 409,
    message:
      'Bác sĩ {name} đang đứng tên {count} liều mẫu ({samples}). Hãy đổi bác sĩ của liều hoặc ngưng dùng bác sĩ này.',
  },
  'sample-name-taken': { status: 409, message: 'Đã có liều mẫu tên "{name}".' },
  'sample-product-repeated': { status: 422, message: '{product} đã có trong liều. Hãy sửa số lượng ở dòng đó.' },
  'sample-combo': { status: 422, message: '{product} là combo. Hãy đưa từng thuốc của nó vào liều.' },
  'sample-price-missing': { status: 422, message: 'Liều giá cố định cần có giá của một liều.' },
  'prescription-missing': {
    status: 422,
    message: 'Liều có {product} là thuốc kê đơn. Hãy nhập mã đơn thuốc trước khi bán.',
  },
  'substitute-needs-pharmacist': {
    status: 403,
    message: 'Chỉ dược sĩ được thay {replaced} bằng {product}.',
  },
  'substitute-differs': {
    status: 422,
    message: '{product} không cùng hoạt chất và hàm lượng với {replaced} nên không thay được.',
  },
  // Tax.
  'tax-code-shape': {
    status: 422,
    message: 'Mã số thuế gồm 10 số, 10 số kèm -001 cho đơn vị phụ thuộc, hoặc 12 số định danh cá nhân.',
  },
  'tax-code-check-digit': { status: 422, message: 'Mã số thuế {code} sai số kiểm tra. Hãy so lại từng số.' },
  'tax-info-exists': { status: 409, message: 'Chi nhánh này đã khai thông tin thuế. Hãy sửa bản đã có.' },
  'tax-rate-overlaps': { status: 409, message: '{name} đã có thuế suất {rate} {days}. Hãy sửa dòng đó trước.' },
  // Log and export.
  'export-too-large': {
    status: 422,
    message: 'Có hơn {mostText} dòng nên không xuất được một lần. Hãy thu hẹp khoảng thời gian hoặc bộ lọc.',
  },
  // Files in.
  'files-waiting': {
    status: 429,
    message: 'Cửa hàng đang có {count} tệp chờ đọc. Hãy đợi các tệp đó đọc xong rồi gửi lại tệp này.',
  },
  'excel-busy': { status: 409, message: 'Tệp này đang được nhập. Hãy đợi nhập xong rồi xem kết quả.' },
  'excel-unreadable': { status: 422, message: 'Tệp không đọc được: {reason}' },
  'excel-no-header': {
    status: 422,
    message: 'Không thấy dòng tiêu đề cột trong 20 dòng đầu. Tệp cần có cột {columns}; hãy xem tệp mẫu.',
  },
  'excel-columns': { status: 422, message: 'Chưa chọn đúng các cột: {reason}' },
  'excel-has-errors': {
    status: 422,
    message: 'Tệp có {count} lỗi nên không dòng nào được nhập. Dòng {row}: {first}',
  },
  'excel-cancelled': { status: 409, message: 'Đã dừng nhập. Không dòng nào được ghi.' },
  'excel-finished': { status: 409, message: 'Tệp này đã nhập xong. Muốn nhập lại, hãy tải tệp lên lần nữa.' },
  // Money.
  'fund-short': { status: 422, message: 'Quỹ {account} chỉ còn {availableText}.' },
  'voucher-automatic': { status: 409, message: 'Phiếu này do chứng từ {code} sinh ra, hãy hủy ở chứng từ đó.' },
  'debt-settled': { status: 422, message: 'Không còn khoản nợ nào để trả.' },
  'debt-discount-over': { status: 422, message: 'Chiết khấu thanh toán không quá số đang nợ {debtText}.' },
  'opening-exists': { status: 409, message: 'Đã ghi số đầu kỳ trước đó.' },
} as const satisfies Record<string, ErrorEntry>

/** Every refusal the product can give, declared once: its HTTP status and its sentence. */
export const errorCodes: Record<ErrorCode, ErrorEntry> = table
export type ErrorCode = keyof typeof table

/** The sentence of a code, with `{name}` filled from the details; a missing detail shows as "?". */
export const errorMessage = (code: ErrorCode, details: Record<string, unknown> = {}): string =>
  fillSentence(errorCodes[code].message, details)
