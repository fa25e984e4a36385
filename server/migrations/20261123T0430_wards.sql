-- Provinces and wards of Viet Nam: one list for all stores, which nobody changes at run time. Written by npm run wards.

create table province (
  code text not null,
  name text not null
);
alter table province add constraint province_pk primary key (code);

create table ward (
  code text not null,
  province_code text not null,
  name text not null,
  -- With its province, as it ends an address.
  full_name text not null
);
alter table ward add constraint ward_pk primary key (code);
alter table ward add constraint ward_province_fk foreign key (province_code) references province (code);
create index ward_by_province on ward (province_code);

-- What a ward is found by: its name, and the names of before that are in it now.
create table ward_name (
  ward_code text not null,
  name text not null,
  is_former boolean not null,
  -- Without marks and signs, with a blank before and behind each word.
  folded text not null
);
alter table ward_name add constraint ward_name_pk primary key (ward_code, name);
alter table ward_name add constraint ward_name_ward_fk foreign key (ward_code) references ward (code);

grant select on province, ward, ward_name to quay_app;

insert into province (code, name)
select split_part(line, '|', 1), split_part(line, '|', 2)
from string_to_table($$01|Thành phố Hà Nội
04|Tỉnh Cao Bằng
08|Tỉnh Tuyên Quang
11|Tỉnh Điện Biên
12|Tỉnh Lai Châu
14|Tỉnh Sơn La
15|Tỉnh Lào Cai
19|Tỉnh Thái Nguyên
20|Tỉnh Lạng Sơn
22|Thành phố Quảng Ninh
24|Thành phố Bắc Ninh
25|Tỉnh Phú Thọ
31|Thành phố Hải Phòng
33|Tỉnh Hưng Yên
37|Tỉnh Ninh Bình
38|Tỉnh Thanh Hóa
40|Tỉnh Nghệ An
42|Tỉnh Hà Tĩnh
44|Tỉnh Quảng Trị
46|Thành phố Huế
48|Thành phố Đà Nẵng
51|Tỉnh Quảng Ngãi
52|Tỉnh Gia Lai
56|Tỉnh Khánh Hòa
66|Tỉnh Đắk Lắk
68|Tỉnh Lâm Đồng
75|Thành phố Đồng Nai
79|Thành phố Hồ Chí Minh
80|Tỉnh Tây Ninh
82|Tỉnh Đồng Tháp
86|Tỉnh Vĩnh Long
91|Tỉnh An Giang
92|Thành phố Cần Thơ
96|Tỉnh Cà Mau$$, E'\n') line;

insert into ward (code, province_code, name, full_name)
select split_part(line, '|', 1), p.code, split_part(line, '|', 3), split_part(line, '|', 3) || ', ' || p.name
from string_to_table($$00004|01|Phường Ba Đình
00008|01|Phường Ngọc Hà
00025|01|Phường Giảng Võ
00070|01|Phường Hoàn Kiếm
00082|01|Phường Cửa Nam
00091|01|Phường Phú Thượng
00097|01|Phường Hồng Hà
00103|01|Phường Tây Hồ
00118|01|Phường Bồ Đề
00127|01|Phường Việt Hưng
00136|01|Phường Phúc Lợi
00145|01|Phường Long Biên
00160|01|Phường Nghĩa Đô
00166|01|Phường Cầu Giấy
00175|01|Phường Yên Hòa
00190|01|Phường Ô Chợ Dừa
00199|01|Phường Láng
00226|01|Phường Văn Miếu - Quốc Tử Giám
00229|01|Phường Kim Liên
00235|01|Phường Đống Đa
00256|01|Phường Hai Bà Trưng
00283|01|Phường Vĩnh Tuy
00292|01|Phường Bạch Mai
00301|01|Phường Vĩnh Hưng
00316|01|Phường Định Công
00322|01|Phường Tương Mai
00328|01|Phường Lĩnh Nam
00331|01|Phường Hoàng Mai
00337|01|Phường Hoàng Liệt
00340|01|Phường Yên Sở
00352|01|Phường Phương Liệt
00364|01|Phường Khương Đình
00367|01|Phường Thanh Xuân
00376|01|Xã Sóc Sơn
00382|01|Xã Kim Anh
00385|01|Xã Trung Giã
00430|01|Xã Đa Phúc
00433|01|Xã Nội Bài
00454|01|Xã Đông Anh
00466|01|Xã Phúc Thịnh
00475|01|Xã Thư Lâm
00493|01|Xã Thiên Lộc
00508|01|Xã Vĩnh Thanh
00541|01|Xã Phù Đổng
00562|01|Xã Thuận An
00565|01|Xã Gia Lâm
00577|01|Xã Bát Tràng
00592|01|Phường Từ Liêm
00598|01|Phường Thượng Cát
00602|01|Phường Đông Ngạc
00611|01|Phường Xuân Đỉnh
00613|01|Phường Tây Tựu
00619|01|Phường Phú Diễn
00622|01|Phường Xuân Phương
00634|01|Phường Tây Mỗ
00637|01|Phường Đại Mỗ
00640|01|Xã Thanh Trì
00643|01|Phường Thanh Liệt
00664|01|Xã Đại Thanh
00679|01|Xã Ngọc Hồi
00685|01|Xã Nam Phù
00691|08|Phường Hà Giang 2
00694|08|Phường Hà Giang 1
00700|08|Xã Ngọc Đường
00706|08|Xã Phú Linh
00715|08|Xã Lũng Cú
00721|08|Xã Đồng Văn
00733|08|Xã Sà Phìn
00745|08|Xã Phố Bảng
00763|08|Xã Lũng Phìn
00769|08|Xã Mèo Vạc
00778|08|Xã Sơn Vĩ
00787|08|Xã Sủng Máng
00802|08|Xã Khâu Vai
00808|08|Xã Tát Ngà
00817|08|Xã Niêm Sơn
00820|08|Xã Yên Minh
00829|08|Xã Thắng Mố
00832|08|Xã Bạch Đích
00847|08|Xã Mậu Duệ
00859|08|Xã Ngọc Long
00865|08|Xã Đường Thượng
00871|08|Xã Du Già
00874|08|Xã Quản Bạ
00883|08|Xã Cán Tỷ
00889|08|Xã Nghĩa Thuận
00892|08|Xã Tùng Vài
00901|08|Xã Lùng Tám
00913|08|Xã Vị Xuyên
00919|08|Xã Minh Tân
00922|08|Xã Thuận Hòa
00925|08|Xã Tùng Bá
00928|08|Xã Thanh Thủy
00937|08|Xã Lao Chải
00952|08|Xã Cao Bồ
00958|08|Xã Thượng Sơn
00967|08|Xã Việt Lâm
00970|08|Xã Linh Hồ
00976|08|Xã Bạch Ngọc
00982|08|Xã Minh Sơn
00985|08|Xã Giáp Trung
00991|08|Xã Bắc Mê
00994|08|Xã Minh Ngọc
01006|08|Xã Yên Cường
01012|08|Xã Đường Hồng
01021|08|Xã Hoàng Su Phì
01024|08|Xã Bản Máy
01033|08|Xã Thàng Tín
01051|08|Xã Tân Tiến
01057|08|Xã Pờ Ly Ngài
01075|08|Xã Nậm Dịch
01084|08|Xã Hồ Thầu
01090|08|Xã Thông Nguyên
01096|08|Xã Pà Vầy Sủ
01108|08|Xã Xín Mần
01117|08|Xã Trung Thịnh
01141|08|Xã Nấm Dẩn
01144|08|Xã Quảng Nguyên
01147|08|Xã Khuôn Lùng
01153|08|Xã Bắc Quang
01156|08|Xã Vĩnh Tuy
01165|08|Xã Đồng Tâm
01171|08|Xã Tân Quang
01180|08|Xã Bằng Hành
01192|08|Xã Liên Hiệp
01201|08|Xã Hùng An
01216|08|Xã Đồng Yên
01225|08|Xã Tiên Nguyên
01234|08|Xã Yên Thành
01237|08|Xã Quang Bình
01243|08|Xã Tân Trịnh
01246|08|Xã Bằng Lang
01255|08|Xã Xuân Giang
01261|08|Xã Tiên Yên
01273|04|Phường Thục Phán
01279|04|Phường Nùng Trí Cao
01288|04|Phường Tân Giang
01290|04|Xã Bảo Lâm
01294|04|Xã Lý Bôn
01297|04|Xã Nam Quang
01304|04|Xã Quảng Lâm
01318|04|Xã Yên Thổ
01321|04|Xã Bảo Lạc
01324|04|Xã Cốc Pàng
01327|04|Xã Cô Ba
01336|04|Xã Khánh Xuân
01339|04|Xã Xuân Trường
01351|04|Xã Hưng Đạo
01354|04|Xã Huy Giáp
01360|04|Xã Sơn Lộ
01363|04|Xã Thông Nông
01366|04|Xã Cần Yên
01387|04|Xã Thanh Long
01392|04|Xã Trường Hà
01393|04|Xã Lũng Nặm
01414|04|Xã Tổng Cọt
01438|04|Xã Hà Quảng
01447|04|Xã Trà Lĩnh
01456|04|Xã Quang Hán
01465|04|Xã Quang Trung
01477|04|Xã Trùng Khánh
01489|04|Xã Đình Phong
01501|04|Xã Đàm Thủy
01525|04|Xã Đoài Dương
01537|04|Xã Lý Quốc
01552|04|Xã Quang Long
01558|04|Xã Hạ Lang
01561|04|Xã Vinh Quý
01576|04|Xã Quảng Uyên
01594|04|Xã Độc Lập
01618|04|Xã Hạnh Phúc
01636|04|Xã Bế Văn Đàn
01648|04|Xã Phục Hòa
01654|04|Xã Hòa An
01660|04|Xã Nam Tuấn
01699|04|Xã Nguyễn Huệ
01708|04|Xã Bạch Đằng
01726|04|Xã Nguyên Bình
01729|04|Xã Tĩnh Túc
01738|04|Xã Ca Thành
01747|04|Xã Minh Tâm
01768|04|Xã Phan Thanh
01774|04|Xã Tam Kim
01777|04|Xã Thành Công
01786|04|Xã Đông Khê
01789|04|Xã Canh Tân
01792|04|Xã Kim Đồng
01795|04|Xã Minh Khai
01807|04|Xã Thạch An
01822|04|Xã Đức Long
01840|19|Phường Đức Xuân
01843|19|Phường Bắc Kạn
01849|19|Xã Phong Quang
01864|19|Xã Bằng Thành
01879|19|Xã Cao Minh
01882|19|Xã Nghiên Loan
01894|19|Xã Phúc Lộc
01906|19|Xã Ba Bể
01912|19|Xã Chợ Rã
01921|19|Xã Thượng Minh
01933|19|Xã Đồng Phúc
01936|19|Xã Nà Phặc
01942|19|Xã Bằng Vân
01954|19|Xã Ngân Sơn
01957|19|Xã Thượng Quan
01960|19|Xã Hiệp Lực
01969|19|Xã Phủ Thông
01981|19|Xã Vĩnh Thông
02008|19|Xã Cẩm Giàng
02014|19|Xã Bạch Thông
02020|19|Xã Chợ Đồn
02026|19|Xã Nam Cường
02038|19|Xã Quảng Bạch
02044|19|Xã Yên Thịnh
02071|19|Xã Nghĩa Tá
02083|19|Xã Yên Phong
02086|19|Xã Chợ Mới
02101|19|Xã Thanh Mai
02104|19|Xã Tân Kỳ
02107|19|Xã Thanh Thịnh
02116|19|Xã Yên Bình
02143|19|Xã Văn Lang
02152|19|Xã Cường Lợi
02155|19|Xã Na Rì
02176|19|Xã Trần Phú
02185|19|Xã Côn Minh
02191|19|Xã Xuân Dương
02212|08|Phường Nông Tiến
02215|08|Phường Minh Xuân
02221|08|Xã Nà Hang
02239|08|Xã Thượng Nông
02245|08|Xã Côn Lôn
02248|08|Xã Yên Hoa
02260|08|Xã Hồng Thái
02266|08|Xã Lâm Bình
02269|08|Xã Thượng Lâm
02287|08|Xã Chiêm Hóa
02296|08|Xã Bình An
02302|08|Xã Minh Quang
02305|08|Xã Trung Hà
02308|08|Xã Tân Mỹ
02317|08|Xã Yên Lập
02320|08|Xã Tân An
02332|08|Xã Kiên Đài
02350|08|Xã Kim Bình
02353|08|Xã Hòa An
02359|08|Xã Tri Phú
02365|08|Xã Yên Nguyên
02374|08|Xã Hàm Yên
02380|08|Xã Bạch Xa
02392|08|Xã Phù Lưu
02398|08|Xã Yên Phú
02404|08|Xã Bình Xa
02407|08|Xã Thái Sơn
02419|08|Xã Thái Hòa
02425|08|Xã Hùng Đức
02434|08|Xã Lực Hành
02437|08|Xã Kiến Thiết
02449|08|Xã Xuân Vân
02455|08|Xã Hùng Lợi
02458|08|Xã Trung Sơn
02470|08|Xã Tân Long
02473|08|Xã Yên Sơn
02494|08|Xã Thái Bình
02509|08|Phường Mỹ Lâm
02512|08|Phường An Tường
02524|08|Phường Bình Thuận
02530|08|Xã Nhữ Khê
02536|08|Xã Sơn Dương
02545|08|Xã Tân Trào
02548|08|Xã Bình Ca
02554|08|Xã Minh Thanh
02572|08|Xã Đông Thọ
02578|08|Xã Tân Thanh
02608|08|Xã Hồng Sơn
02611|08|Xã Phú Lương
02620|08|Xã Sơn Thủy
02623|08|Xã Trường Sinh
02647|15|Phường Lào Cai
02671|15|Phường Cam Đường
02680|15|Xã Hợp Thành
02683|15|Xã Bát Xát
02686|15|Xã A Mú Sung
02695|15|Xã Trịnh Tường
02701|15|Xã Y Tý
02707|15|Xã Dền Sáng
02725|15|Xã Bản Xèo
02728|15|Xã Mường Hum
02746|15|Xã Cốc San
02752|15|Xã Pha Long
02761|15|Xã Mường Khương
02782|15|Xã Cao Sơn
02788|15|Xã Bản Lầu
02809|15|Xã Si Ma Cai
02824|15|Xã Sín Chéng
02839|15|Xã Bắc Hà
02842|15|Xã Tả Củ Tỷ
02848|15|Xã Lùng Phình
02869|15|Xã Bản Liền
02890|15|Xã Bảo Nhai
02896|15|Xã Cốc Lầu
02902|15|Xã Phong Hải
02905|15|Xã Bảo Thắng
02908|15|Xã Tằng Loỏng
02923|15|Xã Gia Phú
02926|15|Xã Xuân Quang
02947|15|Xã Bảo Yên
02953|15|Xã Nghĩa Đô
02962|15|Xã Xuân Hòa
02968|15|Xã Thượng Hà
02989|15|Xã Bảo Hà
02998|15|Xã Phúc Khánh
03004|15|Xã Ngũ Chỉ Sơn
03006|15|Phường Sa Pa
03013|15|Xã Tả Phìn
03037|15|Xã Tả Van
03043|15|Xã Mường Bo
03046|15|Xã Bản Hồ
03061|15|Xã Võ Lao
03076|15|Xã Nậm Chày
03082|15|Xã Văn Bàn
03085|15|Xã Nậm Xé
03091|15|Xã Chiềng Ken
03103|15|Xã Khánh Yên
03106|15|Xã Dương Quỳ
03121|15|Xã Minh Lương
03127|11|Phường Điện Biên Phủ
03151|11|Phường Mường Lay
03158|11|Xã Sín Thầu
03160|11|Xã Mường Nhé
03162|11|Xã Nậm Kè
03163|11|Xã Mường Toong
03164|11|Xã Quảng Lâm
03166|11|Xã Mường Chà
03169|11|Xã Nà Hỳ
03172|11|Xã Na Sang
03175|11|Xã Chà Tở
03176|11|Xã Nà Bủng
03181|11|Xã Mường Tùng
03193|11|Xã Pa Ham
03194|11|Xã Nậm Nèn
03199|11|Xã Si Pa Phìn
03202|11|Xã Mường Pồn
03203|11|Xã Na Son
03208|11|Xã Xa Dung
03214|11|Xã Mường Luân
03217|11|Xã Tủa Chùa
03220|11|Xã Tủa Thàng
03226|11|Xã Sín Chải
03241|11|Xã Sính Phình
03244|11|Xã Sáng Nhè
03253|11|Xã Tuần Giáo
03256|11|Xã Mường Ảng
03260|11|Xã Pú Nhung
03268|11|Xã Mường Mùn
03283|11|Xã Chiềng Sinh
03295|11|Xã Quài Tở
03301|11|Xã Búng Lao
03313|11|Xã Mường Lạn
03316|11|Xã Nà Tấu
03325|11|Xã Mường Phăng
03328|11|Xã Thanh Nưa
03334|11|Phường Mường Thanh
03349|11|Xã Thanh Yên
03352|11|Xã Thanh An
03356|11|Xã Sam Mứn
03358|11|Xã Núa Ngam
03368|11|Xã Mường Nhà
03370|11|Xã Pu Nhi
03382|11|Xã Phình Giàng
03385|11|Xã Tìa Dình
03388|12|Phường Đoàn Kết
03390|12|Xã Bình Lư
03394|12|Xã Sin Suối Hồ
03405|12|Xã Tả Lèng
03408|12|Phường Tân Phong
03424|12|Xã Bản Bo
03430|12|Xã Khun Há
03433|12|Xã Bum Tở
03434|12|Xã Nậm Hàng
03439|12|Xã Thu Lũm
03442|12|Xã Pa Ủ
03445|12|Xã Mường Tè
03451|12|Xã Mù Cả
03460|12|Xã Hua Bum
03463|12|Xã Tà Tổng
03466|12|Xã Bum Nưa
03472|12|Xã Mường Mô
03478|12|Xã Sìn Hồ
03487|12|Xã Lê Lợi
03503|12|Xã Pa Tần
03508|12|Xã Hồng Thu
03517|12|Xã Nậm Tăm
03529|12|Xã Tủa Sín Chải
03532|12|Xã Pu Sam Cáp
03538|12|Xã Nậm Mạ
03544|12|Xã Nậm Cuổi
03549|12|Xã Phong Thổ
03562|12|Xã Sì Lở Lầu
03571|12|Xã Dào San
03583|12|Xã Khổng Lào
03595|12|Xã Than Uyên
03598|12|Xã Tân Uyên
03601|12|Xã Mường Khoa
03613|12|Xã Nậm Sỏ
03616|12|Xã Pắc Ta
03618|12|Xã Mường Than
03637|12|Xã Mường Kim
03640|12|Xã Khoen On
03646|14|Phường Tô Hiệu
03664|14|Phường Chiềng An
03670|14|Phường Chiềng Cơi
03679|14|Phường Chiềng Sinh
03688|14|Xã Mường Chiên
03694|14|Xã Mường Giôn
03703|14|Xã Quỳnh Nhai
03712|14|Xã Mường Sại
03721|14|Xã Thuận Châu
03724|14|Xã Bình Thuận
03727|14|Xã Mường É
03754|14|Xã Chiềng La
03757|14|Xã Mường Khiêng
03760|14|Xã Mường Bám
03763|14|Xã Long Hẹ
03781|14|Xã Co Mạ
03784|14|Xã Nậm Lầu
03799|14|Xã Muổi Nọi
03808|14|Xã Mường La
03814|14|Xã Chiềng Lao
03820|14|Xã Ngọc Chiến
03847|14|Xã Mường Bú
03850|14|Xã Chiềng Hoa
03856|14|Xã Bắc Yên
03862|14|Xã Xím Vàng
03868|14|Xã Tà Xùa
03871|14|Xã Pắc Ngà
03880|14|Xã Tạ Khoa
03892|14|Xã Chiềng Sại
03901|14|Xã Suối Tọ
03907|14|Xã Mường Cơi
03910|14|Xã Phù Yên
03922|14|Xã Gia Phù
03943|14|Xã Mường Bang
03958|14|Xã Tường Hạ
03961|14|Xã Kim Bon
03970|14|Xã Tân Phong
03979|14|Phường Mộc Sơn
03980|14|Phường Mộc Châu
03982|14|Phường Thảo Nguyên
03985|14|Xã Chiềng Sơn
03997|14|Xã Tân Yên
04000|14|Xã Đoàn Kết
04006|14|Xã Song Khủa
04018|14|Xã Tô Múa
04033|14|Phường Vân Sơn
04045|14|Xã Lóng Sập
04048|14|Xã Vân Hồ
04057|14|Xã Xuân Nha
04075|14|Xã Yên Châu
04078|14|Xã Chiềng Hặc
04087|14|Xã Yên Sơn
04096|14|Xã Lóng Phiêng
04099|14|Xã Phiêng Khoài
04105|14|Xã Mai Sơn
04108|14|Xã Chiềng Sung
04117|14|Xã Mường Chanh
04123|14|Xã Chiềng Mung
04132|14|Xã Chiềng Mai
04136|14|Xã Tà Hộc
04144|14|Xã Phiêng Cằm
04159|14|Xã Phiêng Pằn
04168|14|Xã Sông Mã
04171|14|Xã Bó Sinh
04183|14|Xã Mường Lầm
04186|14|Xã Nậm Ty
04195|14|Xã Chiềng Sơ
04204|14|Xã Chiềng Khoong
04210|14|Xã Huổi Một
04219|14|Xã Mường Hung
04222|14|Xã Chiềng Khương
04228|14|Xã Púng Bánh
04231|14|Xã Sốp Cộp
04240|14|Xã Mường Lèo
04246|14|Xã Mường Lạn
04252|15|Phường Yên Bái
04273|15|Phường Nam Cường
04279|15|Phường Văn Phú
04288|15|Phường Nghĩa Lộ
04303|15|Xã Lục Yên
04309|15|Xã Lâm Thượng
04336|15|Xã Tân Lĩnh
04342|15|Xã Khánh Hòa
04345|15|Xã Mường Lai
04363|15|Xã Phúc Lợi
04375|15|Xã Mậu A
04381|15|Xã Lâm Giang
04387|15|Xã Châu Quế
04399|15|Xã Đông Cuông
04402|15|Xã Phong Dụ Hạ
04423|15|Xã Phong Dụ Thượng
04429|15|Xã Tân Hợp
04441|15|Xã Xuân Ái
04450|15|Xã Mỏ Vàng
04456|15|Xã Mù Cang Chải
04462|15|Xã Nậm Có
04465|15|Xã Khao Mang
04474|15|Xã Lao Chải
04489|15|Xã Chế Tạo
04492|15|Xã Púng Luông
04498|15|Xã Trấn Yên
04531|15|Xã Quy Mông
04537|15|Xã Lương Thịnh
04543|15|Phường Âu Lâu
04564|15|Xã Việt Hồng
04576|15|Xã Hưng Khánh
04585|15|Xã Hạnh Phúc
04603|15|Xã Tà Xi Láng
04606|15|Xã Trạm Tấu
04609|15|Xã Phình Hồ
04630|15|Xã Tú Lệ
04636|15|Xã Gia Hội
04651|15|Xã Sơn Lương
04660|15|Xã Liên Sơn
04663|15|Phường Trung Tâm
04672|15|Xã Văn Chấn
04681|15|Phường Cầu Thia
04693|15|Xã Cát Thịnh
04699|15|Xã Chấn Thịnh
04705|15|Xã Thượng Bằng La
04711|15|Xã Nghĩa Tâm
04714|15|Xã Yên Bình
04717|15|Xã Thác Bà
04726|15|Xã Cảm Nhân
04744|15|Xã Yên Thành
04750|15|Xã Bảo Ái
04792|25|Phường Tân Hòa
04795|25|Phường Hòa Bình
04828|25|Phường Thống Nhất
04831|25|Xã Đà Bắc
04846|25|Xã Đức Nhàn
04849|25|Xã Tân Pheo
04873|25|Xã Quy Đức
04876|25|Xã Cao Sơn
04891|25|Xã Tiền Phong
04894|25|Phường Kỳ Sơn
04897|25|Xã Thịnh Minh
04924|25|Xã Lương Sơn
04930|01|Xã Yên Xuân
04960|25|Xã Liên Sơn
04978|25|Xã Kim Bôi
04990|25|Xã Nật Sơn
05014|25|Xã Mường Động
05047|25|Xã Cao Dương
05068|25|Xã Hợp Kim
05086|25|Xã Dũng Tiến
05089|25|Xã Cao Phong
05092|25|Xã Thung Nai
05116|25|Xã Mường Thàng
05128|25|Xã Tân Lạc
05134|25|Xã Mường Hoa
05152|25|Xã Vân Sơn
05158|25|Xã Mường Bi
05191|25|Xã Toàn Thắng
05200|25|Xã Mai Châu
05206|25|Xã Tân Mai
05212|25|Xã Pà Cò
05245|25|Xã Bao La
05251|25|Xã Mai Hạ
05266|25|Xã Lạc Sơn
05287|25|Xã Mường Vang
05290|25|Xã Nhân Nghĩa
05293|25|Xã Thượng Cốc
05305|25|Xã Yên Phú
05323|25|Xã Quyết Thắng
05329|25|Xã Ngọc Sơn
05347|25|Xã Đại Đồng
05353|25|Xã Yên Thủy
05362|25|Xã Lạc Lương
05386|25|Xã Yên Trị
05392|25|Xã Lạc Thủy
05395|25|Xã An Nghĩa
05425|25|Xã An Bình
05443|19|Phường Phan Đình Phùng
05455|19|Phường Quyết Thắng
05467|19|Phường Gia Sàng
05482|19|Phường Quan Triều
05488|19|Xã Đại Phúc
05500|19|Phường Tích Lương
05503|19|Xã Tân Cương
05518|19|Phường Sông Công
05528|19|Phường Bách Quang
05533|19|Phường Bá Xuyên
05542|19|Xã Lam Vỹ
05551|19|Xã Kim Phượng
05563|19|Xã Phượng Tiến
05569|19|Xã Định Hóa
05581|19|Xã Trung Hội
05587|19|Xã Bình Yên
05602|19|Xã Phú Đình
05605|19|Xã Bình Thành
05611|19|Xã Phú Lương
05620|19|Xã Yên Trạch
05632|19|Xã Hợp Thành
05641|19|Xã Vô Tranh
05662|19|Xã Trại Cau
05665|19|Xã Văn Lăng
05674|19|Xã Quang Sơn
05680|19|Xã Văn Hán
05692|19|Xã Đồng Hỷ
05707|19|Xã Nam Hòa
05710|19|Phường Linh Sơn
05716|19|Xã Võ Nhai
05719|19|Xã Sảng Mộc
05722|19|Xã Nghinh Tường
05725|19|Xã Thần Sa
05740|19|Xã La Hiên
05746|19|Xã Tràng Xá
05755|19|Xã Dân Tiến
05773|19|Xã Phú Xuyên
05776|19|Xã Đức Lương
05788|19|Xã Phú Lạc
05800|19|Xã Phú Thịnh
05809|19|Xã An Khánh
05818|19|Xã La Bằng
05830|19|Xã Đại Từ
05845|19|Xã Vạn Phú
05851|19|Xã Quân Chu
05857|19|Phường Phúc Thuận
05860|19|Phường Phổ Yên
05881|19|Xã Thành Công
05890|19|Phường Vạn Xuân
05899|19|Phường Trung Thành
05908|19|Xã Phú Bình
05917|19|Xã Tân Khánh
05923|19|Xã Tân Thành
05941|19|Xã Điềm Thụy
05953|19|Xã Kha Sơn
05977|20|Phường Đông Kinh
05983|20|Phường Lương Văn Tri
05986|20|Phường Tam Thanh
06001|20|Xã Đoàn Kết
06004|20|Xã Quốc Khánh
06019|20|Xã Tân Tiến
06037|20|Xã Kháng Chiến
06040|20|Xã Thất Khê
06046|20|Xã Tràng Định
06058|20|Xã Quốc Việt
06073|20|Xã Hoa Thám
06076|20|Xã Quý Hòa
06079|20|Xã Hồng Phong
06085|20|Xã Thiện Hòa
06091|20|Xã Thiện Thuật
06103|20|Xã Thiện Long
06112|20|Xã Bình Gia
06115|20|Xã Tân Văn
06124|20|Xã Na Sầm
06148|20|Xã Thụy Hùng
06151|20|Xã Hội Hoan
06154|20|Xã Văn Lãng
06172|20|Xã Hoàng Văn Thụ
06184|20|Xã Đồng Đăng
06187|20|Phường Kỳ Lừa
06196|20|Xã Ba Sơn
06211|20|Xã Cao Lộc
06220|20|Xã Công Sơn
06253|20|Xã Văn Quan
06280|20|Xã Điềm He
06286|20|Xã Khánh Khê
06298|20|Xã Yên Phúc
06313|20|Xã Tri Lễ
06316|20|Xã Tân Đoàn
06325|20|Xã Bắc Sơn
06337|20|Xã Tân Tri
06349|20|Xã Hưng Vũ
06364|20|Xã Vũ Lễ
06367|20|Xã Vũ Lăng
06376|20|Xã Nhất Hòa
06385|20|Xã Hữu Lũng
06391|20|Xã Yên Bình
06400|20|Xã Hữu Liên
06415|20|Xã Vân Nham
06427|20|Xã Cai Kinh
06436|20|Xã Thiện Tân
06445|20|Xã Tân Thành
06457|20|Xã Tuấn Sơn
06463|20|Xã Chi Lăng
06475|20|Xã Bằng Mạc
06481|20|Xã Chiến Thắng
06496|20|Xã Nhân Lý
06505|20|Xã Vạn Linh
06517|20|Xã Quan Sơn
06526|20|Xã Na Dương
06529|20|Xã Lộc Bình
06541|20|Xã Mẫu Sơn
06565|20|Xã Khuất Xá
06577|20|Xã Thống Nhất
06601|20|Xã Lợi Bác
06607|20|Xã Xuân Dương
06613|20|Xã Đình Lập
06616|20|Xã Thái Bình
06625|20|Xã Kiên Mộc
06637|20|Xã Châu Sơn
06652|22|Phường Hà Tu
06658|22|Phường Cao Xanh
06661|22|Phường Việt Hưng
06673|22|Phường Bãi Cháy
06676|22|Phường Hà Lầm
06685|22|Phường Hồng Gai
06688|22|Phường Hạ Long
06706|22|Phường Tuần Châu
06709|22|Phường Móng Cái 2
06712|22|Phường Móng Cái 1
06724|22|Xã Hải Sơn
06733|22|Xã Hải Ninh
06736|22|Phường Móng Cái 3
06757|22|Xã Vĩnh Thực
06760|22|Phường Mông Dương
06778|22|Phường Quang Hanh
06781|22|Phường Cửa Ông
06793|22|Phường Cẩm Phả
06799|22|Xã Hải Hòa
06811|22|Phường Uông Bí
06820|22|Phường Vàng Danh
06832|22|Phường Yên Tử
06838|22|Xã Bình Liêu
06841|22|Xã Hoành Mô
06856|22|Xã Lục Hồn
06862|22|Xã Tiên Yên
06874|22|Xã Điền Xá
06877|22|Xã Đông Ngũ
06886|22|Xã Hải Lạng
06895|22|Xã Đầm Hà
06913|22|Xã Quảng Tân
06922|22|Xã Quảng Hà
06931|22|Xã Quảng Đức
06946|22|Xã Đường Hoa
06967|22|Xã Cái Chiên
06970|22|Xã Ba Chẽ
06979|22|Xã Kỳ Thượng
06985|22|Xã Lương Minh
06994|22|Đặc khu Vân Đồn
07030|22|Phường Hoành Bồ
07054|22|Xã Quảng La
07060|22|Xã Thống Nhất
07069|22|Phường Mạo Khê
07081|22|Phường Bình Khê
07090|22|Phường An Sinh
07093|22|Phường Đông Triều
07114|22|Phường Hoàng Quế
07132|22|Phường Quảng Yên
07135|22|Phường Đông Mai
07147|22|Phường Hiệp Hòa
07168|22|Phường Hà An
07180|22|Phường Liên Hòa
07183|22|Phường Phong Cốc
07192|22|Đặc khu Cô Tô
07210|24|Phường Bắc Giang
07228|24|Phường Đa Mai
07246|24|Xã Xuân Lương
07264|24|Xã Tam Tiến
07282|24|Xã Đồng Kỳ
07288|24|Xã Yên Thế
07294|24|Phường Bố Hạ
07306|24|Xã Nhã Nam
07330|24|Xã Phúc Hòa
07333|24|Xã Quang Trung
07339|24|Xã Tân Yên
07351|24|Xã Ngọc Thiện
07375|24|Phường Lạng Giang
07381|24|Xã Tiên Lục
07399|24|Phường Kép
07420|24|Xã Mỹ Thái
07432|24|Xã Tân Dĩnh
07444|24|Phường Lục Nam
07450|24|Xã Đông Phú
07462|24|Xã Bảo Đài
07486|24|Xã Nghĩa Phương
07489|24|Xã Trường Sơn
07492|24|Xã Lục Sơn
07498|24|Xã Bắc Lũng
07519|24|Xã Cẩm Lý
07525|24|Phường Chũ
07531|24|Xã Tân Sơn
07534|24|Xã Sa Lý
07537|24|Xã Biên Sơn
07543|24|Xã Sơn Hải
07552|24|Xã Kiên Lao
07573|24|Xã Biển Động
07582|24|Xã Lục Ngạn
07594|24|Xã Đèo Gia
07603|24|Xã Nam Dương
07612|24|Phường Phượng Sơn
07615|24|Xã Sơn Động
07616|24|Xã Tây Yên Tử
07621|24|Xã Vân Sơn
07627|24|Xã Đại Sơn
07642|24|Xã Yên Định
07654|24|Xã An Lạc
07663|24|Xã Tuấn Đạo
07672|24|Xã Dương Hưu
07681|24|Phường Yên Dũng
07682|24|Phường Tân An
07696|24|Phường Tiền Phong
07699|24|Phường Tân Tiến
07735|24|Xã Đồng Việt
07738|24|Phường Cảnh Thụy
07774|24|Phường Tự Lạn
07777|24|Phường Việt Yên
07795|24|Phường Nếnh
07798|24|Phường Vân Hà
07822|24|Xã Hoàng Vân
07840|24|Phường Hiệp Hòa
07864|24|Xã Hợp Thịnh
07870|24|Xã Xuân Cẩm
07894|25|Phường Nông Trang
07900|25|Phường Việt Trì
07909|25|Phường Thanh Miếu
07918|25|Phường Vân Phú
07942|25|Phường Phú Thọ
07948|25|Phường Âu Cơ
07954|25|Phường Phong Châu
07969|25|Xã Đoan Hùng
07996|25|Xã Bằng Luân
07999|25|Xã Chí Đám
08023|25|Xã Tây Cốc
08038|25|Xã Chân Mộng
08053|25|Xã Hạ Hòa
08071|25|Xã Đan Thượng
08110|25|Xã Hiền Lương
08113|25|Xã Yên Kỳ
08134|25|Xã Văn Lang
08143|25|Xã Vĩnh Chân
08152|25|Xã Thanh Ba
08173|25|Xã Quảng Yên
08203|25|Xã Hoàng Cương
08209|25|Xã Đông Thành
08218|25|Xã Chí Tiên
08227|25|Xã Liên Minh
08230|25|Xã Phù Ninh
08236|25|Xã Phú Mỹ
08245|25|Xã Trạm Thản
08254|25|Xã Dân Chủ
08275|25|Xã Bình Phú
08290|25|Xã Yên Lập
08296|25|Xã Sơn Lương
08305|25|Xã Xuân Viên
08311|25|Xã Trung Sơn
08323|25|Xã Thượng Long
08338|25|Xã Minh Hòa
08341|25|Xã Cẩm Khê
08344|25|Xã Tiên Lương
08377|25|Xã Vân Bán
08398|25|Xã Phú Khê
08416|25|Xã Hùng Việt
08431|25|Xã Đồng Lương
08434|25|Xã Tam Nông
08443|25|Xã Hiền Quan
08467|25|Xã Vạn Xuân
08479|25|Xã Thọ Văn
08494|25|Xã Lâm Thao
08500|25|Xã Xuân Lũng
08515|25|Xã Hy Cương
08521|25|Xã Phùng Nguyên
08527|25|Xã Bản Nguyên
08542|25|Xã Thanh Sơn
08545|25|Xã Thu Cúc
08560|25|Xã Lai Đồng
08566|25|Xã Tân Sơn
08584|25|Xã Võ Miếu
08590|25|Xã Xuân Đài
08593|25|Xã Minh Đài
08611|25|Xã Văn Miếu
08614|25|Xã Cự Đồng
08620|25|Xã Long Cốc
08632|25|Xã Hương Cần
08635|25|Xã Khả Cửu
08656|25|Xã Yên Sơn
08662|25|Xã Đào Xá
08674|25|Xã Thanh Thủy
08686|25|Xã Tu Vũ
08707|25|Phường Vĩnh Yên
08716|25|Phường Vĩnh Phúc
08740|25|Phường Phúc Yên
08746|25|Phường Xuân Hòa
08761|25|Xã Lập Thạch
08770|25|Xã Hợp Lý
08773|25|Xã Yên Lãng
08782|25|Xã Hải Lựu
08788|25|Xã Thái Hòa
08812|25|Xã Liên Hòa
08824|25|Xã Tam Sơn
08842|25|Xã Tiên Lữ
08848|25|Xã Sông Lô
08866|25|Xã Sơn Đông
08869|25|Xã Tam Dương
08872|25|Xã Tam Dương Bắc
08896|25|Xã Hoàng An
08905|25|Xã Hội Thịnh
08911|25|Xã Tam Đảo
08914|25|Xã Đạo Trù
08923|25|Xã Đại Đình
08935|25|Xã Bình Nguyên
08944|25|Xã Bình Tuyền
08950|25|Xã Bình Xuyên
08971|25|Xã Xuân Lãng
08974|01|Xã Quang Minh
08980|01|Xã Yên Lãng
08995|01|Xã Tiến Thắng
09022|01|Xã Mê Linh
09025|25|Xã Yên Lạc
09040|25|Xã Tề Lỗ
09043|25|Xã Tam Hồng
09052|25|Xã Nguyệt Đức
09064|25|Xã Liên Châu
09076|25|Xã Vĩnh Tường
09079|25|Xã Vĩnh An
09100|25|Xã Vĩnh Hưng
09106|25|Xã Vĩnh Thành
09112|25|Xã Thổ Tang
09154|25|Xã Vĩnh Phú
09169|24|Phường Vũ Ninh
09187|24|Phường Kinh Bắc
09190|24|Phường Võ Cường
09193|24|Phường Yên Phong
09202|24|Xã Tam Giang
09205|24|Xã Yên Trung
09208|24|Xã Tam Đa
09238|24|Xã Văn Môn
09247|24|Phường Quế Võ
09253|24|Phường Nhân Hòa
09265|24|Phường Phương Liễu
09286|24|Phường Nam Sơn
09292|24|Phường Phù Lãng
09295|24|Phường Bồng Lai
09301|24|Phường Đào Viên
09313|24|Phường Chi Lăng
09319|24|Phường Tiên Du
09325|24|Phường Hạp Lĩnh
09334|24|Xã Liên Bão
09340|24|Xã Đại Đồng
09343|24|Xã Tân Chi
09349|24|Xã Phật Tích
09367|24|Phường Từ Sơn
09370|24|Phường Tam Sơn
09379|24|Phường Phù Khê
09385|24|Phường Đồng Nguyên
09400|24|Phường Thuận Thành
09409|24|Phường Mão Điền
09427|24|Phường Trí Quả
09430|24|Phường Trạm Lộ
09433|24|Phường Song Liễu
09445|24|Phường Ninh Xá
09454|24|Phường Gia Bình
09466|24|Xã Cao Đức
09469|24|Xã Đại Lai
09475|24|Phường Nhân Thắng
09487|24|Xã Đông Cứu
09496|24|Phường Lương Tài
09499|24|Xã Trung Kênh
09523|24|Xã Trung Chính
09529|24|Xã Lâm Thao
09552|01|Phường Kiến Hưng
09556|01|Phường Hà Đông
09562|01|Phường Yên Nghĩa
09568|01|Phường Phú Lương
09574|01|Phường Sơn Tây
09604|01|Phường Tùng Thiện
09616|01|Xã Đoài Phương
09619|01|Xã Quảng Oai
09634|01|Xã Cổ Đô
09661|01|Xã Minh Châu
09664|01|Xã Vật Lại
09676|01|Xã Bất Bạt
09694|01|Xã Suối Hai
09700|01|Xã Ba Vì
09706|01|Xã Yên Bài
09715|01|Xã Phúc Thọ
09739|01|Xã Phúc Lộc
09772|01|Xã Hát Môn
09784|01|Xã Đan Phượng
09787|01|Xã Liên Minh
09817|01|Xã Ô Diên
09832|01|Xã Hoài Đức
09856|01|Xã Dương Hòa
09871|01|Xã Sơn Đồng
09877|01|Xã An Khánh
09886|01|Phường Dương Nội
09895|01|Xã Quốc Oai
09910|01|Xã Kiều Phú
09931|01|Xã Hưng Đạo
09952|01|Xã Phú Cát
09955|01|Xã Thạch Thất
09982|01|Xã Hạ Bằng
09988|01|Xã Hòa Lạc
10003|01|Xã Tây Phương
10015|01|Phường Chương Mỹ
10030|01|Xã Phú Nghĩa
10045|01|Xã Xuân Mai
10072|01|Xã Quảng Bị
10081|01|Xã Trần Phú
10096|01|Xã Hòa Phú
10114|01|Xã Thanh Oai
10126|01|Xã Bình Minh
10144|01|Xã Tam Hưng
10180|01|Xã Dân Hòa
10183|01|Xã Thường Tín
10210|01|Xã Hồng Vân
10231|01|Xã Thượng Phúc
10237|01|Xã Chương Dương
10273|01|Xã Phú Xuyên
10279|01|Xã Phượng Dực
10330|01|Xã Chuyên Mỹ
10342|01|Xã Đại Xuyên
10354|01|Xã Vân Đình
10369|01|Xã Ứng Thiên
10402|01|Xã Ứng Hòa
10417|01|Xã Hòa Xá
10441|01|Xã Mỹ Đức
10459|01|Xã Phúc Sơn
10465|01|Xã Hồng Sơn
10489|01|Xã Hương Sơn
10507|31|Phường Thành Đông
10525|31|Phường Hải Dương
10532|31|Phường Lê Thanh Nghị
10537|31|Phường Tân Hưng
10543|31|Phường Việt Hòa
10546|31|Phường Chí Linh
10549|31|Phường Chu Văn An
10552|31|Phường Nguyễn Trãi
10570|31|Phường Trần Hưng Đạo
10573|31|Phường Trần Nhân Tông
10603|31|Phường Lê Đại Hành
10606|31|Xã Nam Sách
10615|31|Xã Hợp Tiến
10633|31|Xã Trần Phú
10642|31|Xã Thái Tân
10645|31|Xã An Phú
10660|31|Phường Ái Quốc
10675|31|Phường Kinh Môn
10678|31|Phường Bắc An Phụ
10705|31|Xã Nam An Phụ
10714|31|Phường Nhị Chiểu
10726|31|Phường Phạm Sư Mạnh
10729|31|Phường Trần Liễu
10744|31|Phường Nguyễn Đại Năng
10750|31|Xã Phú Thái
10756|31|Xã Lai Khê
10792|31|Xã An Thành
10804|31|Xã Kim Thành
10813|31|Xã Thanh Hà
10816|31|Xã Hà Bắc
10837|31|Phường Nam Đồng
10843|31|Xã Hà Nam
10846|31|Xã Hà Tây
10882|31|Xã Hà Đông
10888|31|Xã Cẩm Giang
10891|31|Phường Tứ Minh
10903|31|Xã Cẩm Giàng
10909|31|Xã Tuệ Tĩnh
10930|31|Xã Mao Điền
10945|31|Xã Kẻ Sặt
10966|31|Xã Bình Giang
10972|31|Xã Đường An
10993|31|Xã Thượng Hồng
10999|31|Xã Gia Lộc
11002|31|Phường Thạch Khôi
11020|31|Xã Yết Kiêu
11050|31|Xã Gia Phúc
11065|31|Xã Trường Tân
11074|31|Xã Tứ Kỳ
11086|31|Xã Đại Sơn
11113|31|Xã Tân Kỳ
11131|31|Xã Chí Minh
11140|31|Xã Lạc Phượng
11146|31|Xã Nguyên Giáp
11164|31|Xã Vĩnh Lại
11167|31|Xã Tân An
11203|31|Xã Ninh Giang
11218|31|Xã Hồng Châu
11224|31|Xã Khúc Thừa Dụ
11239|31|Xã Thanh Miện
11242|31|Xã Nguyễn Lương Bằng
11254|31|Xã Bắc Thanh Miện
11257|31|Xã Hải Hưng
11284|31|Xã Nam Thanh Miện
11311|31|Phường Hồng Bàng
11329|31|Phường Ngô Quyền
11359|31|Phường Gia Viên
11383|31|Phường Lê Chân
11407|31|Phường An Biên
11411|31|Phường Đông Hải
11413|31|Phường Hải An
11443|31|Phường Kiến An
11446|31|Phường Phù Liễn
11455|31|Phường Đồ Sơn
11473|31|Phường Bạch Đằng
11488|31|Phường Lưu Kiếm
11503|31|Xã Việt Khê
11506|31|Phường Lê Ích Mộc
11533|31|Phường Hòa Bình
11542|31|Phường Nam Triệu
11557|31|Phường Thiên Hương
11560|31|Phường Thủy Nguyên
11581|31|Phường An Dương
11593|31|Phường An Phong
11602|31|Phường Hồng An
11617|31|Phường An Hải
11629|31|Xã An Lão
11635|31|Xã An Trường
11647|31|Xã An Quang
11668|31|Xã An Khánh
11674|31|Xã An Hưng
11680|31|Xã Kiến Thụy
11689|31|Phường Hưng Đạo
11692|31|Phường Dương Kinh
11713|31|Xã Nghi Dương
11725|31|Xã Kiến Minh
11728|31|Xã Kiến Hưng
11737|31|Phường Nam Đồ Sơn
11749|31|Xã Kiến Hải
11755|31|Xã Tiên Lãng
11761|31|Xã Quyết Thắng
11779|31|Xã Tân Minh
11791|31|Xã Tiên Minh
11806|31|Xã Chấn Hưng
11809|31|Xã Hùng Thắng
11824|31|Xã Vĩnh Bảo
11836|31|Xã Vĩnh Thịnh
11842|31|Xã Vĩnh Thuận
11848|31|Xã Vĩnh Hòa
11875|31|Xã Vĩnh Hải
11887|31|Xã Vĩnh Am
11911|31|Xã Nguyễn Bỉnh Khiêm
11914|31|Đặc khu Cát Hải
11948|31|Đặc khu Bạch Long Vĩ
11953|33|Phường Phố Hiến
11977|33|Xã Tân Hưng
11980|33|Phường Hồng Châu
11983|33|Phường Sơn Nam
11992|33|Xã Lạc Đạo
11995|33|Xã Đại Đồng
12004|33|Xã Như Quỳnh
12019|33|Xã Văn Giang
12025|33|Xã Phụng Công
12031|33|Xã Nghĩa Trụ
12049|33|Xã Mễ Sở
12064|33|Xã Nguyễn Văn Linh
12070|33|Xã Hoàn Long
12073|33|Xã Yên Mỹ
12091|33|Xã Việt Yên
12103|33|Phường Mỹ Hào
12127|33|Phường Thượng Hồng
12133|33|Phường Đường Hào
12142|33|Xã Ân Thi
12148|33|Xã Phạm Ngũ Lão
12166|33|Xã Xuân Trúc
12184|33|Xã Nguyễn Trãi
12196|33|Xã Hồng Quang
12205|33|Xã Khoái Châu
12223|33|Xã Triệu Việt Vương
12238|33|Xã Việt Tiến
12247|33|Xã Châu Ninh
12271|33|Xã Chí Minh
12280|33|Xã Lương Bằng
12286|33|Xã Nghĩa Dân
12313|33|Xã Đức Hợp
12322|33|Xã Hiệp Cường
12337|33|Xã Hoàng Hoa Thám
12361|33|Xã Tiên Hoa
12364|33|Xã Tiên Lữ
12391|33|Xã Quang Hưng
12406|33|Xã Đoàn Đào
12424|33|Xã Tiên Tiến
12427|33|Xã Tống Trân
12452|33|Phường Trần Hưng Đạo
12454|33|Phường Trần Lãm
12466|33|Phường Vũ Phúc
12472|33|Xã Quỳnh Phụ
12499|33|Xã A Sào
12511|33|Xã Minh Thọ
12517|33|Xã Ngọc Lâm
12523|33|Xã Phụ Dực
12526|33|Xã Đồng Bằng
12532|33|Xã Nguyễn Du
12577|33|Xã Quỳnh An
12583|33|Xã Tân Tiến
12586|33|Xã Hưng Hà
12595|33|Xã Ngự Thiên
12613|33|Xã Long Hưng
12619|33|Xã Diên Hà
12631|33|Xã Thần Khê
12634|33|Xã Tiên La
12676|33|Xã Lê Quý Đôn
12685|33|Xã Hồng Minh
12688|33|Xã Đông Hưng
12694|33|Xã Bắc Đông Hưng
12700|33|Xã Bắc Tiên Hưng
12736|33|Xã Đông Tiên Hưng
12745|33|Xã Bắc Đông Quan
12754|33|Xã Tiên Hưng
12763|33|Xã Nam Tiên Hưng
12775|33|Xã Nam Đông Hưng
12793|33|Xã Đông Quan
12817|33|Phường Trà Lý
12826|33|Xã Thái Thụy
12850|33|Xã Tây Thụy Anh
12859|33|Xã Bắc Thụy Anh
12862|33|Xã Đông Thụy Anh
12865|33|Xã Thụy Anh
12904|33|Xã Nam Thụy Anh
12916|33|Xã Bắc Thái Ninh
12919|33|Xã Tây Thái Ninh
12922|33|Xã Thái Ninh
12943|33|Xã Đông Thái Ninh
12961|33|Xã Nam Thái Ninh
12970|33|Xã Tiền Hải
12988|33|Xã Đông Tiền Hải
13003|33|Xã Đồng Châu
13021|33|Xã Ái Quốc
13039|33|Xã Tây Tiền Hải
13057|33|Xã Nam Cường
13063|33|Xã Nam Tiền Hải
13066|33|Xã Hưng Phú
13075|33|Xã Kiến Xương
13093|33|Xã Trà Giang
13096|33|Xã Bình Nguyên
13120|33|Xã Lê Lợi
13132|33|Xã Quang Lịch
13141|33|Xã Vũ Quý
13159|33|Xã Hồng Vũ
13183|33|Xã Bình Thanh
13186|33|Xã Bình Định
13192|33|Xã Vũ Thư
13219|33|Xã Vạn Xuân
13222|33|Xã Thư Trì
13225|33|Phường Thái Bình
13246|33|Xã Tân Thuận
13264|33|Xã Thư Vũ
13279|33|Xã Vũ Tiên
13285|37|Phường Phủ Lý
13291|37|Phường Phù Vân
13318|37|Phường Châu Sơn
13324|37|Phường Duy Tiên
13330|37|Phường Duy Tân
13336|37|Phường Duy Hà
13348|37|Phường Đồng Văn
13363|37|Phường Tiên Sơn
13366|37|Phường Hà Nam
13384|37|Phường Kim Bảng
13393|37|Phường Lê Hồ
13396|37|Phường Nguyễn Úy
13402|37|Phường Kim Thanh
13420|37|Phường Tam Chúc
13435|37|Phường Lý Thường Kiệt
13444|37|Phường Liêm Tuyền
13456|37|Xã Liêm Hà
13474|37|Xã Tân Thanh
13483|37|Xã Thanh Bình
13489|37|Xã Thanh Lâm
13495|37|Xã Thanh Liêm
13501|37|Xã Bình Mỹ
13504|37|Xã Bình Lục
13531|37|Xã Bình Giang
13540|37|Xã Bình An
13558|37|Xã Bình Sơn
13573|37|Xã Lý Nhân
13579|37|Xã Bắc Lý
13591|37|Xã Nam Xang
13594|37|Xã Trần Thương
13597|37|Xã Vĩnh Trụ
13609|37|Xã Nhân Hà
13627|37|Xã Nam Lý
13669|37|Phường Nam Định
13684|37|Phường Thiên Trường
13693|37|Phường Đông A
13699|37|Phường Thành Nam
13708|37|Phường Mỹ Lộc
13741|37|Xã Vụ Bản
13750|37|Xã Minh Tân
13753|37|Xã Hiển Khánh
13777|37|Phường Trường Thi
13786|37|Xã Liên Minh
13795|37|Xã Ý Yên
13807|37|Xã Tân Minh
13822|37|Xã Phong Doanh
13834|37|Xã Vũ Dương
13864|37|Xã Vạn Thắng
13870|37|Xã Yên Cường
13879|37|Xã Yên Đồng
13891|37|Xã Nghĩa Hưng
13894|37|Xã Rạng Đông
13900|37|Xã Đồng Thịnh
13918|37|Xã Nghĩa Sơn
13927|37|Xã Hồng Phong
13939|37|Xã Quỹ Nhất
13957|37|Xã Nghĩa Lâm
13966|37|Xã Nam Trực
13972|37|Phường Vị Khê
13984|37|Phường Hồng Quang
13987|37|Xã Nam Hồng
14005|37|Xã Nam Ninh
14011|37|Xã Nam Minh
14014|37|Xã Nam Đồng
14026|37|Xã Cổ Lễ
14038|37|Xã Ninh Giang
14053|37|Xã Trực Ninh
14056|37|Xã Cát Thành
14062|37|Xã Quang Hưng
14071|37|Xã Minh Thái
14077|37|Xã Ninh Cường
14089|37|Xã Xuân Trường
14095|37|Xã Xuân Hồng
14104|37|Xã Xuân Giang
14122|37|Xã Xuân Hưng
14161|37|Xã Giao Minh
14167|37|Xã Giao Thủy
14179|37|Xã Giao Hưng
14182|37|Xã Giao Hòa
14194|37|Xã Giao Bình
14203|37|Xã Giao Phúc
14212|37|Xã Giao Ninh
14215|37|Xã Hải Hậu
14218|37|Xã Hải Tiến
14221|37|Xã Hải Thịnh
14236|37|Xã Hải Anh
14248|37|Xã Hải Hưng
14281|37|Xã Hải An
14287|37|Xã Hải Quang
14308|37|Xã Hải Xuân
14329|37|Phường Hoa Lư
14359|37|Phường Nam Hoa Lư
14362|37|Phường Tam Điệp
14365|37|Phường Trung Sơn
14371|37|Phường Yên Sơn
14389|37|Xã Gia Lâm
14401|37|Xã Gia Tường
14404|37|Xã Cúc Phương
14407|37|Xã Phú Sơn
14428|37|Xã Nho Quan
14434|37|Xã Thanh Sơn
14452|37|Xã Quỳnh Lưu
14458|37|Xã Phú Long
14464|37|Xã Gia Viễn
14482|37|Xã Gia Hưng
14488|37|Xã Gia Vân
14494|37|Xã Gia Trấn
14500|37|Xã Đại Hoàng
14524|37|Xã Gia Phong
14533|37|Phường Tây Hoa Lư
14560|37|Xã Yên Khánh
14563|37|Xã Khánh Thiện
14566|37|Phường Đông Hoa Lư
14608|37|Xã Khánh Trung
14611|37|Xã Khánh Nhạc
14614|37|Xã Khánh Hội
14620|37|Xã Phát Diệm
14623|37|Xã Bình Minh
14638|37|Xã Kim Sơn
14647|37|Xã Quang Thiện
14653|37|Xã Chất Bình
14674|37|Xã Lai Thành
14677|37|Xã Định Hóa
14698|37|Xã Kim Đông
14701|37|Xã Yên Mô
14725|37|Phường Yên Thắng
14728|37|Xã Yên Từ
14743|37|Xã Yên Mạc
14746|37|Xã Đồng Thái
14758|38|Phường Hàm Rồng
14797|38|Phường Hạc Thành
14812|38|Phường Bỉm Sơn
14818|38|Phường Quang Trung
14845|38|Xã Mường Lát
14848|38|Xã Tam Chung
14854|38|Xã Mường Lý
14857|38|Xã Trung Lý
14860|38|Xã Quang Chiểu
14863|38|Xã Pù Nhi
14864|38|Xã Nhi Sơn
14866|38|Xã Mường Chanh
14869|38|Xã Hồi Xuân
14872|38|Xã Trung Thành
14875|38|Xã Trung Sơn
14878|38|Xã Phú Lệ
14890|38|Xã Phú Xuân
14896|38|Xã Hiền Kiệt
14902|38|Xã Nam Xuân
14908|38|Xã Thiên Phủ
14923|38|Xã Bá Thước
14932|38|Xã Điền Quang
14950|38|Xã Điền Lư
14953|38|Xã Quý Lương
14956|38|Xã Pù Luông
14959|38|Xã Cổ Lũng
14974|38|Xã Văn Nho
14980|38|Xã Thiết Ống
15001|38|Xã Trung Hạ
15007|38|Xã Tam Thanh
15010|38|Xã Sơn Thủy
15013|38|Xã Na Mèo
15016|38|Xã Quan Sơn
15019|38|Xã Tam Lư
15022|38|Xã Sơn Điện
15025|38|Xã Mường Mìn
15031|38|Xã Yên Khương
15034|38|Xã Yên Thắng
15043|38|Xã Giao An
15049|38|Xã Văn Phú
15055|38|Xã Linh Sơn
15058|38|Xã Đồng Lương
15061|38|Xã Ngọc Lặc
15085|38|Xã Thạch Lập
15091|38|Xã Ngọc Liên
15106|38|Xã Nguyệt Ấn
15112|38|Xã Kiên Thọ
15124|38|Xã Minh Sơn
15127|38|Xã Cẩm Thủy
15142|38|Xã Cẩm Thạch
15148|38|Xã Cẩm Tú
15163|38|Xã Cẩm Vân
15178|38|Xã Cẩm Tân
15187|38|Xã Kim Tân
15190|38|Xã Vân Du
15199|38|Xã Thạch Quảng
15211|38|Xã Thạch Bình
15229|38|Xã Thành Vinh
15250|38|Xã Ngọc Trạo
15271|38|Xã Hà Trung
15274|38|Xã Hà Long
15286|38|Xã Hoạt Giang
15298|38|Xã Lĩnh Toại
15316|38|Xã Tống Sơn
15349|38|Xã Vĩnh Lộc
15361|38|Xã Tây Đô
15382|38|Xã Biện Thượng
15409|38|Xã Yên Phú
15412|38|Xã Quý Lộc
15421|38|Xã Yên Trường
15442|38|Xã Yên Ninh
15448|38|Xã Định Hòa
15457|38|Xã Định Tân
15469|38|Xã Yên Định
15499|38|Xã Thọ Xuân
15505|38|Xã Thọ Long
15520|38|Xã Xuân Hòa
15544|38|Xã Lam Sơn
15553|38|Xã Sao Vàng
15568|38|Xã Thọ Lập
15574|38|Xã Xuân Tín
15592|38|Xã Xuân Lập
15607|38|Xã Bát Mọt
15610|38|Xã Yên Nhân
15622|38|Xã Vạn Xuân
15628|38|Xã Lương Sơn
15634|38|Xã Luận Thành
15643|38|Xã Thắng Lộc
15646|38|Xã Thường Xuân
15658|38|Xã Xuân Chinh
15661|38|Xã Tân Thành
15664|38|Xã Triệu Sơn
15667|38|Xã Thọ Bình
15682|38|Xã Hợp Tiến
15715|38|Xã Tân Ninh
15724|38|Xã Đồng Tiến
15754|38|Xã Thọ Ngọc
15763|38|Xã Thọ Phú
15766|38|Xã An Nông
15772|38|Xã Thiệu Hóa
15778|38|Xã Thiệu Tiến
15796|38|Xã Thiệu Quang
15820|38|Xã Thiệu Toán
15835|38|Xã Thiệu Trung
15853|38|Phường Đông Tiến
15865|38|Xã Hoằng Hóa
15880|38|Xã Hoằng Giang
15889|38|Xã Hoằng Phú
15910|38|Xã Hoằng Sơn
15925|38|Phường Nguyệt Viên
15961|38|Xã Hoằng Lộc
15976|38|Xã Hoằng Châu
15991|38|Xã Hoằng Tiến
16000|38|Xã Hoằng Thanh
16012|38|Xã Hậu Lộc
16021|38|Xã Triệu Lộc
16033|38|Xã Đông Thành
16072|38|Xã Hoa Lộc
16078|38|Xã Vạn Lộc
16093|38|Xã Nga Sơn
16108|38|Xã Tân Tiến
16114|38|Xã Nga Thắng
16138|38|Xã Hồ Vương
16144|38|Xã Nga An
16171|38|Xã Ba Đình
16174|38|Xã Như Xuân
16177|38|Xã Xuân Bình
16186|38|Xã Hóa Quỳ
16213|38|Xã Thanh Phong
16222|38|Xã Thanh Quân
16225|38|Xã Thượng Ninh
16228|38|Xã Như Thanh
16234|38|Xã Xuân Du
16249|38|Xã Mậu Lâm
16258|38|Xã Xuân Thái
16264|38|Xã Yên Thọ
16273|38|Xã Thanh Kỳ
16279|38|Xã Nông Cống
16297|38|Xã Trung Chính
16309|38|Xã Thắng Lợi
16342|38|Xã Thăng Bình
16348|38|Xã Trường Văn
16363|38|Xã Tượng Lĩnh
16369|38|Xã Công Chính
16378|38|Phường Đông Sơn
16417|38|Phường Đông Quang
16438|38|Xã Lưu Vệ
16480|38|Xã Quảng Yên
16489|38|Xã Quảng Chính
16498|38|Xã Quảng Ngọc
16516|38|Phường Nam Sầm Sơn
16522|38|Phường Quảng Phú
16531|38|Phường Sầm Sơn
16540|38|Xã Quảng Ninh
16543|38|Xã Quảng Bình
16549|38|Xã Tiên Trang
16561|38|Phường Tĩnh Gia
16576|38|Phường Ngọc Sơn
16591|38|Xã Các Sơn
16594|38|Phường Tân Dân
16597|38|Phường Hải Lĩnh
16609|38|Phường Đào Duy Từ
16624|38|Phường Trúc Lâm
16636|38|Xã Trường Lâm
16645|38|Phường Hải Bình
16654|38|Phường Nghi Sơn
16681|40|Phường Thành Vinh
16690|40|Phường Trường Vinh
16702|40|Phường Vinh Phú
16708|40|Phường Vinh Lộc
16732|40|Phường Cửa Lò
16738|40|Xã Quế Phong
16744|40|Xã Thông Thụ
16750|40|Xã Tiền Phong
16756|40|Xã Tri Lễ
16774|40|Xã Mường Quàng
16777|40|Xã Quỳ Châu
16792|40|Xã Châu Tiến
16801|40|Xã Hùng Chân
16804|40|Xã Châu Bình
16813|40|Xã Mường Xén
16816|40|Xã Mỹ Lý
16819|40|Xã Bắc Lý
16822|40|Xã Keng Đu
16828|40|Xã Huồi Tụ
16831|40|Xã Mường Lống
16834|40|Xã Na Loi
16837|40|Xã Nậm Cắn
16849|40|Xã Hữu Kiệm
16855|40|Xã Chiêu Lưu
16858|40|Xã Mường Típ
16870|40|Xã Na Ngoi
16876|40|Xã Tương Dương
16882|40|Xã Nhôn Mai
16885|40|Xã Hữu Khuông
16903|40|Xã Nga My
16906|40|Xã Lượng Minh
16909|40|Xã Yên Hòa
16912|40|Xã Yên Na
16933|40|Xã Tam Quang
16936|40|Xã Tam Thái
16939|40|Phường Thái Hòa
16941|40|Xã Nghĩa Đàn
16951|40|Xã Nghĩa Lâm
16969|40|Xã Nghĩa Thọ
16972|40|Xã Nghĩa Hưng
16975|40|Xã Nghĩa Mai
17011|40|Phường Tây Hiếu
17017|40|Xã Đông Hiếu
17029|40|Xã Nghĩa Lộc
17032|40|Xã Nghĩa Khánh
17035|40|Xã Quỳ Hợp
17044|40|Xã Châu Hồng
17056|40|Xã Châu Lộc
17059|40|Xã Tam Hợp
17071|40|Xã Minh Hợp
17077|40|Xã Mường Ham
17089|40|Xã Mường Chọng
17110|40|Phường Hoàng Mai
17125|40|Phường Quỳnh Mai
17128|40|Phường Tân Mai
17143|40|Xã Quỳnh Văn
17149|40|Xã Quỳnh Tam
17170|40|Xã Quỳnh Sơn
17176|40|Xã Quỳnh Anh
17179|40|Xã Quỳnh Lưu
17212|40|Xã Quỳnh Phú
17224|40|Xã Quỳnh Thắng
17230|40|Xã Bình Chuẩn
17239|40|Xã Mậu Thạch
17242|40|Xã Cam Phục
17248|40|Xã Châu Khê
17254|40|Xã Con Cuông
17263|40|Xã Môn Sơn
17266|40|Xã Tân Kỳ
17272|40|Xã Tân Phú
17278|40|Xã Giai Xuân
17284|40|Xã Nghĩa Đồng
17287|40|Xã Tiên Đồng
17305|40|Xã Tân An
17326|40|Xã Nghĩa Hành
17329|40|Xã Anh Sơn
17335|40|Xã Thành Bình Thọ
17344|40|Xã Nhân Hòa
17357|40|Xã Vĩnh Tường
17365|40|Xã Anh Sơn Đông
17380|40|Xã Yên Xuân
17395|40|Xã Hùng Châu
17416|40|Xã Đức Châu
17419|40|Xã Hải Châu
17443|40|Xã Quảng Châu
17464|40|Xã Diễn Châu
17476|40|Xã Minh Châu
17479|40|Xã An Châu
17488|40|Xã Tân Châu
17506|40|Xã Yên Thành
17515|40|Xã Bình Minh
17521|40|Xã Quang Đồng
17524|40|Xã Giai Lạc
17530|40|Xã Đông Thành
17560|40|Xã Vân Du
17569|40|Xã Quan Thành
17605|40|Xã Hợp Minh
17611|40|Xã Vân Tụ
17623|40|Xã Bạch Ngọc
17641|40|Xã Lương Sơn
17662|40|Xã Đô Lương
17677|40|Xã Văn Hiến
17689|40|Xã Thuần Trung
17707|40|Xã Bạch Hà
17713|40|Xã Đại Đồng
17722|40|Xã Hạnh Lâm
17728|40|Xã Cát Ngạn
17743|40|Xã Tam Đồng
17759|40|Xã Sơn Lâm
17770|40|Xã Hoa Quân
17779|40|Xã Xuân Lâm
17791|40|Xã Kim Bảng
17818|40|Xã Bích Hào
17827|40|Xã Nghi Lộc
17833|40|Xã Hải Lộc
17842|40|Xã Thần Lĩnh
17854|40|Xã Văn Kiều
17857|40|Xã Phúc Lộc
17866|40|Xã Trung Lộc
17878|40|Xã Đông Lộc
17920|40|Phường Vinh Hưng
17935|40|Xã Nam Đàn
17944|40|Xã Đại Huệ
17950|40|Xã Vạn An
17971|40|Xã Kim Liên
17989|40|Xã Thiên Nhẫn
18001|40|Xã Hưng Nguyên
18007|40|Xã Yên Trung
18028|40|Xã Hưng Nguyên Nam
18040|40|Xã Lam Thành
18073|42|Phường Thành Sen
18100|42|Phường Trần Phú
18115|42|Phường Bắc Hồng Lĩnh
18118|42|Phường Nam Hồng Lĩnh
18133|42|Xã Hương Sơn
18160|42|Xã Sơn Hồng
18163|42|Xã Sơn Tiến
18172|42|Xã Sơn Tây
18184|42|Xã Sơn Giang
18196|42|Xã Sơn Kim 1
18199|42|Xã Sơn Kim 2
18202|42|Xã Tứ Mỹ
18223|42|Xã Kim Hoa
18229|42|Xã Đức Thọ
18244|42|Xã Đức Minh
18262|42|Xã Đức Quang
18277|42|Xã Đức Thịnh
18304|42|Xã Đức Đồng
18313|42|Xã Vũ Quang
18322|42|Xã Mai Hoa
18328|42|Xã Thượng Đức
18352|42|Xã Nghi Xuân
18364|42|Xã Đan Hải
18373|42|Xã Tiên Điền
18394|42|Xã Cổ Đạm
18406|42|Xã Can Lộc
18409|42|Xã Hồng Lộc
18418|42|Xã Tùng Lộc
18436|42|Xã Trường Lưu
18466|42|Xã Gia Hanh
18481|42|Xã Xuân Lộc
18484|42|Xã Đồng Lộc
18496|42|Xã Hương Khê
18502|42|Xã Hà Linh
18523|42|Xã Hương Bình
18532|42|Xã Hương Phố
18544|42|Xã Hương Xuân
18547|42|Xã Phúc Trạch
18550|42|Xã Hương Đô
18562|42|Xã Thạch Hà
18568|42|Xã Lộc Hà
18583|42|Xã Mai Phụ
18586|42|Xã Đông Kinh
18601|42|Xã Việt Xuyên
18604|42|Xã Thạch Khê
18619|42|Xã Đồng Tiến
18628|42|Xã Thạch Lạc
18634|42|Xã Toàn Lưu
18652|42|Phường Hà Huy Tập
18667|42|Xã Thạch Xuân
18673|42|Xã Cẩm Xuyên
18676|42|Xã Thiên Cầm
18682|42|Xã Yên Hòa
18685|42|Xã Cẩm Bình
18736|42|Xã Cẩm Hưng
18739|42|Xã Cẩm Duệ
18742|42|Xã Cẩm Trung
18748|42|Xã Cẩm Lạc
18754|42|Phường Sông Trí
18766|42|Xã Kỳ Xuân
18775|42|Xã Kỳ Anh
18781|42|Phường Hải Ninh
18787|42|Xã Kỳ Văn
18790|42|Xã Kỳ Khang
18814|42|Xã Kỳ Hoa
18823|42|Phường Vũng Áng
18832|42|Phường Hoành Sơn
18838|42|Xã Kỳ Lạc
18844|42|Xã Kỳ Thượng
18859|44|Phường Đồng Thuận
18871|44|Phường Đồng Sơn
18880|44|Phường Đồng Hới
18901|44|Xã Minh Hóa
18904|44|Xã Dân Hóa
18919|44|Xã Tân Thành
18922|44|Xã Kim Điền
18943|44|Xã Kim Phú
18949|44|Xã Đồng Lê
18952|44|Xã Tuyên Sơn
18958|44|Xã Tuyên Lâm
18985|44|Xã Tuyên Phú
18991|44|Xã Tuyên Bình
18997|44|Xã Tuyên Hóa
19009|44|Phường Ba Đồn
19021|44|Xã Phú Trạch
19030|44|Xã Trung Thuần
19033|44|Xã Hòa Trạch
19051|44|Xã Tân Gianh
19057|44|Xã Quảng Trạch
19066|44|Phường Bắc Gianh
19075|44|Xã Nam Ba Đồn
19093|44|Xã Nam Gianh
19111|44|Xã Hoàn Lão
19126|44|Xã Bắc Trạch
19138|44|Xã Phong Nha
19141|44|Xã Bố Trạch
19147|44|Xã Thượng Trạch
19159|44|Xã Đông Trạch
19198|44|Xã Nam Trạch
19204|44|Xã Trường Sơn
19207|44|Xã Quảng Ninh
19225|44|Xã Ninh Châu
19237|44|Xã Trường Ninh
19246|44|Xã Lệ Ninh
19249|44|Xã Lệ Thủy
19255|44|Xã Cam Hồng
19288|44|Xã Sen Ngư
19291|44|Xã Tân Mỹ
19309|44|Xã Trường Phú
19318|44|Xã Kim Ngân
19333|44|Phường Đông Hà
19351|44|Phường Nam Đông Hà
19360|44|Phường Quảng Trị
19363|44|Xã Vĩnh Linh
19366|44|Xã Bến Quan
19372|44|Xã Vĩnh Hoàng
19405|44|Xã Vĩnh Thủy
19414|44|Xã Cửa Tùng
19429|44|Xã Khe Sanh
19432|44|Xã Lao Bảo
19435|44|Xã Hướng Lập
19441|44|Xã Hướng Phùng
19462|44|Xã Tân Lập
19483|44|Xã A Dơi
19489|44|Xã Lìa
19495|44|Xã Gio Linh
19496|44|Xã Cửa Việt
19501|44|Xã Bến Hải
19537|44|Xã Cồn Tiên
19555|44|Xã Hướng Hiệp
19564|44|Xã Đakrông
19567|44|Xã Ba Lòng
19588|44|Xã Tà Rụt
19594|44|Xã La Lay
19597|44|Xã Cam Lộ
19603|44|Xã Hiếu Giang
19624|44|Xã Triệu Phong
19639|44|Xã Nam Cửa Việt
19645|44|Xã Triệu Bình
19654|44|Xã Triệu Cơ
19669|44|Xã Ái Tử
19681|44|Xã Diên Sanh
19699|44|Xã Vĩnh Định
19702|44|Xã Hải Lăng
19735|44|Xã Nam Hải Lăng
19741|44|Xã Mỹ Thủy
19742|44|Đặc khu Cồn Cỏ
19753|46|Phường Phú Xuân
19774|46|Phường Kim Long
19777|46|Phường Vỹ Dạ
19789|46|Phường Thuận Hóa
19804|46|Phường Hương An
19813|46|Phường Thủy Xuân
19815|46|Phường An Cựu
19819|46|Phường Phong Điền
19828|46|Phường Phong Phú
19831|46|Phường Phong Dinh
19858|46|Phường Phong Thái
19867|46|Xã Quảng Điền
19873|46|Phường Phong Quảng
19885|46|Xã Đan Điền
19900|46|Phường Thuận An
19909|46|Phường Dương Nỗ
19918|46|Xã Phú Hồ
19930|46|Phường Mỹ Thượng
19942|46|Xã Phú Vang
19945|46|Xã Phú Vinh
19960|46|Phường Phú Bài
19969|46|Phường Thanh Thủy
19975|46|Phường Hương Thủy
19996|46|Phường Hương Trà
20014|46|Phường Hóa Châu
20017|46|Phường Kim Trà
20035|46|Xã Bình Điền
20044|46|Xã A Lưới 2
20050|46|Xã A Lưới 5
20056|46|Xã A Lưới 1
20071|46|Xã A Lưới 3
20101|46|Xã A Lưới 4
20107|46|Xã Phú Lộc
20122|46|Xã Vinh Lộc
20131|46|Xã Hưng Lộc
20137|46|Xã Chân Mây - Lăng Cô
20140|46|Xã Lộc An
20161|46|Xã Khe Tre
20179|46|Xã Nam Đông
20182|46|Xã Long Quảng
20194|48|Phường Hải Vân
20197|48|Phường Liên Chiểu
20200|48|Phường Hòa Khánh
20209|48|Phường Thanh Khê
20242|48|Phường Hải Châu
20257|48|Phường Hòa Cường
20260|48|Phường Cẩm Lệ
20263|48|Phường Sơn Trà
20275|48|Phường An Hải
20285|48|Phường Ngũ Hành Sơn
20305|48|Phường An Khê
20308|48|Xã Bà Nà
20314|48|Phường Hòa Xuân
20320|48|Xã Hòa Vang
20332|48|Xã Hòa Tiến
20333|48|Đặc khu Hoàng Sa
20335|48|Phường Bàn Thạch
20341|48|Phường Tam Kỳ
20350|48|Phường Hương Trà
20356|48|Phường Quảng Phú
20364|48|Xã Chiên Đàn
20380|48|Xã Tây Hồ
20392|48|Xã Phú Ninh
20401|48|Phường Hội An Tây
20410|48|Phường Hội An
20413|48|Phường Hội An Đông
20434|48|Xã Tân Hiệp
20443|48|Xã Hùng Sơn
20455|48|Xã Tây Giang
20458|48|Xã Avương
20467|48|Xã Đông Giang
20476|48|Xã Sông Kôn
20485|48|Xã Sông Vàng
20494|48|Xã Bến Hiên
20500|48|Xã Đại Lộc
20506|48|Xã Thượng Đức
20515|48|Xã Hà Nha
20539|48|Xã Vu Gia
20542|48|Xã Phú Thuận
20551|48|Phường Điện Bàn
20557|48|Phường Điện Bàn Bắc
20569|48|Xã Điện Bàn Tây
20575|48|Phường An Thắng
20579|48|Phường Điện Bàn Đông
20587|48|Xã Gò Nổi
20599|48|Xã Nam Phước
20611|48|Xã Thu Bồn
20623|48|Xã Duy Xuyên
20635|48|Xã Duy Nghĩa
20641|48|Xã Quế Sơn
20650|48|Xã Xuân Phú
20656|48|Xã Nông Sơn
20662|48|Xã Quế Sơn Trung
20669|48|Xã Quế Phước
20695|48|Xã Thạnh Mỹ
20698|48|Xã La Êê
20704|48|Xã La Dêê
20707|48|Xã Nam Giang
20710|48|Xã Bến Giằng
20716|48|Xã Đắc Pring
20722|48|Xã Khâm Đức
20728|48|Xã Phước Hiệp
20734|48|Xã Phước Năng
20740|48|Xã Phước Chánh
20752|48|Xã Phước Thành
20767|48|Xã Việt An
20770|48|Xã Phước Trà
20779|48|Xã Hiệp Đức
20791|48|Xã Thăng Bình
20794|48|Xã Thăng An
20818|48|Xã Đồng Dương
20827|48|Xã Thăng Phú
20836|48|Xã Thăng Trường
20848|48|Xã Thăng Điền
20854|48|Xã Tiên Phước
20857|48|Xã Sơn Cẩm Hà
20875|48|Xã Lãnh Ngọc
20878|48|Xã Thạnh Bình
20900|48|Xã Trà My
20908|48|Xã Trà Liên
20920|48|Xã Trà Đốc
20923|48|Xã Trà Tân
20929|48|Xã Trà Giáp
20938|48|Xã Trà Leng
20941|48|Xã Trà Tập
20944|48|Xã Nam Trà My
20950|48|Xã Trà Linh
20959|48|Xã Trà Vân
20965|48|Xã Núi Thành
20971|48|Xã Tam Xuân
20977|48|Xã Đức Phú
20984|48|Xã Tam Anh
20992|48|Xã Tam Hải
21004|48|Xã Tam Mỹ
21025|51|Phường Cẩm Thành
21028|51|Phường Nghĩa Lộ
21034|51|Xã An Phú
21040|51|Xã Bình Sơn
21061|51|Xã Vạn Tường
21085|51|Xã Bình Minh
21100|51|Xã Bình Chương
21109|51|Xã Đông Sơn
21115|51|Xã Trà Bồng
21124|51|Xã Thanh Bồng
21127|51|Xã Đông Trà Bồng
21136|51|Xã Cà Đam
21154|51|Xã Tây Trà
21157|51|Xã Tây Trà Bồng
21172|51|Phường Trương Quang Trọng
21181|51|Xã Thọ Phong
21196|51|Xã Trường Giang
21205|51|Xã Ba Gia
21211|51|Xã Tịnh Khê
21220|51|Xã Sơn Tịnh
21235|51|Xã Tư Nghĩa
21238|51|Xã Vệ Giang
21244|51|Xã Trà Giang
21250|51|Xã Nghĩa Giang
21289|51|Xã Sơn Hà
21292|51|Xã Sơn Hạ
21307|51|Xã Sơn Linh
21319|51|Xã Sơn Thủy
21325|51|Xã Sơn Kỳ
21334|51|Xã Sơn Tây Thượng
21340|51|Xã Sơn Tây
21343|51|Xã Sơn Tây Hạ
21349|51|Xã Sơn Mai
21361|51|Xã Minh Long
21364|51|Xã Nghĩa Hành
21370|51|Xã Phước Giang
21385|51|Xã Đình Cương
21388|51|Xã Thiện Tín
21400|51|Xã Mộ Đức
21409|51|Xã Long Phụng
21421|51|Xã Mỏ Cày
21433|51|Xã Lân Phong
21439|51|Phường Đức Phổ
21451|51|Phường Trà Câu
21457|51|Xã Nguyễn Nghiêm
21472|51|Xã Khánh Cường
21478|51|Phường Sa Huỳnh
21484|51|Xã Ba Tơ
21490|51|Xã Ba Vinh
21496|51|Xã Ba Động
21499|51|Xã Ba Dinh
21520|51|Xã Đặng Thùy Trâm
21523|51|Xã Ba Tô
21529|51|Xã Ba Vì
21538|51|Xã Ba Xa
21548|51|Đặc khu Lý Sơn
21553|52|Phường Quy Nhơn Bắc
21583|52|Phường Quy Nhơn
21589|52|Phường Quy Nhơn Tây
21592|52|Phường Quy Nhơn Nam
21601|52|Phường Quy Nhơn Đông
21607|52|Xã Nhơn Châu
21609|52|Xã An Lão
21616|52|Xã An Vinh
21622|52|Xã An Toàn
21628|52|Xã An Hòa
21637|52|Phường Tam Quan
21640|52|Phường Bồng Sơn
21655|52|Phường Hoài Nhơn Bắc
21661|52|Phường Hoài Nhơn Tây
21664|52|Phường Hoài Nhơn
21670|52|Phường Hoài Nhơn Đông
21673|52|Phường Hoài Nhơn Nam
21688|52|Xã Hoài Ân
21697|52|Xã Ân Hảo
21703|52|Xã Vạn Đức
21715|52|Xã Ân Tường
21727|52|Xã Kim Sơn
21730|52|Xã Phù Mỹ
21733|52|Xã Bình Dương
21739|52|Xã Phù Mỹ Bắc
21751|52|Xã Phù Mỹ Đông
21757|52|Xã Phù Mỹ Tây
21769|52|Xã An Lương
21775|52|Xã Phù Mỹ Nam
21786|52|Xã Vĩnh Thạnh
21787|52|Xã Vĩnh Sơn
21796|52|Xã Vĩnh Thịnh
21805|52|Xã Vĩnh Quang
21808|52|Xã Tây Sơn
21817|52|Xã Bình Hiệp
21820|52|Xã Bình Khê
21829|52|Xã Bình An
21835|52|Xã Bình Phú
21853|52|Xã Phù Cát
21859|52|Xã Đề Gi
21868|52|Xã Hội Sơn
21871|52|Xã Hòa Hội
21880|52|Xã Cát Tiến
21892|52|Xã Xuân An
21901|52|Xã Ngô Mây
21907|52|Phường Bình Định
21910|52|Phường An Nhơn
21925|52|Phường An Nhơn Bắc
21934|52|Phường An Nhơn Đông
21940|52|Xã An Nhơn Tây
21943|52|Phường An Nhơn Nam
21952|52|Xã Tuy Phước
21964|52|Xã Tuy Phước Bắc
21970|52|Xã Tuy Phước Đông
21985|52|Xã Tuy Phước Tây
21994|52|Xã Vân Canh
21997|52|Xã Canh Liên
22006|52|Xã Canh Vinh
22015|66|Phường Tuy Hòa
22045|66|Phường Bình Kiến
22051|66|Phường Sông Cầu
22057|66|Xã Xuân Lộc
22060|66|Xã Xuân Cảnh
22075|66|Xã Xuân Thọ
22076|66|Phường Xuân Đài
22081|66|Xã Đồng Xuân
22090|66|Xã Xuân Lãnh
22096|66|Xã Phú Mỡ
22111|66|Xã Xuân Phước
22114|66|Xã Tuy An Bắc
22120|66|Xã Tuy An Đông
22132|66|Xã Tuy An Tây
22147|66|Xã Ô Loan
22153|66|Xã Tuy An Nam
22165|66|Xã Sơn Hòa
22171|66|Xã Tây Sơn
22177|66|Xã Vân Hòa
22192|66|Xã Suối Trai
22207|66|Xã Sông Hinh
22222|66|Xã Đức Bình
22225|66|Xã Ea Bá
22237|66|Xã Ea Ly
22240|66|Phường Phú Yên
22250|66|Xã Sơn Thành
22255|66|Xã Tây Hòa
22258|66|Phường Đông Hòa
22261|66|Phường Hòa Hiệp
22276|66|Xã Hòa Thịnh
22285|66|Xã Hòa Mỹ
22291|66|Xã Hòa Xuân
22303|66|Xã Phú Hòa 2
22319|66|Xã Phú Hòa 1
22333|56|Phường Bắc Nha Trang
22366|56|Phường Nha Trang
22390|56|Phường Tây Nha Trang
22402|56|Phường Nam Nha Trang
22411|56|Phường Bắc Cam Ranh
22420|56|Phường Cam Ranh
22423|56|Phường Ba Ngòi
22432|56|Phường Cam Linh
22435|56|Xã Cam Hiệp
22453|56|Xã Cam Lâm
22465|56|Xã Cam An
22480|56|Xã Nam Cam Ranh
22489|56|Xã Vạn Ninh
22498|56|Xã Tu Bông
22504|56|Xã Đại Lãnh
22516|56|Xã Vạn Thắng
22525|56|Xã Vạn Hưng
22528|56|Phường Ninh Hòa
22546|56|Xã Bắc Ninh Hòa
22552|56|Xã Tây Ninh Hòa
22558|56|Xã Hòa Trí
22561|56|Phường Đông Ninh Hòa
22576|56|Xã Tân Định
22591|56|Phường Hòa Thắng
22597|56|Xã Nam Ninh Hòa
22609|56|Xã Khánh Vĩnh
22612|56|Xã Trung Khánh Vĩnh
22615|56|Xã Bắc Khánh Vĩnh
22624|56|Xã Tây Khánh Vĩnh
22648|56|Xã Nam Khánh Vĩnh
22651|56|Xã Diên Khánh
22657|56|Xã Diên Điền
22660|56|Xã Diên Lâm
22672|56|Xã Diên Thọ
22678|56|Xã Diên Lạc
22702|56|Xã Suối Hiệp
22708|56|Xã Suối Dầu
22714|56|Xã Khánh Sơn
22720|56|Xã Tây Khánh Sơn
22732|56|Xã Đông Khánh Sơn
22736|56|Đặc khu Trường Sa
22738|56|Phường Đô Vinh
22741|56|Phường Bảo An
22759|56|Phường Phan Rang
22780|56|Phường Đông Hải
22786|56|Xã Bác Ái Tây
22795|56|Xã Bác Ái
22801|56|Xã Bác Ái Đông
22810|56|Xã Ninh Sơn
22813|56|Xã Lâm Sơn
22822|56|Xã Mỹ Sơn
22828|56|Xã Anh Dũng
22834|56|Phường Ninh Chử
22840|56|Xã Công Hải
22846|56|Xã Vĩnh Hải
22849|56|Xã Thuận Bắc
22852|56|Xã Ninh Hải
22861|56|Xã Xuân Hải
22870|56|Xã Ninh Phước
22873|56|Xã Phước Hậu
22888|56|Xã Phước Dinh
22891|56|Xã Phước Hữu
22897|56|Xã Thuận Nam
22900|56|Xã Phước Hà
22909|56|Xã Cà Ná
22918|68|Phường Mũi Né
22924|68|Phường Phú Thủy
22933|68|Phường Hàm Thắng
22945|68|Phường Phan Thiết
22954|68|Phường Tiến Thành
22960|68|Phường Bình Thuận
22963|68|Xã Tuyên Quang
22969|68|Xã Liên Hương
22972|68|Xã Phan Rí Cửa
22978|68|Xã Tuy Phong
22981|68|Xã Vĩnh Hảo
23005|68|Xã Bắc Bình
23008|68|Xã Phan Sơn
23020|68|Xã Hải Ninh
23023|68|Xã Sông Lũy
23032|68|Xã Lương Sơn
23041|68|Xã Hồng Thái
23053|68|Xã Hòa Thắng
23059|68|Xã Hàm Thuận
23065|68|Xã La Dạ
23074|68|Xã Đông Giang
23086|68|Xã Hồng Sơn
23089|68|Xã Hàm Thuận Bắc
23095|68|Xã Hàm Liêm
23110|68|Xã Hàm Thuận Nam
23122|68|Xã Hàm Thạnh
23128|68|Xã Hàm Kiệm
23134|68|Xã Tân Lập
23143|68|Xã Tân Thành
23149|68|Xã Tánh Linh
23152|68|Xã Bắc Ruộng
23158|68|Xã Nghị Đức
23173|68|Xã Đồng Kho
23188|68|Xã Suối Kiết
23191|68|Xã Đức Linh
23194|68|Xã Hoài Đức
23200|68|Xã Nam Thành
23227|68|Xã Trà Tân
23230|68|Xã Tân Minh
23231|68|Phường Phước Hội
23235|68|Phường La Gi
23236|68|Xã Hàm Tân
23246|68|Xã Tân Hải
23266|68|Xã Sơn Mỹ
23272|68|Đặc khu Phú Quý
23284|51|Phường Đăk Cấm
23293|51|Phường Kon Tum
23302|51|Phường Đăk Bla
23317|51|Xã Ngọk Bay
23326|51|Xã Ia Chim
23332|51|Xã Đăk Rơ Wa
23341|51|Xã Đăk Pék
23344|51|Xã Đăk Plô
23356|51|Xã Xốp
23365|51|Xã Ngọc Linh
23368|51|Xã Đăk Long
23374|51|Xã Đăk Môn
23377|51|Xã Bờ Y
23383|51|Xã Dục Nông
23392|51|Xã Sa Loong
23401|51|Xã Đăk Tô
23416|51|Xã Đăk Sao
23419|51|Xã Đăk Tờ Kan
23425|51|Xã Tu Mơ Rông
23428|51|Xã Ngọk Tụ
23430|51|Xã Kon Đào
23446|51|Xã Măng Ri
23455|51|Xã Măng Bút
23473|51|Xã Măng Đen
23476|51|Xã Kon Plông
23479|51|Xã Đăk Rve
23485|51|Xã Đăk Kôi
23497|51|Xã Kon Braih
23500|51|Xã Đăk Hà
23504|51|Xã Đăk Pxi
23510|51|Xã Đăk Ui
23512|51|Xã Đăk Mar
23515|51|Xã Ngọk Réo
23527|51|Xã Sa Thầy
23530|51|Xã Rờ Kơi
23534|51|Xã Sa Bình
23535|51|Xã Ia Đal
23536|51|Xã Mô Rai
23538|51|Xã Ia Tơi
23548|51|Xã Ya Ly
23563|52|Phường Diên Hồng
23575|52|Phường Pleiku
23584|52|Phường Thống Nhất
23586|52|Phường Hội Phú
23590|52|Xã Biển Hồ
23602|52|Phường An Phú
23611|52|Xã Gào
23614|52|Phường An Bình
23617|52|Phường An Khê
23629|52|Xã Cửu An
23638|52|Xã Kbang
23644|52|Xã Đak Rong
23647|52|Xã Sơn Lang
23650|52|Xã Krong
23668|52|Xã Tơ Tung
23674|52|Xã Kông Bơ La
23677|52|Xã Đak Đoa
23683|52|Xã Đak Sơmei
23701|52|Xã Kon Gang
23710|52|Xã Ia Băng
23714|52|Xã KDang
23722|52|Xã Chư Păh
23728|52|Xã Ia Khươl
23734|52|Xã Ia Ly
23737|52|Xã Ia Mơ
23749|52|Xã Ia Phí
23764|52|Xã Ia Grai
23767|52|Xã Ia Hrung
23776|52|Xã Ia Krái
23782|52|Xã Ia O
23788|52|Xã Ia Chia
23794|52|Xã Mang Yang
23798|52|Xã Ayun
23799|52|Xã Hra
23812|52|Xã Lơ Pang
23818|52|Xã Kon Chiêng
23824|52|Xã Kông Chro
23830|52|Xã Chư Krey
23833|52|Xã Ya Ma
23839|52|Xã SRó
23842|52|Xã Đăk Song
23851|52|Xã Chơ Long
23857|52|Xã Đức Cơ
23866|52|Xã Ia Krêl
23869|52|Xã Ia Dơk
23872|52|Xã Ia Dom
23881|52|Xã Ia Pnôn
23884|52|Xã Ia Nan
23887|52|Xã Chư Prông
23896|52|Xã Bàu Cạn
23908|52|Xã Ia Tôr
23911|52|Xã Ia Boòng
23917|52|Xã Ia Púch
23926|52|Xã Ia Pia
23935|52|Xã Ia Lâu
23941|52|Xã Chư Sê
23942|52|Xã Chư Pưh
23947|52|Xã Bờ Ngoong
23954|52|Xã Al Bá
23971|52|Xã Ia Hrú
23977|52|Xã Ia Ko
23986|52|Xã Ia Le
23995|52|Xã Đak Pơ
24007|52|Xã Ya Hội
24013|52|Xã Pờ Tó
24022|52|Xã Ia Pa
24028|52|Xã Ia Tul
24043|52|Xã Phú Thiện
24044|52|Phường Ayun Pa
24049|52|Xã Chư A Thai
24061|52|Xã Ia Hiao
24065|52|Xã Ia Rbol
24073|52|Xã Ia Sao
24076|52|Xã Phú Túc
24100|52|Xã Ia Dreh
24109|52|Xã Uar
24112|52|Xã Ia Rsai
24121|66|Phường Tân Lập
24133|66|Phường Buôn Ma Thuột
24154|66|Phường Thành Nhất
24163|66|Phường Tân An
24169|66|Phường Ea Kao
24175|66|Xã Hòa Phú
24181|66|Xã Ea Drăng
24184|66|Xã Ea H’Leo
24187|66|Xã Ea Hiao
24193|66|Xã Ea Wy
24208|66|Xã Ea Khăl
24211|66|Xã Ea Súp
24214|66|Xã Ia Lốp
24217|66|Xã Ea Rốk
24221|66|Xã Ia Rvê
24229|66|Xã Ea Bung
24235|66|Xã Buôn Đôn
24241|66|Xã Ea Wer
24250|66|Xã Ea Nuôl
24259|66|Xã Quảng Phú
24265|66|Xã Ea Kiết
24277|66|Xã Ea Tul
24280|66|Xã Cư M’gar
24286|66|Xã Ea M’Droh
24301|66|Xã Cuôr Đăng
24305|66|Phường Buôn Hồ
24310|66|Xã Krông Búk
24313|66|Xã Cư Pơng
24316|66|Xã Pơng Drang
24328|66|Xã Ea Drông
24340|66|Phường Cư Bao
24343|66|Xã Krông Năng
24346|66|Xã Dliê Ya
24352|66|Xã Tam Giang
24364|66|Xã Phú Xuân
24373|66|Xã Ea Kar
24376|66|Xã Ea Knốp
24400|66|Xã Ea Păl
24403|66|Xã Ea Ô
24406|66|Xã Cư Yang
24412|66|Xã M’Drắk
24415|66|Xã Cư Prao
24433|66|Xã Ea Riêng
24436|66|Xã Cư M’ta
24444|66|Xã Krông Á
24445|66|Xã Ea Trang
24448|66|Xã Krông Bông
24454|66|Xã Dang Kang
24472|66|Xã Hòa Sơn
24478|66|Xã Cư Pui
24484|66|Xã Yang Mao
24490|66|Xã Krông Pắc
24496|66|Xã Ea Kly
24502|66|Xã Ea Phê
24505|66|Xã Ea Knuếc
24526|66|Xã Tân Tiến
24529|66|Xã Vụ Bổn
24538|66|Xã Krông Ana
24540|66|Xã Ea Ning
24544|66|Xã Ea Ktur
24559|66|Xã Ea Na
24561|66|Xã Dray Bhăng
24568|66|Xã Dur Kmăl
24580|66|Xã Liên Sơn Lắk
24595|66|Xã Đắk Liêng
24598|66|Xã Đắk Phơi
24604|66|Xã Krông Nô
24607|66|Xã Nam Ka
24611|68|Phường Bắc Gia Nghĩa
24615|68|Phường Nam Gia Nghĩa
24616|68|Xã Quảng Sơn
24617|68|Phường Đông Gia Nghĩa
24620|68|Xã Quảng Hòa
24631|68|Xã Quảng Khê
24637|68|Xã Tà Đùng
24640|68|Xã Cư Jút
24646|68|Xã Đắk Wil
24649|68|Xã Nam Dong
24664|68|Xã Đức Lập
24670|68|Xã Đắk Mil
24678|68|Xã Đắk Sắk
24682|68|Xã Thuận An
24688|68|Xã Krông Nô
24697|68|Xã Nam Đà
24703|68|Xã Nâm Nung
24712|68|Xã Quảng Phú
24717|68|Xã Đức An
24718|68|Xã Đắk Song
24722|68|Xã Thuận Hạnh
24730|68|Xã Trường Xuân
24733|68|Xã Kiến Đức
24736|68|Xã Quảng Trực
24739|68|Xã Tuy Đức
24748|68|Xã Quảng Tân
24751|68|Xã Nhân Cơ
24760|68|Xã Quảng Tín
24778|68|Phường Lâm Viên - Đà Lạt
24781|68|Phường Xuân Hương - Đà Lạt
24787|68|Phường Cam Ly - Đà Lạt
24805|68|Phường Xuân Trường - Đà Lạt
24820|68|Phường 2 Bảo Lộc
24823|68|Phường 1 Bảo Lộc
24829|68|Phường B'Lao
24841|68|Phường 3 Bảo Lộc
24846|68|Phường Lang Biang - Đà Lạt
24848|68|Xã Lạc Dương
24853|68|Xã Đam Rông 4
24868|68|Xã Nam Ban Lâm Hà
24871|68|Xã Đinh Văn Lâm Hà
24875|68|Xã Đam Rông 3
24877|68|Xã Đam Rông 2
24883|68|Xã Nam Hà Lâm Hà
24886|68|Xã Đam Rông 1
24895|68|Xã Phú Sơn Lâm Hà
24907|68|Xã Phúc Thọ Lâm Hà
24916|68|Xã Tân Hà Lâm Hà
24931|68|Xã Đơn Dương
24934|68|Xã D'Ran
24943|68|Xã Ka Đô
24955|68|Xã Quảng Lập
24958|68|Xã Đức Trọng
24967|68|Xã Hiệp Thạnh
24976|68|Xã Tân Hội
24985|68|Xã Ninh Gia
24988|68|Xã Tà Năng
24991|68|Xã Tà Hine
25000|68|Xã Di Linh
25007|68|Xã Đinh Trang Thượng
25015|68|Xã Gia Hiệp
25018|68|Xã Bảo Thuận
25036|68|Xã Hòa Ninh
25042|68|Xã Hòa Bắc
25051|68|Xã Sơn Điền
25054|68|Xã Bảo Lâm 1
25057|68|Xã Bảo Lâm 5
25063|68|Xã Bảo Lâm 4
25084|68|Xã Bảo Lâm 2
25093|68|Xã Bảo Lâm 3
25099|68|Xã Đạ Huoai
25105|68|Xã Đạ Huoai 2
25114|68|Xã Đạ Huoai 3
25126|68|Xã Đạ Tẻh
25135|68|Xã Đạ Tẻh 3
25138|68|Xã Đạ Tẻh 2
25159|68|Xã Cát Tiên
25162|68|Xã Cát Tiên 3
25180|68|Xã Cát Tiên 2
25195|75|Phường Bình Phước
25210|75|Phường Đồng Xoài
25217|75|Phường Phước Long
25220|75|Phường Phước Bình
25222|75|Xã Bù Gia Mập
25225|75|Xã Đăk Ơ
25231|75|Xã Đa Kia
25246|75|Xã Bình Tân
25252|75|Xã Phú Riềng
25255|75|Xã Long Hà
25261|75|Xã Phú Trung
25267|75|Xã Phú Nghĩa
25270|75|Phường Lộc Ninh
25279|75|Xã Lộc Tấn
25280|75|Xã Lộc Thạnh
25292|75|Xã Lộc Quang
25294|75|Xã Lộc Thành
25303|75|Xã Lộc Hưng
25308|75|Xã Thiện Hưng
25309|75|Xã Hưng Phước
25318|75|Xã Tân Tiến
25326|75|Phường Bình Long
25333|75|Phường An Lộc
25345|75|Xã Tân Hưng
25349|75|Xã Minh Đức
25351|75|Xã Tân Quan
25357|75|Phường Tân Khai
25363|75|Phường Đồng Phú
25378|75|Xã Tân Lợi
25387|75|Xã Thuận Lợi
25390|75|Xã Đồng Tâm
25396|75|Xã Bù Đăng
25399|75|Xã Đak Nhau
25402|75|Xã Thọ Sơn
25405|75|Xã Bom Bo
25417|75|Xã Nghĩa Trung
25420|75|Xã Phước Sơn
25432|75|Phường Chơn Thành
25441|75|Phường Minh Hưng
25450|75|Xã Nha Bích
25459|80|Phường Tân Ninh
25480|80|Phường Bình Minh
25486|80|Xã Tân Biên
25489|80|Xã Tân Lập
25498|80|Xã Thạnh Bình
25510|80|Xã Trà Vong
25516|80|Xã Tân Châu
25522|80|Xã Tân Đông
25525|80|Xã Tân Hội
25531|80|Xã Tân Hòa
25534|80|Xã Tân Thành
25549|80|Xã Tân Phú
25552|80|Xã Dương Minh Châu
25567|80|Phường Ninh Thạnh
25573|80|Xã Cầu Khởi
25579|80|Xã Lộc Ninh
25585|80|Xã Châu Thành
25588|80|Xã Hảo Đước
25591|80|Xã Phước Vinh
25606|80|Xã Hòa Hội
25621|80|Xã Ninh Điền
25630|80|Phường Long Hoa
25633|80|Phường Thanh Điền
25645|80|Phường Hòa Thành
25654|80|Phường Gò Dầu
25657|80|Xã Thạnh Đức
25663|80|Xã Phước Thạnh
25666|80|Xã Truông Mít
25672|80|Phường Gia Lộc
25681|80|Xã Bến Cầu
25684|80|Xã Long Chữ
25702|80|Xã Long Thuận
25708|80|Phường Trảng Bàng
25711|80|Xã Hưng Thuận
25729|80|Xã Phước Chỉ
25732|80|Phường An Tịnh
25747|79|Phường Thủ Dầu Một
25750|79|Phường Phú Lợi
25760|79|Phường Bình Dương
25768|79|Phường Phú An
25771|79|Phường Chánh Hiệp
25777|79|Xã Dầu Tiếng
25780|79|Xã Minh Thạnh
25792|79|Xã Long Hòa
25807|79|Xã Thanh An
25813|79|Phường Bến Cát
25819|79|Xã Trừ Văn Thố
25822|79|Xã Bàu Bàng
25837|79|Phường Chánh Phú Hòa
25840|79|Phường Long Nguyên
25843|79|Phường Tây Nam
25846|79|Phường Thới Hòa
25849|79|Phường Hòa Lợi
25858|79|Xã Phú Giáo
25864|79|Xã Phước Thành
25867|79|Xã An Long
25882|79|Xã Phước Hòa
25888|79|Phường Tân Uyên
25891|79|Phường Tân Khánh
25906|79|Xã Bắc Tân Uyên
25909|79|Xã Thường Tân
25912|79|Phường Vĩnh Tân
25915|79|Phường Bình Cơ
25920|79|Phường Tân Hiệp
25942|79|Phường Dĩ An
25945|79|Phường Tân Đông Hiệp
25951|79|Phường Đông Hòa
25966|79|Phường Lái Thiêu
25969|79|Phường Thuận Giao
25975|79|Phường An Phú
25978|79|Phường Thuận An
25987|79|Phường Bình Hòa
25993|75|Phường Trảng Dài
26005|75|Phường Hố Nai
26017|75|Phường Tam Hiệp
26020|75|Phường Long Bình
26041|75|Phường Trấn Biên
26068|75|Phường Biên Hòa
26080|75|Phường Long Khánh
26089|75|Phường Bình Lộc
26098|75|Phường Bảo Vinh
26104|75|Phường Xuân Lập
26113|75|Phường Hàng Gòn
26116|75|Phường Tân Phú
26119|75|Xã Đak Lua
26122|75|Xã Nam Cát Tiên
26134|75|Xã Tà Lài
26158|75|Xã Phú Lâm
26170|75|Phường Trị An
26173|75|Xã Phú Lý
26179|75|Xã Tân An
26188|75|Phường Tân Triều
26206|75|Xã Định Quán
26209|75|Xã Thanh Sơn
26215|75|Xã Phú Vinh
26221|75|Xã Phú Hòa
26227|75|Xã La Ngà
26248|75|Phường Trảng Bom
26254|75|Xã Bàu Hàm
26278|75|Xã Bình Minh
26281|75|Xã Hưng Thịnh
26296|75|Xã An Viễn
26299|75|Xã Thống Nhất
26311|75|Xã Gia Kiệm
26326|75|Phường Dầu Giây
26332|75|Xã Xuân Quế
26341|75|Xã Cẩm Mỹ
26347|75|Xã Xuân Đường
26359|75|Xã Xuân Đông
26362|75|Xã Sông Ray
26368|75|Phường Long Thành
26374|75|Phường Tam Phước
26377|75|Phường Phước Tân
26380|75|Phường Long Hưng
26383|75|Xã An Phước
26389|75|Xã Bình An
26413|75|Xã Long Phước
26422|75|Xã Phước Thái
26425|75|Phường Xuân Lộc
26428|75|Xã Xuân Bắc
26434|75|Xã Xuân Thành
26446|75|Xã Xuân Hòa
26458|75|Xã Xuân Phú
26461|75|Xã Xuân Định
26485|75|Phường Nhơn Trạch
26491|75|Xã Đại Phước
26503|75|Xã Phước An
26506|79|Phường Vũng Tàu
26526|79|Phường Tam Thắng
26536|79|Phường Rạch Dừa
26542|79|Phường Phước Thắng
26545|79|Xã Long Sơn
26560|79|Phường Bà Rịa
26566|79|Phường Long Hương
26572|79|Phường Tam Long
26575|79|Xã Ngãi Giao
26584|79|Xã Xuân Sơn
26590|79|Xã Bình Giã
26596|79|Xã Châu Đức
26608|79|Xã Kim Long
26617|79|Xã Nghĩa Thành
26620|79|Xã Hồ Tràm
26632|79|Xã Xuyên Mộc
26638|79|Xã Bàu Lâm
26641|79|Xã Hòa Hội
26647|79|Xã Hòa Hiệp
26656|79|Xã Bình Châu
26659|79|Xã Long Điền
26662|79|Xã Long Hải
26680|79|Xã Đất Đỏ
26686|79|Xã Phước Hải
26704|79|Phường Phú Mỹ
26710|79|Phường Tân Hải
26713|79|Phường Tân Phước
26725|79|Phường Tân Thành
26728|79|Xã Châu Pha
26732|79|Đặc khu Côn Đảo
26737|79|Phường Tân Định
26740|79|Phường Sài Gòn
26743|79|Phường Bến Thành
26758|79|Phường Cầu Ông Lãnh
26767|79|Phường An Phú Đông
26773|79|Phường Thới An
26782|79|Phường Tân Thới Hiệp
26785|79|Phường Trung Mỹ Tây
26791|79|Phường Đông Hưng Thuận
26800|79|Phường Linh Xuân
26803|79|Phường Tam Bình
26809|79|Phường Hiệp Bình
26824|79|Phường Thủ Đức
26833|79|Phường Long Bình
26842|79|Phường Tăng Nhơn Phú
26848|79|Phường Phước Long
26857|79|Phường Long Phước
26860|79|Phường Long Trường
26876|79|Phường An Nhơn
26878|79|Phường An Hội Đông
26882|79|Phường An Hội Tây
26884|79|Phường Gò Vấp
26890|79|Phường Hạnh Thông
26898|79|Phường Thông Tây Hội
26905|79|Phường Bình Lợi Trung
26911|79|Phường Bình Quới
26929|79|Phường Bình Thạnh
26944|79|Phường Gia Định
26956|79|Phường Thạnh Mỹ Tây
26968|79|Phường Tân Sơn Nhất
26977|79|Phường Tân Sơn Hòa
26983|79|Phường Bảy Hiền
26995|79|Phường Tân Hòa
27004|79|Phường Tân Bình
27007|79|Phường Tân Sơn
27013|79|Phường Tây Thạnh
27019|79|Phường Tân Sơn Nhì
27022|79|Phường Phú Thọ Hòa
27028|79|Phường Phú Thạnh
27031|79|Phường Tân Phú
27043|79|Phường Đức Nhuận
27058|79|Phường Cầu Kiệu
27073|79|Phường Phú Nhuận
27094|79|Phường An Khánh
27097|79|Phường Bình Trưng
27112|79|Phường Cát Lái
27139|79|Phường Xuân Hòa
27142|79|Phường Nhiêu Lộc
27154|79|Phường Bàn Cờ
27163|79|Phường Hòa Hưng
27169|79|Phường Diên Hồng
27190|79|Phường Vườn Lài
27211|79|Phường Hòa Bình
27226|79|Phường Phú Thọ
27232|79|Phường Bình Thới
27238|79|Phường Minh Phụng
27259|79|Phường Xóm Chiếu
27265|79|Phường Khánh Hội
27286|79|Phường Vĩnh Hội
27301|79|Phường Chợ Quán
27316|79|Phường An Đông
27343|79|Phường Chợ Lớn
27349|79|Phường Phú Lâm
27364|79|Phường Bình Phú
27367|79|Phường Bình Tây
27373|79|Phường Bình Tiên
27418|79|Phường Chánh Hưng
27424|79|Phường Bình Đông
27427|79|Phường Phú Định
27439|79|Phường Bình Hưng Hòa
27442|79|Phường Bình Tân
27448|79|Phường Bình Trị Đông
27457|79|Phường Tân Tạo
27460|79|Phường An Lạc
27475|79|Phường Tân Hưng
27478|79|Phường Tân Thuận
27484|79|Phường Phú Thuận
27487|79|Phường Tân Mỹ
27496|79|Xã Tân An Hội
27508|79|Xã An Nhơn Tây
27511|79|Xã Nhuận Đức
27526|79|Xã Thái Mỹ
27541|79|Xã Phú Hòa Đông
27544|79|Xã Bình Mỹ
27553|79|Xã Củ Chi
27559|79|Xã Hóc Môn
27568|79|Xã Đông Thạnh
27577|79|Xã Xuân Thới Sơn
27592|79|Xã Bà Điểm
27595|79|Xã Tân Nhựt
27601|79|Xã Vĩnh Lộc
27604|79|Xã Tân Vĩnh Lộc
27610|79|Xã Bình Lợi
27619|79|Xã Bình Hưng
27628|79|Xã Hưng Long
27637|79|Xã Bình Chánh
27655|79|Xã Nhà Bè
27658|79|Xã Hiệp Phước
27664|79|Xã Cần Giờ
27667|79|Xã Bình Khánh
27673|79|Xã An Thới Đông
27676|79|Xã Thạnh An
27694|80|Phường Long An
27712|80|Phường Tân An
27715|80|Phường Khánh Hậu
27721|80|Xã Tân Hưng
27727|80|Xã Hưng Điền
27736|80|Xã Vĩnh Thạnh
27748|80|Xã Vĩnh Châu
27757|80|Xã Vĩnh Hưng
27763|80|Xã Khánh Hưng
27775|80|Xã Tuyên Bình
27787|80|Phường Kiến Tường
27793|80|Xã Bình Hiệp
27811|80|Xã Bình Hòa
27817|80|Xã Tuyên Thạnh
27823|80|Xã Mộc Hóa
27826|80|Xã Tân Thạnh
27838|80|Xã Nhơn Hòa Lập
27841|80|Xã Hậu Thạnh
27856|80|Xã Nhơn Ninh
27865|80|Xã Thạnh Hóa
27868|80|Xã Bình Thành
27877|80|Xã Thạnh Phước
27889|80|Xã Tân Tây
27898|80|Xã Đông Thành
27907|80|Xã Mỹ Quý
27925|80|Xã Đức Huệ
27931|80|Xã Hậu Nghĩa
27937|80|Xã Đức Hòa
27943|80|Xã An Ninh
27952|80|Xã Hiệp Hòa
27964|80|Xã Đức Lập
27976|80|Xã Mỹ Hạnh
27979|80|Xã Hòa Khánh
27991|80|Xã Bến Lức
27994|80|Xã Thạnh Lợi
28003|80|Xã Lương Hòa
28015|80|Xã Bình Đức
28018|80|Xã Mỹ Yên
28036|80|Xã Thủ Thừa
28051|80|Xã Mỹ Thạnh
28066|80|Xã Mỹ An
28072|80|Xã Tân Long
28075|80|Xã Tân Trụ
28087|80|Xã Nhựt Tảo
28093|80|Xã Vàm Cỏ
28108|80|Xã Cần Đước
28114|80|Xã Rạch Kiến
28126|80|Xã Long Cang
28132|80|Xã Mỹ Lệ
28138|80|Xã Tân Lân
28144|80|Xã Long Hựu
28159|80|Xã Cần Giuộc
28165|80|Xã Phước Lý
28177|80|Xã Mỹ Lộc
28201|80|Xã Phước Vĩnh Tây
28207|80|Xã Tân Tập
28210|80|Xã Tầm Vu
28222|80|Xã Vĩnh Công
28225|80|Xã Thuận Mỹ
28243|80|Xã An Lục Long
28249|82|Phường Đạo Thạnh
28261|82|Phường Mỹ Tho
28270|82|Phường Thới Sơn
28273|82|Phường Mỹ Phong
28285|82|Phường Trung An
28297|82|Phường Long Thuận
28306|82|Phường Gò Công
28315|82|Phường Bình Xuân
28321|82|Xã Tân Phước 1
28327|82|Xã Tân Phước 2
28336|82|Xã Hưng Thạnh
28345|82|Xã Tân Phước 3
28360|82|Xã Cái Bè
28366|82|Xã Hậu Mỹ
28378|82|Xã Mỹ Thiện
28393|82|Xã Hội Cư
28405|82|Xã Mỹ Đức Tây
28414|82|Xã Mỹ Lợi
28426|82|Xã Thanh Hưng
28429|82|Xã An Hữu
28435|82|Phường Mỹ Phước Tây
28436|82|Phường Thanh Hòa
28439|82|Phường Cai Lậy
28444|82|Xã Thạnh Phú
28456|82|Xã Mỹ Thành
28468|82|Xã Tân Phú
28471|82|Xã Bình Phú
28477|82|Phường Nhị Quý
28501|82|Xã Hiệp Đức
28504|82|Xã Long Tiên
28516|82|Xã Ngũ Hiệp
28519|82|Xã Châu Thành
28525|82|Xã Tân Hương
28537|82|Xã Long Hưng
28543|82|Xã Long Định
28564|82|Xã Bình Trưng
28576|82|Xã Vĩnh Kim
28582|82|Xã Kim Sơn
28594|82|Xã Chợ Gạo
28603|82|Xã Mỹ Tịnh An
28615|82|Xã Lương Hòa Lạc
28627|82|Xã Tân Thuận Bình
28633|82|Xã An Thạnh Thủy
28648|82|Xã Bình Ninh
28651|82|Xã Vĩnh Bình
28660|82|Xã Đồng Sơn
28663|82|Xã Phú Thành
28678|82|Xã Vĩnh Hựu
28687|82|Xã Long Bình
28693|82|Xã Tân Thới
28696|82|Xã Tân Phú Đông
28702|82|Xã Tân Hòa
28720|82|Xã Gia Thuận
28723|82|Xã Tân Đông
28729|82|Phường Sơn Qui
28738|82|Xã Tân Điền
28747|82|Xã Gò Công Đông
28756|86|Phường Phú Khương
28777|86|Phường An Hội
28783|86|Phường Sơn Đông
28789|86|Phường Bến Tre
28807|86|Xã Giao Long
28810|86|Xã Phú Túc
28840|86|Xã Tân Phú
28858|86|Phường Phú Tân
28861|86|Xã Tiên Thủy
28870|86|Xã Chợ Lách
28879|86|Xã Phú Phụng
28894|86|Xã Vĩnh Thành
28901|86|Xã Hưng Khánh Trung
28903|86|Xã Mỏ Cày
28915|86|Xã Phước Mỹ Trung
28921|86|Xã Tân Thành Bình
28945|86|Xã Đồng Khởi
28948|86|Xã Nhuận Phú Tân
28957|86|Xã An Định
28969|86|Xã Thành Thới
28981|86|Xã Hương Mỹ
28984|86|Xã Giồng Trôm
28987|86|Xã Lương Hòa
28993|86|Xã Lương Phú
28996|86|Xã Châu Hòa
29020|86|Xã Phước Long
29029|86|Xã Tân Hào
29044|86|Xã Hưng Nhượng
29050|86|Xã Bình Đại
29062|86|Xã Phú Thuận
29077|86|Xã Lộc Thuận
29083|86|Xã Châu Hưng
29089|86|Xã Thạnh Trị
29104|86|Xã Thạnh Phước
29107|86|Xã Thới Thuận
29110|86|Xã Ba Tri
29122|86|Xã Mỹ Chánh Hòa
29125|86|Xã Bảo Thạnh
29137|86|Xã Tân Xuân
29143|86|Xã An Ngãi Trung
29158|86|Xã An Hiệp
29167|86|Xã Tân Thủy
29182|86|Xã Thạnh Phú
29191|86|Xã Quới Điền
29194|86|Xã Đại Điền
29221|86|Xã Thạnh Hải
29224|86|Xã An Qui
29227|86|Xã Thạnh Phong
29242|86|Phường Trà Vinh
29254|86|Phường Nguyệt Hóa
29263|86|Phường Long Đức
29266|86|Xã Càng Long
29275|86|Xã An Trường
29278|86|Xã Tân An
29287|86|Xã Bình Phú
29302|86|Xã Nhị Long
29308|86|Xã Cầu Kè
29317|86|Xã An Phú Tân
29329|86|Xã Phong Thạnh
29335|86|Xã Tam Ngãi
29341|86|Xã Tiểu Cần
29362|86|Xã Hùng Hòa
29365|86|Xã Tập Ngãi
29371|86|Xã Tân Hòa
29374|86|Xã Châu Thành
29386|86|Xã Song Lộc
29398|86|Phường Hòa Thuận
29407|86|Xã Hưng Mỹ
29410|86|Xã Hòa Minh
29413|86|Xã Long Hòa
29416|86|Xã Cầu Ngang
29419|86|Xã Mỹ Long
29431|86|Xã Vinh Kim
29446|86|Xã Nhị Trường
29455|86|Xã Hiệp Mỹ
29461|86|Xã Trà Cú
29467|86|Xã Tập Sơn
29476|86|Xã Lưu Nghiệp Anh
29489|86|Xã Hàm Giang
29491|86|Xã Đại An
29497|86|Xã Đôn Châu
29506|86|Xã Long Hiệp
29512|86|Phường Duyên Hải
29513|86|Xã Long Thành
29516|86|Phường Trường Long Hòa
29518|86|Xã Long Hữu
29530|86|Xã Ngũ Lạc
29533|86|Xã Long Vĩnh
29536|86|Xã Đông Hải
29551|86|Phường Long Châu
29557|86|Phường Phước Hậu
29566|86|Phường Tân Ngãi
29584|86|Xã An Bình
29590|86|Phường Thanh Đức
29593|86|Phường Tân Hạnh
29602|86|Xã Long Hồ
29611|86|Xã Phú Quới
29623|86|Xã Nhơn Phú
29638|86|Xã Bình Phước
29641|86|Xã Cái Nhum
29653|86|Xã Tân Long Hội
29659|86|Xã Trung Thành
29668|86|Xã Quới An
29677|86|Xã Quới Thiện
29683|86|Xã Trung Hiệp
29698|86|Xã Trung Ngãi
29701|86|Xã Hiếu Phụng
29713|86|Xã Hiếu Thành
29719|86|Xã Tam Bình
29728|86|Xã Cái Ngang
29734|86|Xã Hòa Hiệp
29740|86|Xã Song Phú
29767|86|Xã Ngãi Tứ
29770|86|Phường Cái Vồn
29771|86|Phường Bình Minh
29785|86|Xã Tân Lược
29788|86|Xã Mỹ Thuận
29800|86|Xã Tân Quới
29812|86|Phường Đông Thành
29821|86|Xã Trà Ôn
29830|86|Xã Hòa Bình
29836|86|Xã Trà Côn
29845|86|Xã Vĩnh Xuân
29857|86|Xã Lục Sĩ Thành
29869|82|Phường Cao Lãnh
29884|82|Phường Mỹ Ngãi
29888|82|Phường Mỹ Trà
29905|82|Phường Sa Đéc
29926|82|Xã Tân Hồng
29929|82|Xã Tân Hộ Cơ
29938|82|Xã Tân Thành
29944|82|Xã An Phước
29954|82|Phường An Bình
29955|82|Phường Hồng Ngự
29971|82|Xã Thường Phước
29978|82|Phường Thường Lạc
29983|82|Xã Long Khánh
29992|82|Xã Long Phú Thuận
30001|82|Xã Tràm Chim
30010|82|Xã Tam Nông
30019|82|Xã An Hòa
30025|82|Xã Phú Cường
30028|82|Xã An Long
30034|82|Xã Phú Thọ
30037|82|Xã Tháp Mười
30043|82|Xã Phương Thịnh
30046|82|Xã Trường Xuân
30055|82|Xã Mỹ Quí
30061|82|Xã Đốc Binh Kiều
30073|82|Xã Thanh Mỹ
30076|82|Xã Mỹ Thọ
30085|82|Xã Ba Sao
30088|82|Xã Phong Mỹ
30112|82|Xã Mỹ Hiệp
30118|82|Xã Bình Hàng Trung
30130|82|Xã Thanh Bình
30154|82|Xã Tân Long
30157|82|Xã Tân Thạnh
30163|82|Xã Bình Thành
30169|82|Xã Lấp Vò
30178|82|Xã Mỹ An Hưng
30184|82|Xã Tân Khánh Trung
30208|82|Xã Hòa Long
30214|82|Xã Tân Dương
30226|82|Xã Lai Vung
30235|82|Xã Phong Hòa
30244|82|Xã Phú Hựu
30253|82|Xã Tân Nhuận Đông
30259|82|Xã Tân Phú Trung
30292|91|Phường Bình Đức
30301|91|Phường Mỹ Thới
30307|91|Phường Long Xuyên
30313|91|Xã Mỹ Hòa Hưng
30316|91|Phường Châu Đốc
30325|91|Phường Vĩnh Tế
30337|91|Xã An Phú
30341|91|Xã Khánh Bình
30346|91|Xã Nhơn Hội
30352|91|Xã Phú Hữu
30367|91|Xã Vĩnh Hậu
30376|91|Phường Tân Châu
30377|91|Phường Long Phú
30385|91|Xã Vĩnh Xương
30388|91|Xã Tân An
30403|91|Xã Châu Phong
30406|91|Xã Phú Tân
30409|91|Xã Chợ Vàm
30421|91|Xã Phú Lâm
30430|91|Xã Hòa Lạc
30436|91|Xã Phú An
30445|91|Xã Bình Thạnh Đông
30463|91|Xã Châu Phú
30469|91|Xã Mỹ Đức
30478|91|Xã Vĩnh Thạnh Trung
30481|91|Xã Thạnh Mỹ Tây
30487|91|Xã Bình Mỹ
30502|91|Phường Thới Sơn
30505|91|Phường Chi Lăng
30520|91|Phường Tịnh Biên
30526|91|Xã An Cư
30538|91|Xã Núi Cấm
30544|91|Xã Tri Tôn
30547|91|Xã Ba Chúc
30568|91|Xã Vĩnh Gia
30577|91|Xã Ô Lâm
30580|91|Xã Cô Tô
30589|91|Xã An Châu
30595|91|Xã Cần Đăng
30604|91|Xã Vĩnh An
30607|91|Xã Bình Hòa
30619|91|Xã Vĩnh Hanh
30628|91|Xã Chợ Mới
30631|91|Xã Long Điền
30643|91|Xã Cù Lao Giêng
30658|91|Xã Nhơn Mỹ
30664|91|Xã Long Kiến
30673|91|Xã Hội An
30682|91|Xã Thoại Sơn
30685|91|Xã Phú Hòa
30688|91|Xã Óc Eo
30691|91|Xã Tây Phú
30697|91|Xã Vĩnh Trạch
30709|91|Xã Định Mỹ
30742|91|Phường Rạch Giá
30760|91|Phường Vĩnh Thông
30766|91|Phường Tô Châu
30769|91|Phường Hà Tiên
30781|91|Xã Tiên Hải
30787|91|Xã Kiên Lương
30790|91|Xã Hòa Điền
30793|91|Xã Vĩnh Điều
30796|91|Xã Giang Thành
30811|91|Xã Sơn Hải
30814|91|Xã Hòn Nghệ
30817|91|Xã Hòn Đất
30823|91|Xã Bình Sơn
30826|91|Xã Bình Giang
30835|91|Xã Sơn Kiên
30838|91|Xã Mỹ Thuận
30850|91|Xã Tân Hiệp
30856|91|Xã Tân Hội
30874|91|Xã Thạnh Đông
30880|91|Xã Châu Thành
30886|91|Xã Thạnh Lộc
30898|91|Xã Bình An
30904|91|Xã Giồng Riềng
30910|91|Xã Thạnh Hưng
30928|91|Xã Ngọc Chúc
30934|91|Xã Hòa Hưng
30943|91|Xã Long Thạnh
30949|91|Xã Hòa Thuận
30952|91|Xã Gò Quao
30958|91|Xã Định Hòa
30970|91|Xã Vĩnh Hòa Hưng
30982|91|Xã Vĩnh Tuy
30985|91|Xã An Biên
30988|91|Xã Tây Yên
31006|91|Xã Đông Thái
31012|91|Xã Vĩnh Hòa
31018|91|Xã An Minh
31024|91|Xã Đông Hòa
31027|91|Xã U Minh Thượng
31031|91|Xã Tân Thạnh
31036|91|Xã Đông Hưng
31042|91|Xã Vân Khánh
31051|91|Xã Vĩnh Phong
31064|91|Xã Vĩnh Bình
31069|91|Xã Vĩnh Thuận
31078|91|Đặc khu Phú Quốc
31105|91|Đặc khu Thổ Châu
31108|91|Đặc khu Kiên Hải
31120|92|Phường Cái Khế
31135|92|Phường Ninh Kiều
31147|92|Phường Tân An
31150|92|Phường An Bình
31153|92|Phường Ô Môn
31157|92|Phường Thới Long
31162|92|Phường Phước Thới
31168|92|Phường Bình Thủy
31174|92|Phường Thới An Đông
31183|92|Phường Long Tuyền
31186|92|Phường Cái Răng
31201|92|Phường Hưng Phú
31207|92|Phường Thốt Nốt
31213|92|Phường Tân Lộc
31217|92|Phường Trung Nhứt
31228|92|Phường Thuận Hưng
31231|92|Xã Thạnh An
31232|92|Xã Vĩnh Thạnh
31237|92|Xã Vĩnh Trinh
31246|92|Xã Thạnh Quới
31249|92|Xã Thạnh Phú
31255|92|Xã Trung Hưng
31258|92|Xã Thới Lai
31261|92|Xã Cờ Đỏ
31264|92|Xã Thới Hưng
31273|92|Xã Đông Hiệp
31282|92|Xã Đông Thuận
31288|92|Xã Trường Thành
31294|92|Xã Trường Xuân
31299|92|Xã Phong Điền
31309|92|Xã Trường Long
31315|92|Xã Nhơn Ái
31321|92|Phường Vị Thanh
31333|92|Phường Vị Tân
31338|92|Xã Hỏa Lựu
31340|92|Phường Ngã Bảy
31342|92|Xã Tân Hòa
31348|92|Xã Trường Long Tây
31360|92|Xã Thạnh Xuân
31366|92|Xã Châu Thành
31369|92|Xã Đông Phước
31378|92|Xã Phú Hữu
31393|92|Xã Hòa An
31396|92|Xã Hiệp Hưng
31399|92|Xã Tân Bình
31408|92|Xã Thạnh Hòa
31411|92|Phường Đại Thành
31420|92|Xã Phụng Hiệp
31426|92|Xã Phương Bình
31432|92|Xã Tân Phước Hưng
31441|92|Xã Vị Thủy
31453|92|Xã Vĩnh Thuận Đông
31459|92|Xã Vĩnh Tường
31465|92|Xã Vị Thanh 1
31471|92|Phường Long Mỹ
31473|92|Phường Long Bình
31480|92|Phường Long Phú 1
31489|92|Xã Vĩnh Viễn
31492|92|Xã Lương Tâm
31495|92|Xã Xà Phiên
31507|92|Phường Sóc Trăng
31510|92|Phường Phú Lợi
31528|92|Xã Kế Sách
31531|92|Xã An Lạc Thôn
31537|92|Xã Phong Nẫm
31540|92|Xã Thới An Hội
31552|92|Xã Nhơn Mỹ
31561|92|Xã Đại Hải
31567|92|Xã Mỹ Tú
31569|92|Xã Phú Tâm
31570|92|Xã Hồ Đắc Kiện
31579|92|Xã Long Hưng
31582|92|Xã Thuận Hòa
31591|92|Xã Mỹ Hương
31594|92|Xã An Ninh
31603|92|Xã Mỹ Phước
31615|92|Xã An Thạnh
31633|92|Xã Cù Lao Dung
31639|92|Xã Long Phú
31645|92|Xã Đại Ngãi
31654|92|Xã Trường Khánh
31666|92|Xã Tân Thạnh
31673|92|Xã Trần Đề
31675|92|Xã Liêu Tú
31679|92|Xã Lịch Hội Thượng
31684|92|Phường Mỹ Xuyên
31687|92|Xã Tài Văn
31699|92|Xã Thạnh Thới An
31708|92|Xã Nhu Gia
31717|92|Xã Hòa Tú
31723|92|Xã Ngọc Tố
31726|92|Xã Gia Hòa
31732|92|Phường Ngã Năm
31741|92|Xã Tân Long
31753|92|Phường Mỹ Quới
31756|92|Xã Phú Lộc
31759|92|Xã Lâm Tân
31777|92|Xã Vĩnh Lợi
31783|92|Phường Vĩnh Châu
31789|92|Phường Khánh Hòa
31795|92|Xã Vĩnh Hải
31804|92|Phường Vĩnh Phước
31810|92|Xã Lai Hòa
31825|96|Phường Bạc Liêu
31834|96|Phường Vĩnh Trạch
31840|96|Phường Hiệp Thành
31843|96|Xã Hồng Dân
31849|96|Xã Ninh Quới
31858|96|Xã Vĩnh Lộc
31864|96|Xã Ninh Thạnh Lợi
31867|96|Xã Phước Long
31876|96|Xã Vĩnh Phước
31882|96|Xã Vĩnh Thanh
31885|96|Xã Phong Hiệp
31891|96|Xã Hòa Bình
31894|96|Xã Châu Thới
31900|96|Xã Vĩnh Lợi
31906|96|Xã Hưng Hội
31918|96|Xã Vĩnh Mỹ
31927|96|Xã Vĩnh Hậu
31942|96|Phường Giá Rai
31951|96|Phường Láng Tròn
31957|96|Xã Phong Thạnh
31972|96|Xã Gành Hào
31975|96|Xã Đông Hải
31985|96|Xã Long Điền
31988|96|Xã An Trạch
31993|96|Xã Định Thành
32002|96|Phường An Xuyên
32014|96|Phường Lý Văn Lâm
32025|96|Phường Tân Thành
32041|96|Phường Hòa Thành
32044|96|Xã Nguyễn Phích
32047|96|Xã U Minh
32059|96|Xã Khánh An
32062|96|Xã Khánh Lâm
32065|96|Xã Thới Bình
32069|96|Xã Biển Bạch
32071|96|Xã Trí Phải
32083|96|Xã Tân Lộc
32092|96|Xã Hồ Thị Kỷ
32095|96|Xã Trần Văn Thời
32098|96|Xã Sông Đốc
32104|96|Xã Đá Bạc
32110|96|Xã Khánh Bình
32119|96|Xã Khánh Hưng
32128|96|Xã Cái Nước
32134|96|Xã Lương Thế Trân
32137|96|Xã Tân Hưng
32140|96|Xã Hưng Mỹ
32152|96|Xã Đầm Dơi
32155|96|Xã Tạ An Khương
32161|96|Xã Trần Phán
32167|96|Xã Tân Thuận
32182|96|Xã Quách Phẩm
32185|96|Xã Thanh Tùng
32188|96|Xã Tân Tiến
32191|96|Xã Năm Căn
32201|96|Xã Đất Mới
32206|96|Xã Tam Giang
32212|96|Xã Cái Đôi Vàm
32214|96|Xã Phú Mỹ
32218|96|Xã Phú Tân
32227|96|Xã Nguyễn Việt Khái
32236|96|Xã Tân Ân
32244|96|Xã Phan Ngọc Hiển
32248|96|Xã Đất Mũi$$, E'\n') line
join province p on p.code = split_part(line, '|', 2);

insert into ward_name (ward_code, name, is_former, folded)
select code, full_name, false, ' ' || regexp_replace(fold(full_name), '[^a-z0-9]+', ' ', 'g') || ' ' from ward;

insert into ward_name (ward_code, name, is_former, folded)
select split_part(line, '|', 1), split_part(line, '|', 2), true,
  ' ' || regexp_replace(fold(split_part(line, '|', 2)), '[^a-z0-9]+', ' ', 'g') || ' '
from string_to_table($$00004|Phường Quán Thánh, Quận Ba Đình, Thành phố Hà Nội
00004|Phường Trúc Bạch, Quận Ba Đình, Thành phố Hà Nội
00004|Phường Điện Biên, Quận Ba Đình, Thành phố Hà Nội
00004|Phường Đội Cấn, Quận Ba Đình, Thành phố Hà Nội
00008|Phường Cống Vị, Quận Ba Đình, Thành phố Hà Nội
00008|Phường Liễu Giai, Quận Ba Đình, Thành phố Hà Nội
00008|Phường Ngọc Hà, Quận Ba Đình, Thành phố Hà Nội
00008|Phường Vĩnh Phúc, Quận Ba Đình, Thành phố Hà Nội
00025|Phường Giảng Võ, Quận Ba Đình, Thành phố Hà Nội
00025|Phường Kim Mã, Quận Ba Đình, Thành phố Hà Nội
00025|Phường Ngọc Khánh, Quận Ba Đình, Thành phố Hà Nội
00025|Phường Thành Công, Quận Ba Đình, Thành phố Hà Nội
00070|Phường Cửa Đông, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Buồm, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Bông, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Bạc, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Bồ, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Gai, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Mã, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Trống, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Hàng Đào, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Lý Thái Tổ, Quận Hoàn Kiếm, Thành phố Hà Nội
00070|Phường Đồng Xuân, Quận Hoàn Kiếm, Thành phố Hà Nội
00082|Phường Cửa Nam, Quận Hoàn Kiếm, Thành phố Hà Nội
00082|Phường Hàng Bài, Quận Hoàn Kiếm, Thành phố Hà Nội
00082|Phường Phan Chu Trinh, Quận Hoàn Kiếm, Thành phố Hà Nội
00082|Phường Tràng Tiền, Quận Hoàn Kiếm, Thành phố Hà Nội
00082|Phường Trần Hưng Đạo, Quận Hoàn Kiếm, Thành phố Hà Nội
00091|Phường Phú Thượng, Quận Tây Hồ, Thành phố Hà Nội
00097|Phường Bạch Đằng, Quận Hai Bà Trưng, Thành phố Hà Nội
00097|Phường Chương Dương, Quận Hoàn Kiếm, Thành phố Hà Nội
00097|Phường Nhật Tân, Quận Tây Hồ, Thành phố Hà Nội
00097|Phường Phúc Tân, Quận Hoàn Kiếm, Thành phố Hà Nội
00097|Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội
00097|Phường Tứ Liên, Quận Tây Hồ, Thành phố Hà Nội
00097|Phường Yên Phụ, Quận Tây Hồ, Thành phố Hà Nội
00103|Phường Bưởi, Quận Tây Hồ, Thành phố Hà Nội
00103|Phường Quảng An, Quận Tây Hồ, Thành phố Hà Nội
00103|Phường Thụy Khuê, Quận Tây Hồ, Thành phố Hà Nội
00103|Phường Xuân La, Quận Tây Hồ, Thành phố Hà Nội
00118|Phường Bồ Đề, Quận Long Biên, Thành phố Hà Nội
00118|Phường Gia Thụy, Quận Long Biên, Thành phố Hà Nội
00118|Phường Ngọc Lâm, Quận Long Biên, Thành phố Hà Nội
00118|Phường Ngọc Thụy, Quận Long Biên, Thành phố Hà Nội
00127|Phường Giang Biên, Quận Long Biên, Thành phố Hà Nội
00127|Phường Thượng Thanh, Quận Long Biên, Thành phố Hà Nội
00127|Phường Việt Hưng, Quận Long Biên, Thành phố Hà Nội
00127|Phường Đức Giang, Quận Long Biên, Thành phố Hà Nội
00136|Phường Phúc Lợi, Quận Long Biên, Thành phố Hà Nội
00136|Phường Phúc Đồng, Quận Long Biên, Thành phố Hà Nội
00145|Phường Cự Khối, Quận Long Biên, Thành phố Hà Nội
00145|Phường Long Biên, Quận Long Biên, Thành phố Hà Nội
00145|Phường Thạch Bàn, Quận Long Biên, Thành phố Hà Nội
00160|Phường Cổ Nhuế 1, Quận Bắc Từ Liêm, Thành phố Hà Nội
00160|Phường Nghĩa Tân, Quận Cầu Giấy, Thành phố Hà Nội
00160|Phường Nghĩa Đô, Quận Cầu Giấy, Thành phố Hà Nội
00160|Phường Quan Hoa, Quận Cầu Giấy, Thành phố Hà Nội
00166|Phường Dịch Vọng Hậu, Quận Cầu Giấy, Thành phố Hà Nội
00166|Phường Dịch Vọng, Quận Cầu Giấy, Thành phố Hà Nội
00175|Phường Trung Hoà, Quận Cầu Giấy, Thành phố Hà Nội
00175|Phường Yên Hoà, Quận Cầu Giấy, Thành phố Hà Nội
00190|Phường Cát Linh, Quận Đống Đa, Thành phố Hà Nội
00190|Phường Ô Chợ Dừa, Quận Đống Đa, Thành phố Hà Nội
00199|Phường Láng Hạ, Quận Đống Đa, Thành phố Hà Nội
00199|Phường Láng Thượng, Quận Đống Đa, Thành phố Hà Nội
00226|Phường Hàng Bột, Quận Đống Đa, Thành phố Hà Nội
00226|Phường Khâm Thiên, Quận Đống Đa, Thành phố Hà Nội
00226|Phường Phương Liên - Trung Tự, Quận Đống Đa, Thành phố Hà Nội
00226|Phường Thổ Quan, Quận Đống Đa, Thành phố Hà Nội
00226|Phường Văn Chương, Quận Đống Đa, Thành phố Hà Nội
00226|Phường Văn Miếu - Quốc Tử Giám, Quận Đống Đa, Thành phố Hà Nội
00229|Phường Khương Thượng, Quận Đống Đa, Thành phố Hà Nội
00229|Phường Kim Liên, Quận Đống Đa, Thành phố Hà Nội
00229|Phường Phương Mai, Quận Đống Đa, Thành phố Hà Nội
00229|Phường Quang Trung, Quận Đống Đa, Thành phố Hà Nội
00235|Phường Nam Đồng, Quận Đống Đa, Thành phố Hà Nội
00235|Phường Thịnh Quang, Quận Đống Đa, Thành phố Hà Nội
00235|Phường Trung Liệt, Quận Đống Đa, Thành phố Hà Nội
00256|Phường Lê Đại Hành, Quận Hai Bà Trưng, Thành phố Hà Nội
00256|Phường Nguyễn Du, Quận Hai Bà Trưng, Thành phố Hà Nội
00256|Phường Phạm Đình Hổ, Quận Hai Bà Trưng, Thành phố Hà Nội
00256|Phường Phố Huế, Quận Hai Bà Trưng, Thành phố Hà Nội
00256|Phường Đồng Nhân, Quận Hai Bà Trưng, Thành phố Hà Nội
00283|Phường Mai Động, Quận Hoàng Mai, Thành phố Hà Nội
00283|Phường Thanh Lương, Quận Hai Bà Trưng, Thành phố Hà Nội
00283|Phường Vĩnh Tuy, Quận Hai Bà Trưng, Thành phố Hà Nội
00292|Phường Bách Khoa, Quận Hai Bà Trưng, Thành phố Hà Nội
00292|Phường Bạch Mai, Quận Hai Bà Trưng, Thành phố Hà Nội
00292|Phường Minh Khai, Quận Hai Bà Trưng, Thành phố Hà Nội
00292|Phường Quỳnh Mai, Quận Hai Bà Trưng, Thành phố Hà Nội
00292|Phường Thanh Nhàn, Quận Hai Bà Trưng, Thành phố Hà Nội
00292|Phường Đồng Tâm, Quận Hai Bà Trưng, Thành phố Hà Nội
00301|Phường Thanh Trì, Quận Hoàng Mai, Thành phố Hà Nội
00301|Phường Vĩnh Hưng, Quận Hoàng Mai, Thành phố Hà Nội
00316|Phường Đại Kim, Quận Hoàng Mai, Thành phố Hà Nội
00316|Phường Định Công, Quận Hoàng Mai, Thành phố Hà Nội
00322|Phường Giáp Bát, Quận Hoàng Mai, Thành phố Hà Nội
00322|Phường Hoàng Văn Thụ, Quận Hoàng Mai, Thành phố Hà Nội
00322|Phường Trương Định, Quận Hai Bà Trưng, Thành phố Hà Nội
00322|Phường Tương Mai, Quận Hoàng Mai, Thành phố Hà Nội
00328|Phường Lĩnh Nam, Quận Hoàng Mai, Thành phố Hà Nội
00328|Phường Trần Phú, Quận Hoàng Mai, Thành phố Hà Nội
00331|Phường Thịnh Liệt, Quận Hoàng Mai, Thành phố Hà Nội
00331|Phường Tân Mai, Quận Hoàng Mai, Thành phố Hà Nội
00337|Phường Hoàng Liệt, Quận Hoàng Mai, Thành phố Hà Nội
00337|Xã Tam Hiệp, Huyện Thanh Trì, Thành phố Hà Nội
00340|Phường Yên Sở, Quận Hoàng Mai, Thành phố Hà Nội
00352|Phường Khương Mai, Quận Thanh Xuân, Thành phố Hà Nội
00352|Phường Phương Liệt, Quận Thanh Xuân, Thành phố Hà Nội
00364|Phường Hạ Đình, Quận Thanh Xuân, Thành phố Hà Nội
00364|Phường Khương Trung, Quận Thanh Xuân, Thành phố Hà Nội
00364|Phường Khương Đình, Quận Thanh Xuân, Thành phố Hà Nội
00364|Phường Thượng Đình, Quận Thanh Xuân, Thành phố Hà Nội
00367|Phường Nhân Chính, Quận Thanh Xuân, Thành phố Hà Nội
00367|Phường Thanh Xuân Bắc, Quận Thanh Xuân, Thành phố Hà Nội
00367|Phường Thanh Xuân Trung, Quận Thanh Xuân, Thành phố Hà Nội
00376|Thị trấn Sóc Sơn, Huyện Sóc Sơn, Thành phố Hà Nội
00376|Xã Mai Đình, Huyện Sóc Sơn, Thành phố Hà Nội
00376|Xã Phù Linh, Huyện Sóc Sơn, Thành phố Hà Nội
00376|Xã Phù Lỗ, Huyện Sóc Sơn, Thành phố Hà Nội
00376|Xã Tiên Dược, Huyện Sóc Sơn, Thành phố Hà Nội
00376|Xã Tân Minh, Huyện Sóc Sơn, Thành phố Hà Nội
00376|Xã Đông Xuân, Huyện Sóc Sơn, Thành phố Hà Nội
00382|Xã Minh Phú, Huyện Sóc Sơn, Thành phố Hà Nội
00382|Xã Minh Trí, Huyện Sóc Sơn, Thành phố Hà Nội
00382|Xã Tân Dân, Huyện Sóc Sơn, Thành phố Hà Nội
00385|Xã Bắc Sơn, Huyện Sóc Sơn, Thành phố Hà Nội
00385|Xã Hồng Kỳ, Huyện Sóc Sơn, Thành phố Hà Nội
00385|Xã Nam Sơn, Huyện Sóc Sơn, Thành phố Hà Nội
00385|Xã Trung Giã, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Bắc Phú, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Kim Lũ, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Tân Hưng, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Việt Long, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Xuân Giang, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Xuân Thu, Huyện Sóc Sơn, Thành phố Hà Nội
00430|Xã Đức Hoà, Huyện Sóc Sơn, Thành phố Hà Nội
00433|Xã Hiền Ninh, Huyện Sóc Sơn, Thành phố Hà Nội
00433|Xã Phú Cường, Huyện Sóc Sơn, Thành phố Hà Nội
00433|Xã Phú Minh, Huyện Sóc Sơn, Thành phố Hà Nội
00433|Xã Quang Tiến, Huyện Sóc Sơn, Thành phố Hà Nội
00433|Xã Thanh Xuân, Huyện Sóc Sơn, Thành phố Hà Nội
00454|Thị trấn Đông Anh, Huyện Đông Anh, Thành phố Hà Nội
00454|Xã Cổ Loa, Huyện Đông Anh, Thành phố Hà Nội
00454|Xã Dục Tú, Huyện Đông Anh, Thành phố Hà Nội
00454|Xã Mai Lâm, Huyện Đông Anh, Thành phố Hà Nội
00454|Xã Uy Nỗ, Huyện Đông Anh, Thành phố Hà Nội
00454|Xã Việt Hùng, Huyện Đông Anh, Thành phố Hà Nội
00454|Xã Đông Hội, Huyện Đông Anh, Thành phố Hà Nội
00466|Xã Bắc Hồng, Huyện Đông Anh, Thành phố Hà Nội
00466|Xã Nam Hồng, Huyện Đông Anh, Thành phố Hà Nội
00466|Xã Nguyên Khê, Huyện Đông Anh, Thành phố Hà Nội
00466|Xã Tiên Dương, Huyện Đông Anh, Thành phố Hà Nội
00466|Xã Vân Nội, Huyện Đông Anh, Thành phố Hà Nội
00475|Xã Liên Hà, Huyện Đông Anh, Thành phố Hà Nội
00475|Xã Thuỵ Lâm, Huyện Đông Anh, Thành phố Hà Nội
00475|Xã Vân Hà, Huyện Đông Anh, Thành phố Hà Nội
00475|Xã Xuân Nộn, Huyện Đông Anh, Thành phố Hà Nội
00493|Xã Kim Chung, Huyện Đông Anh, Thành phố Hà Nội
00493|Xã Kim Nỗ, Huyện Đông Anh, Thành phố Hà Nội
00493|Xã Võng La, Huyện Đông Anh, Thành phố Hà Nội
00493|Xã Đại Mạch, Huyện Đông Anh, Thành phố Hà Nội
00508|Xã Hải Bối, Huyện Đông Anh, Thành phố Hà Nội
00508|Xã Tàm Xá, Huyện Đông Anh, Thành phố Hà Nội
00508|Xã Vĩnh Ngọc, Huyện Đông Anh, Thành phố Hà Nội
00508|Xã Xuân Canh, Huyện Đông Anh, Thành phố Hà Nội
00541|Thị trấn Yên Viên, Huyện Gia Lâm, Thành phố Hà Nội
00541|Xã Ninh Hiệp, Huyện Gia Lâm, Thành phố Hà Nội
00541|Xã Phù Đổng, Huyện Gia Lâm, Thành phố Hà Nội
00541|Xã Thiên Đức, Huyện Gia Lâm, Thành phố Hà Nội
00541|Xã Yên Thường, Huyện Gia Lâm, Thành phố Hà Nội
00541|Xã Yên Viên, Huyện Gia Lâm, Thành phố Hà Nội
00562|Xã Dương Quang, Huyện Gia Lâm, Thành phố Hà Nội
00562|Xã Lệ Chi, Huyện Gia Lâm, Thành phố Hà Nội
00562|Xã Phú Sơn, Huyện Gia Lâm, Thành phố Hà Nội
00562|Xã Đặng Xá, Huyện Gia Lâm, Thành phố Hà Nội
00565|Thị trấn Trâu Quỳ, Huyện Gia Lâm, Thành phố Hà Nội
00565|Xã Cổ Bi, Huyện Gia Lâm, Thành phố Hà Nội
00565|Xã Dương Xá, Huyện Gia Lâm, Thành phố Hà Nội
00565|Xã Kiêu Kỵ, Huyện Gia Lâm, Thành phố Hà Nội
00577|Xã Bát Tràng, Huyện Gia Lâm, Thành phố Hà Nội
00577|Xã Kim Đức, Huyện Gia Lâm, Thành phố Hà Nội
00577|Xã Đa Tốn, Huyện Gia Lâm, Thành phố Hà Nội
00592|Phường Cầu Diễn, Quận Nam Từ Liêm, Thành phố Hà Nội
00592|Phường Mễ Trì, Quận Nam Từ Liêm, Thành phố Hà Nội
00592|Phường Mỹ Đình 1, Quận Nam Từ Liêm, Thành phố Hà Nội
00592|Phường Mỹ Đình 2, Quận Nam Từ Liêm, Thành phố Hà Nội
00592|Phường Phú Đô, Quận Nam Từ Liêm, Thành phố Hà Nội
00598|Phường Liên Mạc, Quận Bắc Từ Liêm, Thành phố Hà Nội
00598|Phường Thượng Cát, Quận Bắc Từ Liêm, Thành phố Hà Nội
00602|Phường Cổ Nhuế 2, Quận Bắc Từ Liêm, Thành phố Hà Nội
00602|Phường Thụy Phương, Quận Bắc Từ Liêm, Thành phố Hà Nội
00602|Phường Đông Ngạc, Quận Bắc Từ Liêm, Thành phố Hà Nội
00602|Phường Đức Thắng, Quận Bắc Từ Liêm, Thành phố Hà Nội
00611|Phường Xuân Tảo, Quận Bắc Từ Liêm, Thành phố Hà Nội
00611|Phường Xuân Đỉnh, Quận Bắc Từ Liêm, Thành phố Hà Nội
00613|Phường Minh Khai, Quận Bắc Từ Liêm, Thành phố Hà Nội
00613|Phường Tây Tựu, Quận Bắc Từ Liêm, Thành phố Hà Nội
00619|Phường Mai Dịch, Quận Cầu Giấy, Thành phố Hà Nội
00619|Phường Phú Diễn, Quận Bắc Từ Liêm, Thành phố Hà Nội
00619|Phường Phúc Diễn, Quận Bắc Từ Liêm, Thành phố Hà Nội
00622|Phường Phương Canh, Quận Nam Từ Liêm, Thành phố Hà Nội
00622|Phường Xuân Phương, Quận Nam Từ Liêm, Thành phố Hà Nội
00634|Phường Tây Mỗ, Quận Nam Từ Liêm, Thành phố Hà Nội
00634|Phường Đại Mỗ, Quận Nam Từ Liêm, Thành phố Hà Nội
00637|Phường Trung Văn, Quận Nam Từ Liêm, Thành phố Hà Nội
00640|Thị trấn Văn Điển, Huyện Thanh Trì, Thành phố Hà Nội
00640|Xã Ngũ Hiệp, Huyện Thanh Trì, Thành phố Hà Nội
00640|Xã Tứ Hiệp, Huyện Thanh Trì, Thành phố Hà Nội
00640|Xã Yên Mỹ, Huyện Thanh Trì, Thành phố Hà Nội
00643|Xã Thanh Liệt, Huyện Thanh Trì, Thành phố Hà Nội
00643|Xã Tân Triều, Huyện Thanh Trì, Thành phố Hà Nội
00664|Xã Hữu Hoà, Huyện Thanh Trì, Thành phố Hà Nội
00664|Xã Tả Thanh Oai, Huyện Thanh Trì, Thành phố Hà Nội
00664|Xã Vĩnh Quỳnh, Huyện Thanh Trì, Thành phố Hà Nội
00679|Xã Liên Ninh, Huyện Thanh Trì, Thành phố Hà Nội
00679|Xã Ngọc Hồi, Huyện Thanh Trì, Thành phố Hà Nội
00679|Xã Đại áng, Huyện Thanh Trì, Thành phố Hà Nội
00685|Xã Duyên Hà, Huyện Thanh Trì, Thành phố Hà Nội
00685|Xã Vạn Phúc, Huyện Thanh Trì, Thành phố Hà Nội
00685|Xã Đông Mỹ, Huyện Thanh Trì, Thành phố Hà Nội
00691|Phường Minh Khai, Thành phố Hà Giang, Tỉnh Hà Giang
00691|Phường Ngọc Hà, Thành phố Hà Giang, Tỉnh Hà Giang
00691|Phường Quang Trung, Thành phố Hà Giang, Tỉnh Hà Giang
00691|Phường Trần Phú, Thành phố Hà Giang, Tỉnh Hà Giang
00691|Xã Phong Quang, Huyện Vị Xuyên, Tỉnh Hà Giang
00694|Phường Nguyễn Trãi, Thành phố Hà Giang, Tỉnh Hà Giang
00694|Xã Phương Thiện, Thành phố Hà Giang, Tỉnh Hà Giang
00694|Xã Phương Độ, Thành phố Hà Giang, Tỉnh Hà Giang
00700|Xã Ngọc Đường, Thành phố Hà Giang, Tỉnh Hà Giang
00700|Xã Yên Định, Huyện Bắc Mê, Tỉnh Hà Giang
00706|Xã Kim Linh, Huyện Vị Xuyên, Tỉnh Hà Giang
00706|Xã Kim Thạch, Huyện Vị Xuyên, Tỉnh Hà Giang
00706|Xã Phú Linh, Huyện Vị Xuyên, Tỉnh Hà Giang
00715|Xã Lũng Cú, Huyện Đồng Văn, Tỉnh Hà Giang
00715|Xã Lũng Táo, Huyện Đồng Văn, Tỉnh Hà Giang
00715|Xã Má Lé, Huyện Đồng Văn, Tỉnh Hà Giang
00721|Thị trấn Đồng Văn, Huyện Đồng Văn, Tỉnh Hà Giang
00721|Xã Pải Lủng, Huyện Mèo Vạc, Tỉnh Hà Giang
00721|Xã Thài Phìn Tủng, Huyện Đồng Văn, Tỉnh Hà Giang
00721|Xã Tả Lủng, Huyện Đồng Văn, Tỉnh Hà Giang
00721|Xã Tả Phìn, Huyện Đồng Văn, Tỉnh Hà Giang
00733|Xã Sính Lủng, Huyện Đồng Văn, Tỉnh Hà Giang
00733|Xã Sảng Tủng, Huyện Đồng Văn, Tỉnh Hà Giang
00733|Xã Sủng Là, Huyện Đồng Văn, Tỉnh Hà Giang
00733|Xã Xà Phìn, Huyện Đồng Văn, Tỉnh Hà Giang
00745|Thị trấn Phó Bảng, Huyện Đồng Văn, Tỉnh Hà Giang
00745|Xã Lũng Thầu, Huyện Đồng Văn, Tỉnh Hà Giang
00745|Xã Phố Cáo, Huyện Đồng Văn, Tỉnh Hà Giang
00745|Xã Phố Là, Huyện Đồng Văn, Tỉnh Hà Giang
00763|Xã Hố Quáng Phìn, Huyện Đồng Văn, Tỉnh Hà Giang
00763|Xã Lũng Phìn, Huyện Đồng Văn, Tỉnh Hà Giang
00763|Xã Sủng Trái, Huyện Đồng Văn, Tỉnh Hà Giang
00769|Thị trấn Mèo Vạc, Huyện Mèo Vạc, Tỉnh Hà Giang
00769|Xã Giàng Chu Phìn, Huyện Mèo Vạc, Tỉnh Hà Giang
00769|Xã Pả Vi, Huyện Mèo Vạc, Tỉnh Hà Giang
00769|Xã Tả Lủng, Huyện Mèo Vạc, Tỉnh Hà Giang
00778|Xã Sơn Vĩ, Huyện Mèo Vạc, Tỉnh Hà Giang
00778|Xã Thượng Phùng, Huyện Mèo Vạc, Tỉnh Hà Giang
00778|Xã Xín Cái, Huyện Mèo Vạc, Tỉnh Hà Giang
00787|Xã Lũng Chinh, Huyện Mèo Vạc, Tỉnh Hà Giang
00787|Xã Sủng Máng, Huyện Mèo Vạc, Tỉnh Hà Giang
00787|Xã Sủng Trà, Huyện Mèo Vạc, Tỉnh Hà Giang
00802|Xã Cán Chu Phìn, Huyện Mèo Vạc, Tỉnh Hà Giang
00802|Xã Khâu Vai, Huyện Mèo Vạc, Tỉnh Hà Giang
00802|Xã Lũng Pù, Huyện Mèo Vạc, Tỉnh Hà Giang
00808|Xã Nậm Ban, Huyện Mèo Vạc, Tỉnh Hà Giang
00808|Xã Tát Ngà, Huyện Mèo Vạc, Tỉnh Hà Giang
00817|Xã Niêm Sơn, Huyện Mèo Vạc, Tỉnh Hà Giang
00817|Xã Niêm Tòng, Huyện Mèo Vạc, Tỉnh Hà Giang
00820|Thị trấn Yên Minh, Huyện Yên Minh, Tỉnh Hà Giang
00820|Xã Hữu Vinh, Huyện Yên Minh, Tỉnh Hà Giang
00820|Xã Lao Và Chải, Huyện Yên Minh, Tỉnh Hà Giang
00820|Xã Vần Chải, Huyện Đồng Văn, Tỉnh Hà Giang
00820|Xã Đông Minh, Huyện Yên Minh, Tỉnh Hà Giang
00829|Xã Sủng Thài, Huyện Yên Minh, Tỉnh Hà Giang
00829|Xã Sủng Tráng, Huyện Yên Minh, Tỉnh Hà Giang
00829|Xã Thắng Mố, Huyện Yên Minh, Tỉnh Hà Giang
00832|Xã Bạch Đích, Huyện Yên Minh, Tỉnh Hà Giang
00832|Xã Na Khê, Huyện Yên Minh, Tỉnh Hà Giang
00832|Xã Phú Lũng, Huyện Yên Minh, Tỉnh Hà Giang
00847|Xã Mậu Duệ, Huyện Yên Minh, Tỉnh Hà Giang
00847|Xã Mậu Long, Huyện Yên Minh, Tỉnh Hà Giang
00847|Xã Ngam La, Huyện Yên Minh, Tỉnh Hà Giang
00859|Xã Ngọc Long, Huyện Yên Minh, Tỉnh Hà Giang
00865|Xã Lũng Hồ, Huyện Yên Minh, Tỉnh Hà Giang
00865|Xã Đường Thượng, Huyện Yên Minh, Tỉnh Hà Giang
00871|Xã Du Già, Huyện Yên Minh, Tỉnh Hà Giang
00871|Xã Du Tiến, Huyện Yên Minh, Tỉnh Hà Giang
00874|Thị trấn Tam Sơn, Huyện Quản Bạ, Tỉnh Hà Giang
00874|Xã Quyết Tiến, Huyện Quản Bạ, Tỉnh Hà Giang
00874|Xã Quản Bạ, Huyện Quản Bạ, Tỉnh Hà Giang
00883|Xã Bát Đại Sơn, Huyện Quản Bạ, Tỉnh Hà Giang
00883|Xã Cán Tỷ, Huyện Quản Bạ, Tỉnh Hà Giang
00889|Xã Nghĩa Thuận, Huyện Quản Bạ, Tỉnh Hà Giang
00889|Xã Thanh Vân, Huyện Quản Bạ, Tỉnh Hà Giang
00892|Xã Cao Mã Pờ, Huyện Quản Bạ, Tỉnh Hà Giang
00892|Xã Tùng Vài, Huyện Quản Bạ, Tỉnh Hà Giang
00892|Xã Tả Ván, Huyện Quản Bạ, Tỉnh Hà Giang
00901|Xã Lùng Tám, Huyện Quản Bạ, Tỉnh Hà Giang
00901|Xã Thái An, Huyện Quản Bạ, Tỉnh Hà Giang
00901|Xã Đông Hà, Huyện Quản Bạ, Tỉnh Hà Giang
00913|Thị trấn Nông Trường Việt Lâm, Huyện Vị Xuyên, Tỉnh Hà Giang
00913|Thị trấn Vị Xuyên, Huyện Vị Xuyên, Tỉnh Hà Giang
00913|Xã Đạo Đức, Huyện Vị Xuyên, Tỉnh Hà Giang
00919|Xã Minh Tân, Huyện Vị Xuyên, Tỉnh Hà Giang
00922|Xã Thuận Hoà, Huyện Vị Xuyên, Tỉnh Hà Giang
00925|Xã Tùng Bá, Huyện Vị Xuyên, Tỉnh Hà Giang
00928|Xã Phương Tiến, Huyện Vị Xuyên, Tỉnh Hà Giang
00928|Xã Thanh Thủy, Huyện Vị Xuyên, Tỉnh Hà Giang
00937|Xã Lao Chải, Huyện Vị Xuyên, Tỉnh Hà Giang
00937|Xã Thanh Đức, Huyện Vị Xuyên, Tỉnh Hà Giang
00937|Xã Xín Chải, Huyện Vị Xuyên, Tỉnh Hà Giang
00952|Xã Cao Bồ, Huyện Vị Xuyên, Tỉnh Hà Giang
00958|Xã Thượng Sơn, Huyện Vị Xuyên, Tỉnh Hà Giang
00967|Xã Quảng Ngần, Huyện Vị Xuyên, Tỉnh Hà Giang
00967|Xã Việt Lâm, Huyện Vị Xuyên, Tỉnh Hà Giang
00970|Xã Linh Hồ, Huyện Vị Xuyên, Tỉnh Hà Giang
00970|Xã Ngọc Linh, Huyện Vị Xuyên, Tỉnh Hà Giang
00970|Xã Trung Thành, Huyện Vị Xuyên, Tỉnh Hà Giang
00976|Xã Bạch Ngọc, Huyện Vị Xuyên, Tỉnh Hà Giang
00976|Xã Ngọc Minh, Huyện Vị Xuyên, Tỉnh Hà Giang
00982|Xã Minh Sơn, Huyện Bắc Mê, Tỉnh Hà Giang
00985|Xã Giáp Trung, Huyện Bắc Mê, Tỉnh Hà Giang
00991|Thị trấn Yên Phú, Huyện Bắc Mê, Tỉnh Hà Giang
00991|Xã Lạc Nông, Huyện Bắc Mê, Tỉnh Hà Giang
00991|Xã Yên Phong, Huyện Bắc Mê, Tỉnh Hà Giang
00994|Xã Minh Ngọc, Huyện Bắc Mê, Tỉnh Hà Giang
00994|Xã Thượng Tân, Huyện Bắc Mê, Tỉnh Hà Giang
01006|Xã Phiêng Luông, Huyện Bắc Mê, Tỉnh Hà Giang
01006|Xã Yên Cường, Huyện Bắc Mê, Tỉnh Hà Giang
01012|Xã Phú Nam, Huyện Bắc Mê, Tỉnh Hà Giang
01012|Xã Đường Hồng, Huyện Bắc Mê, Tỉnh Hà Giang
01012|Xã Đường Âm, Huyện Bắc Mê, Tỉnh Hà Giang
01021|Thị trấn Vinh Quang, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01021|Xã Bản Luốc, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01021|Xã Ngàm Đăng Vài, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01021|Xã Tụ Nhân, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01021|Xã Đản Ván, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01024|Xã Bản Máy, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01024|Xã Bản Phùng, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01024|Xã Chiến Phố, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01033|Xã Pố Lồ, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01033|Xã Thàng Tín, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01033|Xã Thèn Chu Phìn, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01051|Xã Bản Nhùng, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01051|Xã Tân Tiến, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01051|Xã Túng Sán, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01057|Xã Nàng Đôn, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01057|Xã Pờ Ly Ngài, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01057|Xã Sán Xả Hồ, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01075|Xã Nậm Dịch, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01075|Xã Nậm Tỵ, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01075|Xã Tả Sử Choóng, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01084|Xã Hồ Thầu, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01084|Xã Nam Sơn, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01084|Xã Nậm Khòa, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01090|Xã Thông Nguyên, Huyện Hoàng Su Phì, Tỉnh Hà Giang
01090|Xã Xuân Minh, Huyện Quang Bình, Tỉnh Hà Giang
01096|Thị trấn Cốc Pài, Huyện Xín Mần, Tỉnh Hà Giang
01096|Xã Bản Ngò, Huyện Xín Mần, Tỉnh Hà Giang
01096|Xã Nàn Ma, Huyện Xín Mần, Tỉnh Hà Giang
01096|Xã Pà Vầy Sủ, Huyện Xín Mần, Tỉnh Hà Giang
01108|Xã Bản Díu, Huyện Xín Mần, Tỉnh Hà Giang
01108|Xã Chí Cà, Huyện Xín Mần, Tỉnh Hà Giang
01108|Xã Nàn Xỉn, Huyện Xín Mần, Tỉnh Hà Giang
01108|Xã Thèn Phàng, Huyện Xín Mần, Tỉnh Hà Giang
01108|Xã Xín Mần, Huyện Xín Mần, Tỉnh Hà Giang
01117|Xã Cốc Rế, Huyện Xín Mần, Tỉnh Hà Giang
01117|Xã Thu Tà, Huyện Xín Mần, Tỉnh Hà Giang
01117|Xã Trung Thịnh, Huyện Xín Mần, Tỉnh Hà Giang
01141|Xã Chế Là, Huyện Xín Mần, Tỉnh Hà Giang
01141|Xã Nấm Dẩn, Huyện Xín Mần, Tỉnh Hà Giang
01141|Xã Tả Nhìu, Huyện Xín Mần, Tỉnh Hà Giang
01144|Xã Quảng Nguyên, Huyện Xín Mần, Tỉnh Hà Giang
01147|Xã Khuôn Lùng, Huyện Xín Mần, Tỉnh Hà Giang
01147|Xã Nà Chì, Huyện Xín Mần, Tỉnh Hà Giang
01153|Thị trấn Việt Quang, Huyện Bắc Quang, Tỉnh Hà Giang
01153|Xã Quang Minh, Huyện Bắc Quang, Tỉnh Hà Giang
01153|Xã Việt Vinh, Huyện Bắc Quang, Tỉnh Hà Giang
01156|Thị trấn Vĩnh Tuy, Huyện Bắc Quang, Tỉnh Hà Giang
01156|Xã Vĩnh Hảo, Huyện Bắc Quang, Tỉnh Hà Giang
01156|Xã Đông Thành, Huyện Bắc Quang, Tỉnh Hà Giang
01165|Xã Thượng Bình, Huyện Bắc Quang, Tỉnh Hà Giang
01165|Xã Đồng Tiến, Huyện Bắc Quang, Tỉnh Hà Giang
01165|Xã Đồng Tâm, Huyện Bắc Quang, Tỉnh Hà Giang
01171|Xã Tân Lập, Huyện Bắc Quang, Tỉnh Hà Giang
01171|Xã Tân Quang, Huyện Bắc Quang, Tỉnh Hà Giang
01171|Xã Tân Thành, Huyện Bắc Quang, Tỉnh Hà Giang
01180|Xã Bằng Hành, Huyện Bắc Quang, Tỉnh Hà Giang
01180|Xã Kim Ngọc, Huyện Bắc Quang, Tỉnh Hà Giang
01180|Xã Vô Điếm, Huyện Bắc Quang, Tỉnh Hà Giang
01192|Xã Hữu Sản, Huyện Bắc Quang, Tỉnh Hà Giang
01192|Xã Liên Hiệp, Huyện Bắc Quang, Tỉnh Hà Giang
01192|Xã Đức Xuân, Huyện Bắc Quang, Tỉnh Hà Giang
01201|Xã Hùng An, Huyện Bắc Quang, Tỉnh Hà Giang
01201|Xã Tiên Kiều, Huyện Bắc Quang, Tỉnh Hà Giang
01201|Xã Việt Hồng, Huyện Bắc Quang, Tỉnh Hà Giang
01216|Xã Vĩnh Phúc, Huyện Bắc Quang, Tỉnh Hà Giang
01216|Xã Đồng Yên, Huyện Bắc Quang, Tỉnh Hà Giang
01225|Xã Tiên Nguyên, Huyện Quang Bình, Tỉnh Hà Giang
01234|Xã Bản Rịa, Huyện Quang Bình, Tỉnh Hà Giang
01234|Xã Yên Thành, Huyện Quang Bình, Tỉnh Hà Giang
01237|Thị trấn Yên Bình, Huyện Quang Bình, Tỉnh Hà Giang
01237|Xã Tân Nam, Huyện Quang Bình, Tỉnh Hà Giang
01243|Xã Tân Bắc, Huyện Quang Bình, Tỉnh Hà Giang
01243|Xã Tân Trịnh, Huyện Quang Bình, Tỉnh Hà Giang
01246|Xã Bằng Lang, Huyện Quang Bình, Tỉnh Hà Giang
01246|Xã Yên Hà, Huyện Quang Bình, Tỉnh Hà Giang
01255|Xã Nà Khương, Huyện Quang Bình, Tỉnh Hà Giang
01255|Xã Xuân Giang, Huyện Quang Bình, Tỉnh Hà Giang
01261|Xã Hương Sơn, Huyện Quang Bình, Tỉnh Hà Giang
01261|Xã Tiên Yên, Huyện Quang Bình, Tỉnh Hà Giang
01261|Xã Vĩ Thượng, Huyện Quang Bình, Tỉnh Hà Giang
01273|Phường Hợp Giang, Thành phố Cao Bằng, Tỉnh Cao Bằng
01273|Phường Sông Hiến, Thành phố Cao Bằng, Tỉnh Cao Bằng
01273|Phường Đề Thám, Thành phố Cao Bằng, Tỉnh Cao Bằng
01273|Xã Hoàng Tung, Huyện Hoà An, Tỉnh Cao Bằng
01273|Xã Hưng Đạo, Thành phố Cao Bằng, Tỉnh Cao Bằng
01279|Phường Ngọc Xuân, Thành phố Cao Bằng, Tỉnh Cao Bằng
01279|Phường Sông Bằng, Thành phố Cao Bằng, Tỉnh Cao Bằng
01279|Xã Vĩnh Quang, Thành phố Cao Bằng, Tỉnh Cao Bằng
01288|Phường Duyệt Trung, Thành phố Cao Bằng, Tỉnh Cao Bằng
01288|Phường Hoà Chung, Thành phố Cao Bằng, Tỉnh Cao Bằng
01288|Phường Tân Giang, Thành phố Cao Bằng, Tỉnh Cao Bằng
01288|Xã Chu Trinh, Thành phố Cao Bằng, Tỉnh Cao Bằng
01288|Xã Lê Chung, Huyện Hoà An, Tỉnh Cao Bằng
01290|Thị trấn Pác Miầu, Huyện Bảo Lâm, Tỉnh Cao Bằng
01290|Xã Mông Ân, Huyện Bảo Lâm, Tỉnh Cao Bằng
01290|Xã Vĩnh Phong, Huyện Bảo Lâm, Tỉnh Cao Bằng
01294|Xã Lý Bôn, Huyện Bảo Lâm, Tỉnh Cao Bằng
01294|Xã Vĩnh Quang, Huyện Bảo Lâm, Tỉnh Cao Bằng
01297|Xã Nam Cao, Huyện Bảo Lâm, Tỉnh Cao Bằng
01297|Xã Nam Quang, Huyện Bảo Lâm, Tỉnh Cao Bằng
01304|Xã Quảng Lâm, Huyện Bảo Lâm, Tỉnh Cao Bằng
01304|Xã Thạch Lâm, Huyện Bảo Lâm, Tỉnh Cao Bằng
01318|Xã Thái Học, Huyện Bảo Lâm, Tỉnh Cao Bằng
01318|Xã Thái Sơn, Huyện Bảo Lâm, Tỉnh Cao Bằng
01318|Xã Yên Thổ, Huyện Bảo Lâm, Tỉnh Cao Bằng
01321|Thị trấn Bảo Lạc, Huyện Bảo Lạc, Tỉnh Cao Bằng
01321|Xã Bảo Toàn, Huyện Bảo Lạc, Tỉnh Cao Bằng
01321|Xã Hồng Trị, Huyện Bảo Lạc, Tỉnh Cao Bằng
01324|Xã Cốc Pàng, Huyện Bảo Lạc, Tỉnh Cao Bằng
01324|Xã Đức Hạnh, Huyện Bảo Lâm, Tỉnh Cao Bằng
01327|Xã Cô Ba, Huyện Bảo Lạc, Tỉnh Cao Bằng
01327|Xã Thượng Hà, Huyện Bảo Lạc, Tỉnh Cao Bằng
01336|Xã Khánh Xuân, Huyện Bảo Lạc, Tỉnh Cao Bằng
01336|Xã Phan Thanh, Huyện Bảo Lạc, Tỉnh Cao Bằng
01339|Xã Hồng An, Huyện Bảo Lạc, Tỉnh Cao Bằng
01339|Xã Xuân Trường, Huyện Bảo Lạc, Tỉnh Cao Bằng
01351|Xã Hưng Thịnh, Huyện Bảo Lạc, Tỉnh Cao Bằng
01351|Xã Hưng Đạo, Huyện Bảo Lạc, Tỉnh Cao Bằng
01351|Xã Kim Cúc, Huyện Bảo Lạc, Tỉnh Cao Bằng
01354|Xã Huy Giáp, Huyện Bảo Lạc, Tỉnh Cao Bằng
01354|Xã Đình Phùng, Huyện Bảo Lạc, Tỉnh Cao Bằng
01360|Xã Sơn Lập, Huyện Bảo Lạc, Tỉnh Cao Bằng
01360|Xã Sơn Lộ, Huyện Bảo Lạc, Tỉnh Cao Bằng
01363|Thị trấn Thông Nông, Huyện Hà Quảng, Tỉnh Cao Bằng
01363|Xã Lương Can, Huyện Hà Quảng, Tỉnh Cao Bằng
01363|Xã Đa Thông, Huyện Hà Quảng, Tỉnh Cao Bằng
01366|Xã Cần Nông, Huyện Hà Quảng, Tỉnh Cao Bằng
01366|Xã Cần Yên, Huyện Hà Quảng, Tỉnh Cao Bằng
01366|Xã Lương Thông, Huyện Hà Quảng, Tỉnh Cao Bằng
01387|Xã Ngọc Động, Huyện Hà Quảng, Tỉnh Cao Bằng
01387|Xã Thanh Long, Huyện Hà Quảng, Tỉnh Cao Bằng
01387|Xã Yên Sơn, Huyện Hà Quảng, Tỉnh Cao Bằng
01392|Thị trấn Xuân Hòa, Huyện Hà Quảng, Tỉnh Cao Bằng
01392|Xã Quý Quân, Huyện Hà Quảng, Tỉnh Cao Bằng
01392|Xã Sóc Hà, Huyện Hà Quảng, Tỉnh Cao Bằng
01392|Xã Trường Hà, Huyện Hà Quảng, Tỉnh Cao Bằng
01393|Xã Lũng Nặm, Huyện Hà Quảng, Tỉnh Cao Bằng
01393|Xã Thượng Thôn, Huyện Hà Quảng, Tỉnh Cao Bằng
01414|Xã Cải Viên, Huyện Hà Quảng, Tỉnh Cao Bằng
01414|Xã Nội Thôn, Huyện Hà Quảng, Tỉnh Cao Bằng
01414|Xã Tổng Cọt, Huyện Hà Quảng, Tỉnh Cao Bằng
01438|Xã Hồng Sỹ, Huyện Hà Quảng, Tỉnh Cao Bằng
01438|Xã Mã Ba, Huyện Hà Quảng, Tỉnh Cao Bằng
01438|Xã Ngọc Đào, Huyện Hà Quảng, Tỉnh Cao Bằng
01447|Thị trấn Trà Lĩnh, Huyện Trùng Khánh, Tỉnh Cao Bằng
01447|Xã Cao Chương, Huyện Trùng Khánh, Tỉnh Cao Bằng
01447|Xã Quốc Toản, Huyện Quảng Hòa, Tỉnh Cao Bằng
01456|Xã Quang Hán, Huyện Trùng Khánh, Tỉnh Cao Bằng
01456|Xã Quang Vinh, Huyện Trùng Khánh, Tỉnh Cao Bằng
01465|Xã Quang Trung, Huyện Trùng Khánh, Tỉnh Cao Bằng
01465|Xã Tri Phương, Huyện Trùng Khánh, Tỉnh Cao Bằng
01465|Xã Xuân Nội, Huyện Trùng Khánh, Tỉnh Cao Bằng
01477|Thị trấn Trùng Khánh, Huyện Trùng Khánh, Tỉnh Cao Bằng
01477|Xã Khâm Thành, Huyện Trùng Khánh, Tỉnh Cao Bằng
01477|Xã Lăng Hiếu, Huyện Trùng Khánh, Tỉnh Cao Bằng
01477|Xã Đức Hồng, Huyện Trùng Khánh, Tỉnh Cao Bằng
01489|Xã Ngọc Côn, Huyện Trùng Khánh, Tỉnh Cao Bằng
01489|Xã Ngọc Khê, Huyện Trùng Khánh, Tỉnh Cao Bằng
01489|Xã Phong Nậm, Huyện Trùng Khánh, Tỉnh Cao Bằng
01489|Xã Đình Phong, Huyện Trùng Khánh, Tỉnh Cao Bằng
01501|Xã Chí Viễn, Huyện Trùng Khánh, Tỉnh Cao Bằng
01501|Xã Phong Châu, Huyện Trùng Khánh, Tỉnh Cao Bằng
01501|Xã Đàm Thuỷ, Huyện Trùng Khánh, Tỉnh Cao Bằng
01525|Xã Cao Thăng, Huyện Trùng Khánh, Tỉnh Cao Bằng
01525|Xã Trung Phúc, Huyện Trùng Khánh, Tỉnh Cao Bằng
01525|Xã Đoài Dương, Huyện Trùng Khánh, Tỉnh Cao Bằng
01537|Xã Lý Quốc, Huyện Hạ Lang, Tỉnh Cao Bằng
01537|Xã Minh Long, Huyện Hạ Lang, Tỉnh Cao Bằng
01537|Xã Đồng Loan, Huyện Hạ Lang, Tỉnh Cao Bằng
01552|Xã Quang Long, Huyện Hạ Lang, Tỉnh Cao Bằng
01552|Xã Thắng Lợi, Huyện Hạ Lang, Tỉnh Cao Bằng
01552|Xã Đức Quang, Huyện Hạ Lang, Tỉnh Cao Bằng
01558|Thị trấn Thanh Nhật, Huyện Hạ Lang, Tỉnh Cao Bằng
01558|Xã Thị Hoa, Huyện Hạ Lang, Tỉnh Cao Bằng
01558|Xã Thống Nhất, Huyện Hạ Lang, Tỉnh Cao Bằng
01561|Xã An Lạc, Huyện Hạ Lang, Tỉnh Cao Bằng
01561|Xã Cô Ngân, Huyện Hạ Lang, Tỉnh Cao Bằng
01561|Xã Kim Loan, Huyện Hạ Lang, Tỉnh Cao Bằng
01561|Xã Vinh Quý, Huyện Hạ Lang, Tỉnh Cao Bằng
01576|Thị trấn Quảng Uyên, Huyện Quảng Hòa, Tỉnh Cao Bằng
01576|Xã Chí Thảo, Huyện Quảng Hòa, Tỉnh Cao Bằng
01576|Xã Phi Hải, Huyện Quảng Hòa, Tỉnh Cao Bằng
01576|Xã Phúc Sen, Huyện Quảng Hòa, Tỉnh Cao Bằng
01594|Xã Cai Bộ, Huyện Quảng Hòa, Tỉnh Cao Bằng
01594|Xã Quảng Hưng, Huyện Quảng Hòa, Tỉnh Cao Bằng
01594|Xã Độc Lập, Huyện Quảng Hòa, Tỉnh Cao Bằng
01618|Xã Hạnh Phúc, Huyện Quảng Hòa, Tỉnh Cao Bằng
01618|Xã Ngọc Động, Huyện Quảng Hòa, Tỉnh Cao Bằng
01618|Xã Tự Do, Huyện Quảng Hòa, Tỉnh Cao Bằng
01636|Xã Bế Văn Đàn, Huyện Quảng Hòa, Tỉnh Cao Bằng
01636|Xã Cách Linh, Huyện Quảng Hòa, Tỉnh Cao Bằng
01636|Xã Hồng Quang, Huyện Quảng Hòa, Tỉnh Cao Bằng
01648|Thị trấn Hoà Thuận, Huyện Quảng Hòa, Tỉnh Cao Bằng
01648|Thị trấn Tà Lùng, Huyện Quảng Hòa, Tỉnh Cao Bằng
01648|Xã Mỹ Hưng, Huyện Quảng Hòa, Tỉnh Cao Bằng
01648|Xã Đại Sơn, Huyện Quảng Hòa, Tỉnh Cao Bằng
01654|Thị trấn Nước Hai, Huyện Hoà An, Tỉnh Cao Bằng
01654|Xã Hồng Việt, Huyện Hoà An, Tỉnh Cao Bằng
01654|Xã Đại Tiến, Huyện Hoà An, Tỉnh Cao Bằng
01660|Xã Dân Chủ, Huyện Hoà An, Tỉnh Cao Bằng
01660|Xã Nam Tuấn, Huyện Hoà An, Tỉnh Cao Bằng
01660|Xã Đức Long, Huyện Hoà An, Tỉnh Cao Bằng
01699|Xã Nguyễn Huệ, Huyện Hoà An, Tỉnh Cao Bằng
01699|Xã Ngũ Lão, Huyện Hoà An, Tỉnh Cao Bằng
01699|Xã Quang Trung, Huyện Hoà An, Tỉnh Cao Bằng
01708|Xã Bình Dương, Huyện Hoà An, Tỉnh Cao Bằng
01708|Xã Bạch Đằng, Huyện Hoà An, Tỉnh Cao Bằng
01708|Xã Thịnh Vượng, Huyện Nguyên Bình, Tỉnh Cao Bằng
01726|Thị trấn Nguyên Bình, Huyện Nguyên Bình, Tỉnh Cao Bằng
01726|Xã Thể Dục, Huyện Nguyên Bình, Tỉnh Cao Bằng
01726|Xã Vũ Minh, Huyện Nguyên Bình, Tỉnh Cao Bằng
01729|Thị trấn Tĩnh Túc, Huyện Nguyên Bình, Tỉnh Cao Bằng
01729|Xã Triệu Nguyên, Huyện Nguyên Bình, Tỉnh Cao Bằng
01729|Xã Vũ Nông, Huyện Nguyên Bình, Tỉnh Cao Bằng
01738|Xã Ca Thành, Huyện Nguyên Bình, Tỉnh Cao Bằng
01738|Xã Yên Lạc, Huyện Nguyên Bình, Tỉnh Cao Bằng
01747|Xã Minh Tâm, Huyện Nguyên Bình, Tỉnh Cao Bằng
01747|Xã Trương Lương, Huyện Hoà An, Tỉnh Cao Bằng
01768|Xã Mai Long, Huyện Nguyên Bình, Tỉnh Cao Bằng
01768|Xã Phan Thanh, Huyện Nguyên Bình, Tỉnh Cao Bằng
01774|Xã Hoa Thám, Huyện Nguyên Bình, Tỉnh Cao Bằng
01774|Xã Hưng Đạo, Huyện Nguyên Bình, Tỉnh Cao Bằng
01774|Xã Tam Kim, Huyện Nguyên Bình, Tỉnh Cao Bằng
01777|Xã Quang Thành, Huyện Nguyên Bình, Tỉnh Cao Bằng
01777|Xã Thành Công, Huyện Nguyên Bình, Tỉnh Cao Bằng
01786|Thị trấn Đông Khê, Huyện Thạch An, Tỉnh Cao Bằng
01786|Xã Trọng Con, Huyện Thạch An, Tỉnh Cao Bằng
01786|Xã Đức Xuân, Huyện Thạch An, Tỉnh Cao Bằng
01789|Xã Canh Tân, Huyện Thạch An, Tỉnh Cao Bằng
01789|Xã Đức Thông, Huyện Thạch An, Tỉnh Cao Bằng
01792|Xã Hồng Nam, Huyện Hoà An, Tỉnh Cao Bằng
01792|Xã Kim Đồng, Huyện Thạch An, Tỉnh Cao Bằng
01792|Xã Thái Cường, Huyện Thạch An, Tỉnh Cao Bằng
01795|Xã Minh Khai, Huyện Thạch An, Tỉnh Cao Bằng
01795|Xã Quang Trọng, Huyện Thạch An, Tỉnh Cao Bằng
01807|Xã Lê Lai, Huyện Thạch An, Tỉnh Cao Bằng
01807|Xã Tiên Thành, Huyện Quảng Hòa, Tỉnh Cao Bằng
01807|Xã Vân Trình, Huyện Thạch An, Tỉnh Cao Bằng
01822|Xã Lê Lợi, Huyện Thạch An, Tỉnh Cao Bằng
01822|Xã Thụy Hùng, Huyện Thạch An, Tỉnh Cao Bằng
01822|Xã Đức Long, Huyện Thạch An, Tỉnh Cao Bằng
01840|Phường Huyền Tụng, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01840|Phường Nguyễn Thị Minh Khai, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01840|Phường Đức Xuân, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01843|Phường Phùng Chí Kiên, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01843|Phường Sông Cầu, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01843|Phường Xuất Hóa, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01843|Xã Nông Thượng, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01849|Xã Dương Quang, Thành phố Bắc Kạn, Tỉnh Bắc Kạn
01849|Xã Đôn Phong, Huyện Bạch Thông, Tỉnh Bắc Kạn
01864|Xã Bằng Thành, Huyện Pác Nặm, Tỉnh Bắc Kạn
01864|Xã Bộc Bố, Huyện Pác Nặm, Tỉnh Bắc Kạn
01864|Xã Giáo Hiệu, Huyện Pác Nặm, Tỉnh Bắc Kạn
01864|Xã Nhạn Môn, Huyện Pác Nặm, Tỉnh Bắc Kạn
01879|Xã Cao Tân, Huyện Pác Nặm, Tỉnh Bắc Kạn
01879|Xã Công Bằng, Huyện Pác Nặm, Tỉnh Bắc Kạn
01879|Xã Cổ Linh, Huyện Pác Nặm, Tỉnh Bắc Kạn
01882|Xã An Thắng, Huyện Pác Nặm, Tỉnh Bắc Kạn
01882|Xã Nghiên Loan, Huyện Pác Nặm, Tỉnh Bắc Kạn
01882|Xã Xuân La, Huyện Pác Nặm, Tỉnh Bắc Kạn
01894|Xã Bành Trạch, Huyện Ba Bể, Tỉnh Bắc Kạn
01894|Xã Hà Hiệu, Huyện Ba Bể, Tỉnh Bắc Kạn
01894|Xã Phúc Lộc, Huyện Ba Bể, Tỉnh Bắc Kạn
01906|Xã Cao Thượng, Huyện Ba Bể, Tỉnh Bắc Kạn
01906|Xã Khang Ninh, Huyện Ba Bể, Tỉnh Bắc Kạn
01906|Xã Nam Mẫu, Huyện Ba Bể, Tỉnh Bắc Kạn
01912|Thị trấn Chợ Rã, Huyện Ba Bể, Tỉnh Bắc Kạn
01912|Xã Thượng Giáo, Huyện Ba Bể, Tỉnh Bắc Kạn
01912|Xã Địa Linh, Huyện Ba Bể, Tỉnh Bắc Kạn
01921|Xã Chu Hương, Huyện Ba Bể, Tỉnh Bắc Kạn
01921|Xã Mỹ Phương, Huyện Ba Bể, Tỉnh Bắc Kạn
01921|Xã Yến Dương, Huyện Ba Bể, Tỉnh Bắc Kạn
01933|Xã Bằng Phúc, Huyện Chợ Đồn, Tỉnh Bắc Kạn
01933|Xã Hoàng Trĩ, Huyện Ba Bể, Tỉnh Bắc Kạn
01933|Xã Quảng Khê, Huyện Ba Bể, Tỉnh Bắc Kạn
01933|Xã Đồng Phúc, Huyện Ba Bể, Tỉnh Bắc Kạn
01936|Thị trấn Nà Phặc, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01936|Xã Trung Hoà, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01942|Xã Bằng Vân, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01942|Xã Thượng Ân, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01954|Thị trấn Vân Tùng, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01954|Xã Cốc Đán, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01954|Xã Đức Vân, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01957|Xã Thượng Quan, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01960|Xã Hiệp Lực, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01960|Xã Thuần Mang, Huyện Ngân Sơn, Tỉnh Bắc Kạn
01969|Thị trấn Phủ Thông, Huyện Bạch Thông, Tỉnh Bắc Kạn
01969|Xã Lục Bình, Huyện Bạch Thông, Tỉnh Bắc Kạn
01969|Xã Tân Tú, Huyện Bạch Thông, Tỉnh Bắc Kạn
01969|Xã Vi Hương, Huyện Bạch Thông, Tỉnh Bắc Kạn
01981|Xã Cao Sơn, Huyện Bạch Thông, Tỉnh Bắc Kạn
01981|Xã Sĩ Bình, Huyện Bạch Thông, Tỉnh Bắc Kạn
01981|Xã Vũ Muộn, Huyện Bạch Thông, Tỉnh Bắc Kạn
02008|Xã Cẩm Giàng, Huyện Bạch Thông, Tỉnh Bắc Kạn
02008|Xã Mỹ Thanh, Huyện Bạch Thông, Tỉnh Bắc Kạn
02008|Xã Nguyên Phúc, Huyện Bạch Thông, Tỉnh Bắc Kạn
02008|Xã Quân Hà, Huyện Bạch Thông, Tỉnh Bắc Kạn
02014|Xã Dương Phong, Huyện Bạch Thông, Tỉnh Bắc Kạn
02014|Xã Quang Thuận, Huyện Bạch Thông, Tỉnh Bắc Kạn
02014|Xã Đồng Thắng, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02020|Thị trấn Bằng Lũng, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02020|Xã Bằng Lãng, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02020|Xã Ngọc Phái, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02020|Xã Phương Viên, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02026|Xã Nam Cường, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02026|Xã Xuân Lạc, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02026|Xã Đồng Lạc, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02038|Xã Quảng Bạch, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02038|Xã Tân Lập, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02044|Xã Bản Thi, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02044|Xã Yên Thượng, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02044|Xã Yên Thịnh, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02071|Xã Bình Trung, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02071|Xã Lương Bằng, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02071|Xã Nghĩa Tá, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02083|Xã Yên Mỹ, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02083|Xã Yên Phong, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02083|Xã Đại Sảo, Huyện Chợ Đồn, Tỉnh Bắc Kạn
02086|Thị trấn Đồng Tâm, Huyện Chợ Mới, Tỉnh Bắc Kạn
02086|Xã Như Cố, Huyện Chợ Mới, Tỉnh Bắc Kạn
02086|Xã Quảng Chu, Huyện Chợ Mới, Tỉnh Bắc Kạn
02101|Xã Mai Lạp, Huyện Chợ Mới, Tỉnh Bắc Kạn
02101|Xã Thanh Mai, Huyện Chợ Mới, Tỉnh Bắc Kạn
02101|Xã Thanh Vận, Huyện Chợ Mới, Tỉnh Bắc Kạn
02104|Xã Cao Kỳ, Huyện Chợ Mới, Tỉnh Bắc Kạn
02104|Xã Hoà Mục, Huyện Chợ Mới, Tỉnh Bắc Kạn
02104|Xã Tân Sơn, Huyện Chợ Mới, Tỉnh Bắc Kạn
02107|Xã Nông Hạ, Huyện Chợ Mới, Tỉnh Bắc Kạn
02107|Xã Thanh Thịnh, Huyện Chợ Mới, Tỉnh Bắc Kạn
02116|Xã Bình Văn, Huyện Chợ Mới, Tỉnh Bắc Kạn
02116|Xã Yên Cư, Huyện Chợ Mới, Tỉnh Bắc Kạn
02116|Xã Yên Hân, Huyện Chợ Mới, Tỉnh Bắc Kạn
02143|Xã Kim Hỷ, Huyện Na Rì, Tỉnh Bắc Kạn
02143|Xã Lương Thượng, Huyện Na Rì, Tỉnh Bắc Kạn
02143|Xã Văn Lang, Huyện Na Rì, Tỉnh Bắc Kạn
02152|Xã Cường Lợi, Huyện Na Rì, Tỉnh Bắc Kạn
02152|Xã Văn Vũ, Huyện Na Rì, Tỉnh Bắc Kạn
02155|Thị trấn Yến Lạc, Huyện Na Rì, Tỉnh Bắc Kạn
02155|Xã Kim Lư, Huyện Na Rì, Tỉnh Bắc Kạn
02155|Xã Sơn Thành, Huyện Na Rì, Tỉnh Bắc Kạn
02176|Xã Cư Lễ, Huyện Na Rì, Tỉnh Bắc Kạn
02176|Xã Trần Phú, Huyện Na Rì, Tỉnh Bắc Kạn
02176|Xã Văn Minh, Huyện Na Rì, Tỉnh Bắc Kạn
02185|Xã Côn Minh, Huyện Na Rì, Tỉnh Bắc Kạn
02185|Xã Dương Sơn, Huyện Na Rì, Tỉnh Bắc Kạn
02185|Xã Quang Phong, Huyện Na Rì, Tỉnh Bắc Kạn
02191|Xã Liêm Thuỷ, Huyện Na Rì, Tỉnh Bắc Kạn
02191|Xã Xuân Dương, Huyện Na Rì, Tỉnh Bắc Kạn
02191|Xã Đổng Xá, Huyện Na Rì, Tỉnh Bắc Kạn
02212|Phường Nông Tiến, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02212|Xã Tràng Đà, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02215|Phường Minh Xuân, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02215|Phường Phan Thiết, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02215|Phường Tân Hà, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02215|Phường Tân Quang, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02215|Phường Ỷ La, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02215|Xã Trung Môn, Huyện Yên Sơn, Tỉnh Tuyên Quang
02221|Thị trấn Na Hang, Huyện Na Hang, Tỉnh Tuyên Quang
02221|Xã Năng Khả, Huyện Na Hang, Tỉnh Tuyên Quang
02221|Xã Thanh Tương, Huyện Na Hang, Tỉnh Tuyên Quang
02239|Xã Thượng Giáp, Huyện Na Hang, Tỉnh Tuyên Quang
02239|Xã Thượng Nông, Huyện Na Hang, Tỉnh Tuyên Quang
02245|Xã Côn Lôn, Huyện Na Hang, Tỉnh Tuyên Quang
02245|Xã Sinh Long, Huyện Na Hang, Tỉnh Tuyên Quang
02248|Xã Khau Tinh, Huyện Na Hang, Tỉnh Tuyên Quang
02248|Xã Yên Hoa, Huyện Na Hang, Tỉnh Tuyên Quang
02260|Xã Hồng Thái, Huyện Na Hang, Tỉnh Tuyên Quang
02260|Xã Sơn Phú, Huyện Na Hang, Tỉnh Tuyên Quang
02260|Xã Đà Vị, Huyện Na Hang, Tỉnh Tuyên Quang
02266|Thị trấn Lăng Can, Huyện Lâm Bình, Tỉnh Tuyên Quang
02266|Xã Phúc Yên, Huyện Lâm Bình, Tỉnh Tuyên Quang
02266|Xã Xuân Lập, Huyện Lâm Bình, Tỉnh Tuyên Quang
02269|Xã Khuôn Hà, Huyện Lâm Bình, Tỉnh Tuyên Quang
02269|Xã Thượng Lâm, Huyện Lâm Bình, Tỉnh Tuyên Quang
02287|Thị trấn Vĩnh Lộc, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02287|Xã Ngọc Hội, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02287|Xã Phúc Thịnh, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02287|Xã Trung Hòa, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02287|Xã Xuân Quang, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02296|Xã Bình An, Huyện Lâm Bình, Tỉnh Tuyên Quang
02296|Xã Thổ Bình, Huyện Lâm Bình, Tỉnh Tuyên Quang
02302|Xã Hồng Quang, Huyện Lâm Bình, Tỉnh Tuyên Quang
02302|Xã Minh Quang, Huyện Lâm Bình, Tỉnh Tuyên Quang
02302|Xã Phúc Sơn, Huyện Lâm Bình, Tỉnh Tuyên Quang
02305|Xã Trung Hà, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02308|Xã Hùng Mỹ, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02308|Xã Tân Mỹ, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02317|Xã Bình Phú, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02317|Xã Yên Lập, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02320|Xã Hà Lang, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02320|Xã Tân An, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02332|Xã Kiên Đài, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02332|Xã Phú Bình, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02350|Xã Bình Nhân, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02350|Xã Kim Bình, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02350|Xã Vinh Quang, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02353|Xã Hòa An, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02353|Xã Nhân Lý, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02353|Xã Tân Thịnh, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02359|Xã Linh Phú, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02359|Xã Tri Phú, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02365|Xã Hòa Phú, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02365|Xã Yên Nguyên, Huyện Chiêm Hóa, Tỉnh Tuyên Quang
02374|Thị trấn Tân Yên, Huyện Hàm Yên, Tỉnh Tuyên Quang
02374|Xã Bằng Cốc, Huyện Hàm Yên, Tỉnh Tuyên Quang
02374|Xã Nhân Mục, Huyện Hàm Yên, Tỉnh Tuyên Quang
02374|Xã Tân Thành, Huyện Hàm Yên, Tỉnh Tuyên Quang
02380|Xã Bạch Xa, Huyện Hàm Yên, Tỉnh Tuyên Quang
02380|Xã Minh Khương, Huyện Hàm Yên, Tỉnh Tuyên Quang
02380|Xã Yên Thuận, Huyện Hàm Yên, Tỉnh Tuyên Quang
02392|Xã Minh Dân, Huyện Hàm Yên, Tỉnh Tuyên Quang
02392|Xã Phù Lưu, Huyện Hàm Yên, Tỉnh Tuyên Quang
02398|Xã Yên Lâm, Huyện Hàm Yên, Tỉnh Tuyên Quang
02398|Xã Yên Phú, Huyện Hàm Yên, Tỉnh Tuyên Quang
02404|Xã Bình Xa, Huyện Hàm Yên, Tỉnh Tuyên Quang
02404|Xã Minh Hương, Huyện Hàm Yên, Tỉnh Tuyên Quang
02407|Xã Thành Long, Huyện Hàm Yên, Tỉnh Tuyên Quang
02407|Xã Thái Sơn, Huyện Hàm Yên, Tỉnh Tuyên Quang
02419|Xã Thái Hòa, Huyện Hàm Yên, Tỉnh Tuyên Quang
02419|Xã Đức Ninh, Huyện Hàm Yên, Tỉnh Tuyên Quang
02425|Xã Hùng Đức, Huyện Hàm Yên, Tỉnh Tuyên Quang
02434|Xã Chiêu Yên, Huyện Yên Sơn, Tỉnh Tuyên Quang
02434|Xã Lực Hành, Huyện Yên Sơn, Tỉnh Tuyên Quang
02434|Xã Quí Quân, Huyện Yên Sơn, Tỉnh Tuyên Quang
02437|Xã Kiến Thiết, Huyện Yên Sơn, Tỉnh Tuyên Quang
02449|Xã Phúc Ninh, Huyện Yên Sơn, Tỉnh Tuyên Quang
02449|Xã Trung Trực, Huyện Yên Sơn, Tỉnh Tuyên Quang
02449|Xã Xuân Vân, Huyện Yên Sơn, Tỉnh Tuyên Quang
02455|Xã Hùng Lợi, Huyện Yên Sơn, Tỉnh Tuyên Quang
02455|Xã Trung Minh, Huyện Yên Sơn, Tỉnh Tuyên Quang
02458|Xã Công Đa, Huyện Yên Sơn, Tỉnh Tuyên Quang
02458|Xã Trung Sơn, Huyện Yên Sơn, Tỉnh Tuyên Quang
02458|Xã Đạo Viện, Huyện Yên Sơn, Tỉnh Tuyên Quang
02470|Xã Tân Long, Huyện Yên Sơn, Tỉnh Tuyên Quang
02470|Xã Tân Tiến, Huyện Yên Sơn, Tỉnh Tuyên Quang
02473|Thị trấn Yên Sơn, Huyện Yên Sơn, Tỉnh Tuyên Quang
02473|Xã Chân Sơn, Huyện Yên Sơn, Tỉnh Tuyên Quang
02473|Xã Lang Quán, Huyện Yên Sơn, Tỉnh Tuyên Quang
02473|Xã Tứ Quận, Huyện Yên Sơn, Tỉnh Tuyên Quang
02494|Xã Phú Thịnh, Huyện Yên Sơn, Tỉnh Tuyên Quang
02494|Xã Thái Bình, Huyện Yên Sơn, Tỉnh Tuyên Quang
02494|Xã Tiến Bộ, Huyện Yên Sơn, Tỉnh Tuyên Quang
02509|Phường Mỹ Lâm, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02509|Xã Kim Phú, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02509|Xã Mỹ Bằng, Huyện Yên Sơn, Tỉnh Tuyên Quang
02512|Phường An Tường, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02512|Phường Hưng Thành, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02512|Xã An Khang, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02512|Xã Hoàng Khai, Huyện Yên Sơn, Tỉnh Tuyên Quang
02512|Xã Lưỡng Vượng, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02524|Phường Đội Cấn, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02524|Xã Thái Long, Thành phố Tuyên Quang, Tỉnh Tuyên Quang
02530|Xã Nhữ Hán, Huyện Yên Sơn, Tỉnh Tuyên Quang
02530|Xã Nhữ Khê, Huyện Yên Sơn, Tỉnh Tuyên Quang
02530|Xã Đội Bình, Huyện Yên Sơn, Tỉnh Tuyên Quang
02536|Thị trấn Sơn Dương, Huyện Sơn Dương, Tỉnh Tuyên Quang
02536|Xã Hợp Thành, Huyện Sơn Dương, Tỉnh Tuyên Quang
02536|Xã Phúc Ứng, Huyện Sơn Dương, Tỉnh Tuyên Quang
02536|Xã Tú Thịnh, Huyện Sơn Dương, Tỉnh Tuyên Quang
02545|Xã Kim Quan, Huyện Yên Sơn, Tỉnh Tuyên Quang
02545|Xã Trung Yên, Huyện Sơn Dương, Tỉnh Tuyên Quang
02545|Xã Tân Trào, Huyện Sơn Dương, Tỉnh Tuyên Quang
02548|Xã Cấp Tiến, Huyện Sơn Dương, Tỉnh Tuyên Quang
02548|Xã Thượng Ấm, Huyện Sơn Dương, Tỉnh Tuyên Quang
02548|Xã Vĩnh Lợi, Huyện Sơn Dương, Tỉnh Tuyên Quang
02554|Xã Bình Yên, Huyện Sơn Dương, Tỉnh Tuyên Quang
02554|Xã Lương Thiện, Huyện Sơn Dương, Tỉnh Tuyên Quang
02554|Xã Minh Thanh, Huyện Sơn Dương, Tỉnh Tuyên Quang
02572|Xã Quyết Thắng, Huyện Sơn Dương, Tỉnh Tuyên Quang
02572|Xã Đông Thọ, Huyện Sơn Dương, Tỉnh Tuyên Quang
02572|Xã Đồng Quý, Huyện Sơn Dương, Tỉnh Tuyên Quang
02578|Xã Hợp Hòa, Huyện Sơn Dương, Tỉnh Tuyên Quang
02578|Xã Kháng Nhật, Huyện Sơn Dương, Tỉnh Tuyên Quang
02578|Xã Tân Thanh, Huyện Sơn Dương, Tỉnh Tuyên Quang
02608|Xã Chi Thiết, Huyện Sơn Dương, Tỉnh Tuyên Quang
02608|Xã Hồng Sơn, Huyện Sơn Dương, Tỉnh Tuyên Quang
02608|Xã Văn Phú, Huyện Sơn Dương, Tỉnh Tuyên Quang
02611|Xã Phú Lương, Huyện Sơn Dương, Tỉnh Tuyên Quang
02611|Xã Tam Đa, Huyện Sơn Dương, Tỉnh Tuyên Quang
02611|Xã Đại Phú, Huyện Sơn Dương, Tỉnh Tuyên Quang
02620|Xã Ninh Lai, Huyện Sơn Dương, Tỉnh Tuyên Quang
02620|Xã Sơn Nam, Huyện Sơn Dương, Tỉnh Tuyên Quang
02620|Xã Thiện Kế, Huyện Sơn Dương, Tỉnh Tuyên Quang
02623|Xã Hào Phú, Huyện Sơn Dương, Tỉnh Tuyên Quang
02623|Xã Trường Sinh, Huyện Sơn Dương, Tỉnh Tuyên Quang
02623|Xã Đông Lợi, Huyện Sơn Dương, Tỉnh Tuyên Quang
02647|Phường Cốc Lếu, Thành phố Lào Cai, Tỉnh Lào Cai
02647|Phường Duyên Hải, Thành phố Lào Cai, Tỉnh Lào Cai
02647|Phường Kim Tân, Thành phố Lào Cai, Tỉnh Lào Cai
02647|Phường Lào Cai, Thành phố Lào Cai, Tỉnh Lào Cai
02647|Xã Bản Phiệt, Huyện Bảo Thắng, Tỉnh Lào Cai
02647|Xã Vạn Hoà, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Phường Bình Minh, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Phường Bắc Cường, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Phường Bắc Lệnh, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Phường Nam Cường, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Phường Pom Hán, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Phường Xuân Tăng, Thành phố Lào Cai, Tỉnh Lào Cai
02671|Xã Cam Đường, Thành phố Lào Cai, Tỉnh Lào Cai
02680|Xã Hợp Thành, Thành phố Lào Cai, Tỉnh Lào Cai
02680|Xã Tả Phời, Thành phố Lào Cai, Tỉnh Lào Cai
02683|Thị trấn Bát Xát, Huyện Bát Xát, Tỉnh Lào Cai
02683|Xã Bản Qua, Huyện Bát Xát, Tỉnh Lào Cai
02683|Xã Bản Vược, Huyện Bát Xát, Tỉnh Lào Cai
02683|Xã Phìn Ngan, Huyện Bát Xát, Tỉnh Lào Cai
02683|Xã Quang Kim, Huyện Bát Xát, Tỉnh Lào Cai
02686|Xã A Mú Sung, Huyện Bát Xát, Tỉnh Lào Cai
02686|Xã Nậm Chạc, Huyện Bát Xát, Tỉnh Lào Cai
02695|Xã Cốc Mỳ, Huyện Bát Xát, Tỉnh Lào Cai
02695|Xã Trịnh Tường, Huyện Bát Xát, Tỉnh Lào Cai
02701|Xã A Lù, Huyện Bát Xát, Tỉnh Lào Cai
02701|Xã Y Tý, Huyện Bát Xát, Tỉnh Lào Cai
02707|Xã Dền Sáng, Huyện Bát Xát, Tỉnh Lào Cai
02707|Xã Dền Thàng, Huyện Bát Xát, Tỉnh Lào Cai
02707|Xã Sàng Ma Sáo, Huyện Bát Xát, Tỉnh Lào Cai
02725|Xã Bản Xèo, Huyện Bát Xát, Tỉnh Lào Cai
02725|Xã Mường Vi, Huyện Bát Xát, Tỉnh Lào Cai
02725|Xã Pa Cheo, Huyện Bát Xát, Tỉnh Lào Cai
02728|Xã Mường Hum, Huyện Bát Xát, Tỉnh Lào Cai
02728|Xã Nậm Pung, Huyện Bát Xát, Tỉnh Lào Cai
02728|Xã Trung Lèng Hồ, Huyện Bát Xát, Tỉnh Lào Cai
02746|Xã Cốc San, Thành phố Lào Cai, Tỉnh Lào Cai
02746|Xã Tòng Sành, Huyện Bát Xát, Tỉnh Lào Cai
02746|Xã Đồng Tuyển, Thành phố Lào Cai, Tỉnh Lào Cai
02752|Xã Dìn Chin, Huyện Mường Khương, Tỉnh Lào Cai
02752|Xã Pha Long, Huyện Mường Khương, Tỉnh Lào Cai
02752|Xã Tả Gia Khâu, Huyện Mường Khương, Tỉnh Lào Cai
02752|Xã Tả Ngải Chồ, Huyện Mường Khương, Tỉnh Lào Cai
02761|Thị trấn Mường Khương, Huyện Mường Khương, Tỉnh Lào Cai
02761|Xã Nấm Lư, Huyện Mường Khương, Tỉnh Lào Cai
02761|Xã Nậm Chảy, Huyện Mường Khương, Tỉnh Lào Cai
02761|Xã Thanh Bình, Huyện Mường Khương, Tỉnh Lào Cai
02761|Xã Tung Chung Phố, Huyện Mường Khương, Tỉnh Lào Cai
02782|Xã Cao Sơn, Huyện Mường Khương, Tỉnh Lào Cai
02782|Xã La Pan Tẩn, Huyện Mường Khương, Tỉnh Lào Cai
02782|Xã Lùng Khấu Nhin, Huyện Mường Khương, Tỉnh Lào Cai
02782|Xã Tả Thàng, Huyện Mường Khương, Tỉnh Lào Cai
02788|Xã Bản Lầu, Huyện Mường Khương, Tỉnh Lào Cai
02788|Xã Bản Sen, Huyện Mường Khương, Tỉnh Lào Cai
02788|Xã Lùng Vai, Huyện Mường Khương, Tỉnh Lào Cai
02809|Thị trấn Si Ma Cai, Huyện Si Ma Cai, Tỉnh Lào Cai
02809|Xã Cán Cấu, Huyện Si Ma Cai, Tỉnh Lào Cai
02809|Xã Nàn Sán, Huyện Si Ma Cai, Tỉnh Lào Cai
02809|Xã Quan Hồ Thẩn, Huyện Si Ma Cai, Tỉnh Lào Cai
02809|Xã Sán Chải, Huyện Si Ma Cai, Tỉnh Lào Cai
02824|Xã Bản Mế, Huyện Si Ma Cai, Tỉnh Lào Cai
02824|Xã Nàn Xín, Huyện Si Ma Cai, Tỉnh Lào Cai
02824|Xã Sín Chéng, Huyện Si Ma Cai, Tỉnh Lào Cai
02824|Xã Thào Chư Phìn, Huyện Si Ma Cai, Tỉnh Lào Cai
02839|Thị trấn Bắc Hà, Huyện Bắc Hà, Tỉnh Lào Cai
02839|Xã Bản Phố, Huyện Bắc Hà, Tỉnh Lào Cai
02839|Xã Hoàng Thu Phố, Huyện Bắc Hà, Tỉnh Lào Cai
02839|Xã Na Hối, Huyện Bắc Hà, Tỉnh Lào Cai
02839|Xã Nậm Mòn, Huyện Bắc Hà, Tỉnh Lào Cai
02839|Xã Thải Giàng Phố, Huyện Bắc Hà, Tỉnh Lào Cai
02842|Xã Lùng Cải, Huyện Bắc Hà, Tỉnh Lào Cai
02842|Xã Tả Củ Tỷ, Huyện Bắc Hà, Tỉnh Lào Cai
02848|Xã Lùng Phình, Huyện Bắc Hà, Tỉnh Lào Cai
02848|Xã Lùng Thẩn, Huyện Si Ma Cai, Tỉnh Lào Cai
02848|Xã Tả Van Chư, Huyện Bắc Hà, Tỉnh Lào Cai
02869|Xã Bản Liền, Huyện Bắc Hà, Tỉnh Lào Cai
02869|Xã Nậm Khánh, Huyện Bắc Hà, Tỉnh Lào Cai
02890|Xã Bảo Nhai, Huyện Bắc Hà, Tỉnh Lào Cai
02890|Xã Cốc Ly, Huyện Bắc Hà, Tỉnh Lào Cai
02890|Xã Nậm Đét, Huyện Bắc Hà, Tỉnh Lào Cai
02896|Xã Bản Cái, Huyện Bắc Hà, Tỉnh Lào Cai
02896|Xã Cốc Lầu, Huyện Bắc Hà, Tỉnh Lào Cai
02896|Xã Nậm Lúc, Huyện Bắc Hà, Tỉnh Lào Cai
02902|Thị trấn N.T Phong Hải, Huyện Bảo Thắng, Tỉnh Lào Cai
02902|Xã Bản Cầm, Huyện Bảo Thắng, Tỉnh Lào Cai
02905|Thị trấn Phố Lu, Huyện Bảo Thắng, Tỉnh Lào Cai
02905|Xã Sơn Hà, Huyện Bảo Thắng, Tỉnh Lào Cai
02905|Xã Sơn Hải, Huyện Bảo Thắng, Tỉnh Lào Cai
02905|Xã Thái Niên, Huyện Bảo Thắng, Tỉnh Lào Cai
02908|Thị trấn Tằng Loỏng, Huyện Bảo Thắng, Tỉnh Lào Cai
02908|Xã Phú Nhuận, Huyện Bảo Thắng, Tỉnh Lào Cai
02923|Xã Gia Phú, Huyện Bảo Thắng, Tỉnh Lào Cai
02923|Xã Thống Nhất, Thành phố Lào Cai, Tỉnh Lào Cai
02923|Xã Xuân Giao, Huyện Bảo Thắng, Tỉnh Lào Cai
02926|Xã Phong Niên, Huyện Bảo Thắng, Tỉnh Lào Cai
02926|Xã Trì Quang, Huyện Bảo Thắng, Tỉnh Lào Cai
02926|Xã Xuân Quang, Huyện Bảo Thắng, Tỉnh Lào Cai
02947|Thị trấn Phố Ràng, Huyện Bảo Yên, Tỉnh Lào Cai
02947|Xã Lương Sơn, Huyện Bảo Yên, Tỉnh Lào Cai
02947|Xã Xuân Thượng, Huyện Bảo Yên, Tỉnh Lào Cai
02947|Xã Yên Sơn, Huyện Bảo Yên, Tỉnh Lào Cai
02953|Xã Nghĩa Đô, Huyện Bảo Yên, Tỉnh Lào Cai
02953|Xã Tân Tiến, Huyện Bảo Yên, Tỉnh Lào Cai
02953|Xã Vĩnh Yên, Huyện Bảo Yên, Tỉnh Lào Cai
02962|Xã Tân Dương, Huyện Bảo Yên, Tỉnh Lào Cai
02962|Xã Xuân Hoà, Huyện Bảo Yên, Tỉnh Lào Cai
02968|Xã Minh Tân, Huyện Bảo Yên, Tỉnh Lào Cai
02968|Xã Thượng Hà, Huyện Bảo Yên, Tỉnh Lào Cai
02968|Xã Điện Quan, Huyện Bảo Yên, Tỉnh Lào Cai
02989|Xã Bảo Hà, Huyện Bảo Yên, Tỉnh Lào Cai
02989|Xã Cam Cọn, Huyện Bảo Yên, Tỉnh Lào Cai
02989|Xã Kim Sơn, Huyện Bảo Yên, Tỉnh Lào Cai
02989|Xã Tân An, Huyện Văn Bàn, Tỉnh Lào Cai
02989|Xã Tân Thượng, Huyện Văn Bàn, Tỉnh Lào Cai
02998|Xã Phúc Khánh, Huyện Bảo Yên, Tỉnh Lào Cai
02998|Xã Việt Tiến, Huyện Bảo Yên, Tỉnh Lào Cai
03004|Xã Ngũ Chỉ Sơn, Thị xã Sa Pa, Tỉnh Lào Cai
03006|Phường Cầu Mây, Thị xã Sa Pa, Tỉnh Lào Cai
03006|Phường Hàm Rồng, Thị xã Sa Pa, Tỉnh Lào Cai
03006|Phường Phan Si Păng, Thị xã Sa Pa, Tỉnh Lào Cai
03006|Phường Sa Pa, Thị xã Sa Pa, Tỉnh Lào Cai
03006|Phường Sa Pả, Thị xã Sa Pa, Tỉnh Lào Cai
03006|Phường Ô Quý Hồ, Thị xã Sa Pa, Tỉnh Lào Cai
03013|Xã Trung Chải, Thị xã Sa Pa, Tỉnh Lào Cai
03013|Xã Tả Phìn, Thị xã Sa Pa, Tỉnh Lào Cai
03037|Xã Hoàng Liên, Thị xã Sa Pa, Tỉnh Lào Cai
03037|Xã Mường Hoa, Thị xã Sa Pa, Tỉnh Lào Cai
03037|Xã Tả Van, Thị xã Sa Pa, Tỉnh Lào Cai
03043|Xã Liên Minh, Thị xã Sa Pa, Tỉnh Lào Cai
03043|Xã Mường Bo, Thị xã Sa Pa, Tỉnh Lào Cai
03046|Xã Bản Hồ, Thị xã Sa Pa, Tỉnh Lào Cai
03046|Xã Thanh Bình, Thị xã Sa Pa, Tỉnh Lào Cai
03061|Xã Nậm Mả, Huyện Văn Bàn, Tỉnh Lào Cai
03061|Xã Nậm Rạng, Huyện Văn Bàn, Tỉnh Lào Cai
03061|Xã Võ Lao, Huyện Văn Bàn, Tỉnh Lào Cai
03076|Xã Dần Thàng, Huyện Văn Bàn, Tỉnh Lào Cai
03076|Xã Nậm Chầy, Huyện Văn Bàn, Tỉnh Lào Cai
03082|Thị trấn Khánh Yên, Huyện Văn Bàn, Tỉnh Lào Cai
03082|Xã Hoà Mạc, Huyện Văn Bàn, Tỉnh Lào Cai
03082|Xã Khánh Yên Thượng, Huyện Văn Bàn, Tỉnh Lào Cai
03082|Xã Làng Giàng, Huyện Văn Bàn, Tỉnh Lào Cai
03082|Xã Sơn Thuỷ, Huyện Văn Bàn, Tỉnh Lào Cai
03085|Xã Nậm Xé, Huyện Văn Bàn, Tỉnh Lào Cai
03091|Xã Chiềng Ken, Huyện Văn Bàn, Tỉnh Lào Cai
03091|Xã Nậm Tha, Huyện Văn Bàn, Tỉnh Lào Cai
03103|Xã Khánh Yên Hạ, Huyện Văn Bàn, Tỉnh Lào Cai
03103|Xã Khánh Yên Trung, Huyện Văn Bàn, Tỉnh Lào Cai
03103|Xã Liêm Phú, Huyện Văn Bàn, Tỉnh Lào Cai
03106|Xã Dương Quỳ, Huyện Văn Bàn, Tỉnh Lào Cai
03106|Xã Thẩm Dương, Huyện Văn Bàn, Tỉnh Lào Cai
03121|Xã Minh Lương, Huyện Văn Bàn, Tỉnh Lào Cai
03121|Xã Nậm Xây, Huyện Văn Bàn, Tỉnh Lào Cai
03127|Phường Him Lam, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03127|Phường Mường Thanh, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03127|Phường Thanh Bình, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03127|Phường Thanh Trường, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03127|Phường Tân Thanh, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03127|Xã Thanh Minh, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03151|Phường Na Lay, Thị xã Mường Lay, Tỉnh Điện Biên
03151|Phường Sông Đà, Thị xã Mường Lay, Tỉnh Điện Biên
03151|Xã Lay Nưa, Thị xã Mường Lay, Tỉnh Điện Biên
03151|Xã Xá Tổng, Huyện Mường Chà, Tỉnh Điện Biên
03158|Xã Leng Su Sìn, Huyện Mường Nhé, Tỉnh Điện Biên
03158|Xã Sen Thượng, Huyện Mường Nhé, Tỉnh Điện Biên
03158|Xã Sín Thầu, Huyện Mường Nhé, Tỉnh Điện Biên
03160|Xã Chung Chải, Huyện Mường Nhé, Tỉnh Điện Biên
03160|Xã Mường Nhé, Huyện Mường Nhé, Tỉnh Điện Biên
03160|Xã Nậm Vì, Huyện Mường Nhé, Tỉnh Điện Biên
03162|Xã Nậm Kè, Huyện Mường Nhé, Tỉnh Điện Biên
03162|Xã Pá Mỳ, Huyện Mường Nhé, Tỉnh Điện Biên
03163|Xã Huổi Lếnh, Huyện Mường Nhé, Tỉnh Điện Biên
03163|Xã Mường Toong, Huyện Mường Nhé, Tỉnh Điện Biên
03164|Xã Na Cô Sa, Huyện Nậm Pồ, Tỉnh Điện Biên
03164|Xã Quảng Lâm, Huyện Mường Nhé, Tỉnh Điện Biên
03166|Xã Chà Cang, Huyện Nậm Pồ, Tỉnh Điện Biên
03166|Xã Chà Nưa, Huyện Nậm Pồ, Tỉnh Điện Biên
03166|Xã Nậm Tin, Huyện Nậm Pồ, Tỉnh Điện Biên
03166|Xã Pa Tần, Huyện Nậm Pồ, Tỉnh Điện Biên
03169|Xã Nà Hỳ, Huyện Nậm Pồ, Tỉnh Điện Biên
03169|Xã Nà Khoa, Huyện Nậm Pồ, Tỉnh Điện Biên
03169|Xã Nậm Chua, Huyện Nậm Pồ, Tỉnh Điện Biên
03169|Xã Nậm Nhừ, Huyện Nậm Pồ, Tỉnh Điện Biên
03172|Thị trấn Mường Chà, Huyện Mường Chà, Tỉnh Điện Biên
03172|Xã Ma Thì Hồ, Huyện Mường Chà, Tỉnh Điện Biên
03172|Xã Na Sang, Huyện Mường Chà, Tỉnh Điện Biên
03172|Xã Sa Lông, Huyện Mường Chà, Tỉnh Điện Biên
03175|Xã Chà Tở, Huyện Nậm Pồ, Tỉnh Điện Biên
03175|Xã Nậm Khăn, Huyện Nậm Pồ, Tỉnh Điện Biên
03176|Xã Nà Bủng, Huyện Nậm Pồ, Tỉnh Điện Biên
03176|Xã Vàng Đán, Huyện Nậm Pồ, Tỉnh Điện Biên
03181|Xã Huổi Lèng, Huyện Mường Chà, Tỉnh Điện Biên
03181|Xã Mường Tùng, Huyện Mường Chà, Tỉnh Điện Biên
03193|Xã Hừa Ngài, Huyện Mường Chà, Tỉnh Điện Biên
03193|Xã Pa Ham, Huyện Mường Chà, Tỉnh Điện Biên
03194|Xã Huổi Mí, Huyện Mường Chà, Tỉnh Điện Biên
03194|Xã Nậm Nèn, Huyện Mường Chà, Tỉnh Điện Biên
03199|Xã Phìn Hồ, Huyện Nậm Pồ, Tỉnh Điện Biên
03199|Xã Si Pa Phìn, Huyện Nậm Pồ, Tỉnh Điện Biên
03202|Xã Mường Mươn, Huyện Mường Chà, Tỉnh Điện Biên
03202|Xã Mường Pồn, Huyện Điện Biên, Tỉnh Điện Biên
03203|Thị trấn Điện Biên Đông, Huyện Điện Biên Đông, Tỉnh Điện Biên
03203|Xã Keo Lôm, Huyện Điện Biên Đông, Tỉnh Điện Biên
03203|Xã Na Son, Huyện Điện Biên Đông, Tỉnh Điện Biên
03208|Xã Phì Nhừ, Huyện Điện Biên Đông, Tỉnh Điện Biên
03208|Xã Xa Dung, Huyện Điện Biên Đông, Tỉnh Điện Biên
03214|Xã Chiềng Sơ, Huyện Điện Biên Đông, Tỉnh Điện Biên
03214|Xã Luân Giới, Huyện Điện Biên Đông, Tỉnh Điện Biên
03214|Xã Mường Luân, Huyện Điện Biên Đông, Tỉnh Điện Biên
03217|Thị trấn Tủa Chùa, Huyện Tủa Chùa, Tỉnh Điện Biên
03217|Xã Mường Báng, Huyện Tủa Chùa, Tỉnh Điện Biên
03217|Xã Nà Tòng, Huyện Tuần Giáo, Tỉnh Điện Biên
03220|Xã Huổi Só, Huyện Tủa Chùa, Tỉnh Điện Biên
03220|Xã Tủa Thàng, Huyện Tủa Chùa, Tỉnh Điện Biên
03226|Xã Lao Xả Phình, Huyện Tủa Chùa, Tỉnh Điện Biên
03226|Xã Tả Sìn Thàng, Huyện Tủa Chùa, Tỉnh Điện Biên
03226|Xã Xín Chải, Huyện Tủa Chùa, Tỉnh Điện Biên
03241|Xã Sính Phình, Huyện Tủa Chùa, Tỉnh Điện Biên
03241|Xã Trung Thu, Huyện Tủa Chùa, Tỉnh Điện Biên
03241|Xã Tả Phìn, Huyện Tủa Chùa, Tỉnh Điện Biên
03244|Xã Mường Đun, Huyện Tủa Chùa, Tỉnh Điện Biên
03244|Xã Phình Sáng, Huyện Tuần Giáo, Tỉnh Điện Biên
03244|Xã Sáng Nhè, Huyện Tủa Chùa, Tỉnh Điện Biên
03253|Thị trấn Tuần Giáo, Huyện Tuần Giáo, Tỉnh Điện Biên
03253|Xã Quài Cang, Huyện Tuần Giáo, Tỉnh Điện Biên
03253|Xã Quài Nưa, Huyện Tuần Giáo, Tỉnh Điện Biên
03256|Thị trấn Mường Ảng, Huyện Mường Ảng, Tỉnh Điện Biên
03256|Xã Ẳng Cang, Huyện Mường Ảng, Tỉnh Điện Biên
03256|Xã Ẳng Nưa, Huyện Mường Ảng, Tỉnh Điện Biên
03260|Xã Pú Nhung, Huyện Tuần Giáo, Tỉnh Điện Biên
03260|Xã Rạng Đông, Huyện Tuần Giáo, Tỉnh Điện Biên
03260|Xã Ta Ma, Huyện Tuần Giáo, Tỉnh Điện Biên
03268|Xã Mùn Chung, Huyện Tuần Giáo, Tỉnh Điện Biên
03268|Xã Mường Mùn, Huyện Tuần Giáo, Tỉnh Điện Biên
03268|Xã Pú Xi, Huyện Tuần Giáo, Tỉnh Điện Biên
03283|Xã Chiềng Sinh, Huyện Tuần Giáo, Tỉnh Điện Biên
03283|Xã Mường Khong, Huyện Tuần Giáo, Tỉnh Điện Biên
03283|Xã Mường Thín, Huyện Tuần Giáo, Tỉnh Điện Biên
03283|Xã Nà Sáy, Huyện Tuần Giáo, Tỉnh Điện Biên
03295|Xã Quài Tở, Huyện Tuần Giáo, Tỉnh Điện Biên
03295|Xã Tênh Phông, Huyện Tuần Giáo, Tỉnh Điện Biên
03295|Xã Tỏa Tình, Huyện Tuần Giáo, Tỉnh Điện Biên
03301|Xã Búng Lao, Huyện Mường Ảng, Tỉnh Điện Biên
03301|Xã Chiềng Đông, Huyện Tuần Giáo, Tỉnh Điện Biên
03301|Xã Ẳng Tở, Huyện Mường Ảng, Tỉnh Điện Biên
03313|Xã Mường Lạn, Huyện Mường Ảng, Tỉnh Điện Biên
03313|Xã Nặm Lịch, Huyện Mường Ảng, Tỉnh Điện Biên
03313|Xã Xuân Lao, Huyện Mường Ảng, Tỉnh Điện Biên
03316|Xã Mường Đăng, Huyện Mường Ảng, Tỉnh Điện Biên
03316|Xã Ngối Cáy, Huyện Mường Ảng, Tỉnh Điện Biên
03316|Xã Nà Tấu, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03325|Xã Mường Phăng, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03325|Xã Nà Nhạn, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03325|Xã Pá Khoang, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03328|Xã Hua Thanh, Huyện Điện Biên, Tỉnh Điện Biên
03328|Xã Thanh Chăn, Huyện Điện Biên, Tỉnh Điện Biên
03328|Xã Thanh Hưng, Huyện Điện Biên, Tỉnh Điện Biên
03328|Xã Thanh Luông, Huyện Điện Biên, Tỉnh Điện Biên
03328|Xã Thanh Nưa, Huyện Điện Biên, Tỉnh Điện Biên
03334|Phường Nam Thanh, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03334|Phường Noong Bua, Thành phố Điện Biên Phủ, Tỉnh Điện Biên
03334|Xã Thanh Xương, Huyện Điện Biên, Tỉnh Điện Biên
03349|Xã Noong Luống, Huyện Điện Biên, Tỉnh Điện Biên
03349|Xã Pa Thơm, Huyện Điện Biên, Tỉnh Điện Biên
03349|Xã Thanh Yên, Huyện Điện Biên, Tỉnh Điện Biên
03352|Xã Noọng Hẹt, Huyện Điện Biên, Tỉnh Điện Biên
03352|Xã Sam Mứn, Huyện Điện Biên, Tỉnh Điện Biên
03352|Xã Thanh An, Huyện Điện Biên, Tỉnh Điện Biên
03356|Xã Na Ư, Huyện Điện Biên, Tỉnh Điện Biên
03356|Xã Pom Lót, Huyện Điện Biên, Tỉnh Điện Biên
03358|Xã Hẹ Muông, Huyện Điện Biên, Tỉnh Điện Biên
03358|Xã Na Tông, Huyện Điện Biên, Tỉnh Điện Biên
03358|Xã Núa Ngam, Huyện Điện Biên, Tỉnh Điện Biên
03368|Xã Mường Lói, Huyện Điện Biên, Tỉnh Điện Biên
03368|Xã Mường Nhà, Huyện Điện Biên, Tỉnh Điện Biên
03368|Xã Phu Luông, Huyện Điện Biên, Tỉnh Điện Biên
03370|Xã Nong U, Huyện Điện Biên Đông, Tỉnh Điện Biên
03370|Xã Pú Nhi, Huyện Điện Biên Đông, Tỉnh Điện Biên
03382|Xã Phình Giàng, Huyện Điện Biên Đông, Tỉnh Điện Biên
03382|Xã Pú Hồng, Huyện Điện Biên Đông, Tỉnh Điện Biên
03385|Xã Háng Lìa, Huyện Điện Biên Đông, Tỉnh Điện Biên
03385|Xã Tìa Dình, Huyện Điện Biên Đông, Tỉnh Điện Biên
03388|Phường Quyết Thắng, Thành phố Lai Châu, Tỉnh Lai Châu
03388|Phường Quyết Tiến, Thành phố Lai Châu, Tỉnh Lai Châu
03388|Phường Đoàn Kết, Thành phố Lai Châu, Tỉnh Lai Châu
03388|Xã Lả Nhì Thàng, Huyện Phong Thổ, Tỉnh Lai Châu
03388|Xã Sùng Phài, Thành phố Lai Châu, Tỉnh Lai Châu
03390|Thị trấn Tam Đường, Huyện Tam Đường, Tỉnh Lai Châu
03390|Xã Bình Lư, Huyện Tam Đường, Tỉnh Lai Châu
03390|Xã Sơn Bình, Huyện Tam Đường, Tỉnh Lai Châu
03394|Xã Nậm Xe, Huyện Phong Thổ, Tỉnh Lai Châu
03394|Xã Sin Suối Hồ, Huyện Phong Thổ, Tỉnh Lai Châu
03394|Xã Thèn Sin, Huyện Tam Đường, Tỉnh Lai Châu
03405|Xã Giang Ma, Huyện Tam Đường, Tỉnh Lai Châu
03405|Xã Hồ Thầu, Huyện Tam Đường, Tỉnh Lai Châu
03405|Xã Tả Lèng, Huyện Tam Đường, Tỉnh Lai Châu
03408|Phường Tân Phong, Thành phố Lai Châu, Tỉnh Lai Châu
03408|Phường Đông Phong, Thành phố Lai Châu, Tỉnh Lai Châu
03408|Xã Bản Giang, Huyện Tam Đường, Tỉnh Lai Châu
03408|Xã Nùng Nàng, Huyện Tam Đường, Tỉnh Lai Châu
03408|Xã San Thàng, Thành phố Lai Châu, Tỉnh Lai Châu
03424|Xã Bản Bo, Huyện Tam Đường, Tỉnh Lai Châu
03424|Xã Nà Tăm, Huyện Tam Đường, Tỉnh Lai Châu
03430|Xã Bản Hon, Huyện Tam Đường, Tỉnh Lai Châu
03430|Xã Khun Há, Huyện Tam Đường, Tỉnh Lai Châu
03433|Thị trấn Mường Tè, Huyện Mường Tè, Tỉnh Lai Châu
03433|Xã Bum Tở, Huyện Mường Tè, Tỉnh Lai Châu
03433|Xã Kan Hồ, Huyện Mường Tè, Tỉnh Lai Châu
03434|Thị trấn Nậm Nhùn, Huyện Nậm Nhùn, Tỉnh Lai Châu
03434|Xã Nậm Hàng, Huyện Nậm Nhùn, Tỉnh Lai Châu
03434|Xã Nậm Manh, Huyện Nậm Nhùn, Tỉnh Lai Châu
03439|Xã Ka Lăng, Huyện Mường Tè, Tỉnh Lai Châu
03439|Xã Thu Lũm, Huyện Mường Tè, Tỉnh Lai Châu
03442|Xã Pa ủ, Huyện Mường Tè, Tỉnh Lai Châu
03442|Xã Tá Bạ, Huyện Mường Tè, Tỉnh Lai Châu
03445|Xã Mường Tè, Huyện Mường Tè, Tỉnh Lai Châu
03445|Xã Nậm Khao, Huyện Mường Tè, Tỉnh Lai Châu
03451|Xã Mù Cả, Huyện Mường Tè, Tỉnh Lai Châu
03460|Xã Hua Bun, Huyện Nậm Nhùn, Tỉnh Lai Châu
03460|Xã Vàng San, Huyện Mường Tè, Tỉnh Lai Châu
03463|Xã Tà Tổng, Huyện Mường Tè, Tỉnh Lai Châu
03466|Xã Bum Nưa, Huyện Mường Tè, Tỉnh Lai Châu
03466|Xã Pa Vệ Sử, Huyện Mường Tè, Tỉnh Lai Châu
03472|Xã Mường Mô, Huyện Nậm Nhùn, Tỉnh Lai Châu
03472|Xã Nậm Chà, Huyện Nậm Nhùn, Tỉnh Lai Châu
03478|Thị trấn Sìn Hồ, Huyện Sìn Hồ, Tỉnh Lai Châu
03478|Xã Phăng Sô Lin, Huyện Sìn Hồ, Tỉnh Lai Châu
03478|Xã Sà Dề Phìn, Huyện Sìn Hồ, Tỉnh Lai Châu
03478|Xã Tả Phìn, Huyện Sìn Hồ, Tỉnh Lai Châu
03487|Xã Chăn Nưa, Huyện Sìn Hồ, Tỉnh Lai Châu
03487|Xã Lê Lợi, Huyện Nậm Nhùn, Tỉnh Lai Châu
03487|Xã Nậm Pì, Huyện Nậm Nhùn, Tỉnh Lai Châu
03487|Xã Pú Đao, Huyện Nậm Nhùn, Tỉnh Lai Châu
03503|Xã Nậm Ban, Huyện Nậm Nhùn, Tỉnh Lai Châu
03503|Xã Pa Tần, Huyện Sìn Hồ, Tỉnh Lai Châu
03503|Xã Trung Chải, Huyện Nậm Nhùn, Tỉnh Lai Châu
03508|Xã Hồng Thu, Huyện Sìn Hồ, Tỉnh Lai Châu
03508|Xã Ma Quai, Huyện Sìn Hồ, Tỉnh Lai Châu
03508|Xã Phìn Hồ, Huyện Sìn Hồ, Tỉnh Lai Châu
03517|Xã Lùng Thàng, Huyện Sìn Hồ, Tỉnh Lai Châu
03517|Xã Nậm Cha, Huyện Sìn Hồ, Tỉnh Lai Châu
03517|Xã Nậm Tăm, Huyện Sìn Hồ, Tỉnh Lai Châu
03529|Xã Làng Mô, Huyện Sìn Hồ, Tỉnh Lai Châu
03529|Xã Tả Ngảo, Huyện Sìn Hồ, Tỉnh Lai Châu
03529|Xã Tủa Sín Chải, Huyện Sìn Hồ, Tỉnh Lai Châu
03532|Xã Noong Hẻo, Huyện Sìn Hồ, Tỉnh Lai Châu
03532|Xã Pa Khoá, Huyện Sìn Hồ, Tỉnh Lai Châu
03532|Xã Pu Sam Cáp, Huyện Sìn Hồ, Tỉnh Lai Châu
03538|Xã Căn Co, Huyện Sìn Hồ, Tỉnh Lai Châu
03538|Xã Nậm Mạ, Huyện Sìn Hồ, Tỉnh Lai Châu
03544|Xã Nậm Cuổi, Huyện Sìn Hồ, Tỉnh Lai Châu
03544|Xã Nậm Hăn, Huyện Sìn Hồ, Tỉnh Lai Châu
03549|Thị trấn Phong Thổ, Huyện Phong Thổ, Tỉnh Lai Châu
03549|Xã Huổi Luông, Huyện Phong Thổ, Tỉnh Lai Châu
03549|Xã Ma Ly Pho, Huyện Phong Thổ, Tỉnh Lai Châu
03549|Xã Mường So, Huyện Phong Thổ, Tỉnh Lai Châu
03562|Xã Mồ Sì San, Huyện Phong Thổ, Tỉnh Lai Châu
03562|Xã Pa Vây Sử, Huyện Phong Thổ, Tỉnh Lai Châu
03562|Xã Sì Lở Lầu, Huyện Phong Thổ, Tỉnh Lai Châu
03562|Xã Vàng Ma Chải, Huyện Phong Thổ, Tỉnh Lai Châu
03571|Xã Dào San, Huyện Phong Thổ, Tỉnh Lai Châu
03571|Xã Mù Sang, Huyện Phong Thổ, Tỉnh Lai Châu
03571|Xã Tông Qua Lìn, Huyện Phong Thổ, Tỉnh Lai Châu
03583|Xã Bản Lang, Huyện Phong Thổ, Tỉnh Lai Châu
03583|Xã Hoang Thèn, Huyện Phong Thổ, Tỉnh Lai Châu
03583|Xã Khổng Lào, Huyện Phong Thổ, Tỉnh Lai Châu
03595|Thị trấn Than Uyên, Huyện Than Uyên, Tỉnh Lai Châu
03595|Xã Hua Nà, Huyện Than Uyên, Tỉnh Lai Châu
03595|Xã Mường Cang, Huyện Than Uyên, Tỉnh Lai Châu
03595|Xã Mường Than, Huyện Than Uyên, Tỉnh Lai Châu
03598|Thị trấn Tân Uyên, Huyện Tân Uyên, Tỉnh Lai Châu
03598|Xã Nậm Cần, Huyện Tân Uyên, Tỉnh Lai Châu
03598|Xã Thân Thuộc, Huyện Tân Uyên, Tỉnh Lai Châu
03598|Xã Trung Đồng, Huyện Tân Uyên, Tỉnh Lai Châu
03601|Xã Mường Khoa, Huyện Tân Uyên, Tỉnh Lai Châu
03601|Xã Phúc Khoa, Huyện Tân Uyên, Tỉnh Lai Châu
03613|Xã Nậm Sỏ, Huyện Tân Uyên, Tỉnh Lai Châu
03613|Xã Tà Mít, Huyện Tân Uyên, Tỉnh Lai Châu
03616|Xã Hố Mít, Huyện Tân Uyên, Tỉnh Lai Châu
03616|Xã Pắc Ta, Huyện Tân Uyên, Tỉnh Lai Châu
03618|Xã Mường Mít, Huyện Than Uyên, Tỉnh Lai Châu
03618|Xã Phúc Than, Huyện Than Uyên, Tỉnh Lai Châu
03637|Xã Mường Kim, Huyện Than Uyên, Tỉnh Lai Châu
03637|Xã Pha Mu, Huyện Than Uyên, Tỉnh Lai Châu
03637|Xã Tà Hừa, Huyện Than Uyên, Tỉnh Lai Châu
03637|Xã Tà Mung, Huyện Than Uyên, Tỉnh Lai Châu
03640|Xã Khoen On, Huyện Than Uyên, Tỉnh Lai Châu
03640|Xã Tà Gia, Huyện Than Uyên, Tỉnh Lai Châu
03646|Phường Chiềng Lề, Thành phố Sơn La, Tỉnh Sơn La
03646|Phường Quyết Thắng, Thành phố Sơn La, Tỉnh Sơn La
03646|Phường Quyết Tâm, Thành phố Sơn La, Tỉnh Sơn La
03646|Phường Tô Hiệu, Thành phố Sơn La, Tỉnh Sơn La
03664|Phường Chiềng An, Thành phố Sơn La, Tỉnh Sơn La
03664|Xã Chiềng Xôm, Thành phố Sơn La, Tỉnh Sơn La
03664|Xã Chiềng Đen, Thành phố Sơn La, Tỉnh Sơn La
03670|Phường Chiềng Cơi, Thành phố Sơn La, Tỉnh Sơn La
03670|Xã Chiềng Cọ, Thành phố Sơn La, Tỉnh Sơn La
03670|Xã Hua La, Thành phố Sơn La, Tỉnh Sơn La
03679|Phường Chiềng Sinh, Thành phố Sơn La, Tỉnh Sơn La
03679|Xã Chiềng Ngần, Thành phố Sơn La, Tỉnh Sơn La
03688|Xã Chiềng Khay, Huyện Quỳnh Nhai, Tỉnh Sơn La
03688|Xã Cà Nàng, Huyện Quỳnh Nhai, Tỉnh Sơn La
03688|Xã Mường Chiên, Huyện Quỳnh Nhai, Tỉnh Sơn La
03694|Xã Mường Giôn, Huyện Quỳnh Nhai, Tỉnh Sơn La
03694|Xã Pá Ma Pha Khinh, Huyện Quỳnh Nhai, Tỉnh Sơn La
03703|Thị trấn Mường Giàng, Huyện Quỳnh Nhai, Tỉnh Sơn La
03703|Xã Chiềng Bằng, Huyện Quỳnh Nhai, Tỉnh Sơn La
03703|Xã Chiềng Khoang, Huyện Quỳnh Nhai, Tỉnh Sơn La
03703|Xã Chiềng Ơn, Huyện Quỳnh Nhai, Tỉnh Sơn La
03712|Xã Mường Sại, Huyện Quỳnh Nhai, Tỉnh Sơn La
03712|Xã Nậm ét, Huyện Quỳnh Nhai, Tỉnh Sơn La
03721|Thị trấn Thuận Châu, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Chiềng Bôm, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Chiềng Ly, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Chiềng Pấc, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Phổng Ly, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Phổng Lăng, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Thôm Mòn, Huyện Thuận Châu, Tỉnh Sơn La
03721|Xã Tông Lạnh, Huyện Thuận Châu, Tỉnh Sơn La
03724|Xã Chiềng Pha, Huyện Thuận Châu, Tỉnh Sơn La
03724|Xã Phổng Lái, Huyện Thuận Châu, Tỉnh Sơn La
03727|Xã Mường é, Huyện Thuận Châu, Tỉnh Sơn La
03727|Xã Phổng Lập, Huyện Thuận Châu, Tỉnh Sơn La
03754|Xã Chiềng La, Huyện Thuận Châu, Tỉnh Sơn La
03754|Xã Chiềng Ngàm, Huyện Thuận Châu, Tỉnh Sơn La
03754|Xã Noong Lay, Huyện Thuận Châu, Tỉnh Sơn La
03754|Xã Tông Cọ, Huyện Thuận Châu, Tỉnh Sơn La
03757|Xã Bó Mười, Huyện Thuận Châu, Tỉnh Sơn La
03757|Xã Liệp Tè, Huyện Thuận Châu, Tỉnh Sơn La
03757|Xã Mường Khiêng, Huyện Thuận Châu, Tỉnh Sơn La
03760|Xã Mường Bám, Huyện Thuận Châu, Tỉnh Sơn La
03763|Xã Long Hẹ, Huyện Thuận Châu, Tỉnh Sơn La
03763|Xã é Tòng, Huyện Thuận Châu, Tỉnh Sơn La
03781|Xã Co Mạ, Huyện Thuận Châu, Tỉnh Sơn La
03781|Xã Co Tòng, Huyện Thuận Châu, Tỉnh Sơn La
03781|Xã Pá Lông, Huyện Thuận Châu, Tỉnh Sơn La
03784|Xã Chiềng Bôm, Huyện Thuận Châu, Tỉnh Sơn La
03784|Xã Nậm Lầu, Huyện Thuận Châu, Tỉnh Sơn La
03784|Xã Púng Tra, Huyện Thuận Châu, Tỉnh Sơn La
03799|Xã Bon Phặng, Huyện Thuận Châu, Tỉnh Sơn La
03799|Xã Bản Lầm, Huyện Thuận Châu, Tỉnh Sơn La
03799|Xã Muổi Nọi, Huyện Thuận Châu, Tỉnh Sơn La
03808|Thị trấn Ít Ong, Huyện Mường La, Tỉnh Sơn La
03808|Xã Chiềng Muôn, Huyện Mường La, Tỉnh Sơn La
03808|Xã Chiềng San, Huyện Mường La, Tỉnh Sơn La
03808|Xã Mường Trai, Huyện Mường La, Tỉnh Sơn La
03808|Xã Nậm Păm, Huyện Mường La, Tỉnh Sơn La
03808|Xã Pi Toong, Huyện Mường La, Tỉnh Sơn La
03814|Xã Chiềng Lao, Huyện Mường La, Tỉnh Sơn La
03814|Xã Hua Trai, Huyện Mường La, Tỉnh Sơn La
03814|Xã Nậm Giôn, Huyện Mường La, Tỉnh Sơn La
03820|Xã Ngọc Chiến, Huyện Mường La, Tỉnh Sơn La
03847|Xã Mường Bú, Huyện Mường La, Tỉnh Sơn La
03847|Xã Mường Chùm, Huyện Mường La, Tỉnh Sơn La
03847|Xã Tạ Bú, Huyện Mường La, Tỉnh Sơn La
03850|Xã Chiềng Công, Huyện Mường La, Tỉnh Sơn La
03850|Xã Chiềng Hoa, Huyện Mường La, Tỉnh Sơn La
03850|Xã Chiềng Ân, Huyện Mường La, Tỉnh Sơn La
03856|Thị trấn Bắc Yên, Huyện Bắc Yên, Tỉnh Sơn La
03856|Xã Hồng Ngài, Huyện Bắc Yên, Tỉnh Sơn La
03856|Xã Phiêng Ban, Huyện Bắc Yên, Tỉnh Sơn La
03856|Xã Song Pe, Huyện Bắc Yên, Tỉnh Sơn La
03862|Xã Hang Chú, Huyện Bắc Yên, Tỉnh Sơn La
03862|Xã Xím Vàng, Huyện Bắc Yên, Tỉnh Sơn La
03868|Xã Háng Đồng, Huyện Bắc Yên, Tỉnh Sơn La
03868|Xã Làng Chếu, Huyện Bắc Yên, Tỉnh Sơn La
03868|Xã Tà Xùa, Huyện Bắc Yên, Tỉnh Sơn La
03871|Xã Chim Vàn, Huyện Bắc Yên, Tỉnh Sơn La
03871|Xã Pắc Ngà, Huyện Bắc Yên, Tỉnh Sơn La
03880|Xã Hua Nhàn, Huyện Bắc Yên, Tỉnh Sơn La
03880|Xã Mường Khoa, Huyện Bắc Yên, Tỉnh Sơn La
03880|Xã Tạ Khoa, Huyện Bắc Yên, Tỉnh Sơn La
03892|Xã Chiềng Sại, Huyện Bắc Yên, Tỉnh Sơn La
03892|Xã Phiêng Côn, Huyện Bắc Yên, Tỉnh Sơn La
03901|Xã Suối Tọ, Huyện Phù Yên, Tỉnh Sơn La
03907|Xã Mường Cơi, Huyện Phù Yên, Tỉnh Sơn La
03907|Xã Mường Thải, Huyện Phù Yên, Tỉnh Sơn La
03907|Xã Tân Lang, Huyện Phù Yên, Tỉnh Sơn La
03910|Thị trấn Quang Huy, Huyện Phù Yên, Tỉnh Sơn La
03910|Xã Huy Hạ, Huyện Phù Yên, Tỉnh Sơn La
03910|Xã Huy Thượng, Huyện Phù Yên, Tỉnh Sơn La
03910|Xã Huy Tân, Huyện Phù Yên, Tỉnh Sơn La
03910|Xã Huy Tường, Huyện Phù Yên, Tỉnh Sơn La
03922|Xã Gia Phù, Huyện Phù Yên, Tỉnh Sơn La
03922|Xã Suối Bau, Huyện Phù Yên, Tỉnh Sơn La
03922|Xã Sập Xa, Huyện Phù Yên, Tỉnh Sơn La
03922|Xã Tường Phù, Huyện Phù Yên, Tỉnh Sơn La
03943|Xã Mường Bang, Huyện Phù Yên, Tỉnh Sơn La
03943|Xã Mường Do, Huyện Phù Yên, Tỉnh Sơn La
03943|Xã Mường Lang, Huyện Phù Yên, Tỉnh Sơn La
03958|Xã Tường Hạ, Huyện Phù Yên, Tỉnh Sơn La
03958|Xã Tường Phong, Huyện Phù Yên, Tỉnh Sơn La
03958|Xã Tường Thượng, Huyện Phù Yên, Tỉnh Sơn La
03958|Xã Tường Tiến, Huyện Phù Yên, Tỉnh Sơn La
03961|Xã Kim Bon, Huyện Phù Yên, Tỉnh Sơn La
03961|Xã Đá Đỏ, Huyện Phù Yên, Tỉnh Sơn La
03970|Xã Bắc Phong, Huyện Phù Yên, Tỉnh Sơn La
03970|Xã Nam Phong, Huyện Phù Yên, Tỉnh Sơn La
03970|Xã Tân Phong, Huyện Phù Yên, Tỉnh Sơn La
03979|Phường Mộc Sơn, Thị xã Mộc Châu, Tỉnh Sơn La
03979|Phường Đông Sang, Thị xã Mộc Châu, Tỉnh Sơn La
03980|Phường Mường Sang, Thị xã Mộc Châu, Tỉnh Sơn La
03980|Phường Mộc Lỵ, Thị xã Mộc Châu, Tỉnh Sơn La
03980|Thị trấn Mộc Châu, Thị xã Mộc Châu, Tỉnh Sơn La
03980|Thị trấn Nông trường Mộc Châu, Thị xã Mộc Châu, Tỉnh Sơn La
03980|Xã Chiềng Hắc, Thị xã Mộc Châu, Tỉnh Sơn La
03980|Xã Mường Sang, Thị xã Mộc Châu, Tỉnh Sơn La
03982|Phường Cờ Đỏ, Thị xã Mộc Châu, Tỉnh Sơn La
03982|Phường Thảo Nguyên, Thị xã Mộc Châu, Tỉnh Sơn La
03985|Xã Chiềng Sơn, Thị xã Mộc Châu, Tỉnh Sơn La
03985|Xã Chiềng Xuân, Huyện Vân Hồ, Tỉnh Sơn La
03997|Xã Tân Yên, Thị xã Mộc Châu, Tỉnh Sơn La
04000|Xã Chiềng Chung, Thị xã Mộc Châu, Tỉnh Sơn La
04000|Xã Đoàn Kết, Thị xã Mộc Châu, Tỉnh Sơn La
04006|Xã Liên Hoà, Huyện Vân Hồ, Tỉnh Sơn La
04006|Xã Mường Tè, Huyện Vân Hồ, Tỉnh Sơn La
04006|Xã Quang Minh, Huyện Vân Hồ, Tỉnh Sơn La
04006|Xã Song Khủa, Huyện Vân Hồ, Tỉnh Sơn La
04018|Xã Chiềng Khoa, Huyện Vân Hồ, Tỉnh Sơn La
04018|Xã Suối Bàng, Huyện Vân Hồ, Tỉnh Sơn La
04018|Xã Tô Múa, Huyện Vân Hồ, Tỉnh Sơn La
04033|Phường Bình Minh, Thị xã Mộc Châu, Tỉnh Sơn La
04033|Phường Vân Sơn, Thị xã Mộc Châu, Tỉnh Sơn La
04045|Xã Chiềng Khừa, Thị xã Mộc Châu, Tỉnh Sơn La
04045|Xã Lóng Sập, Thị xã Mộc Châu, Tỉnh Sơn La
04048|Xã Chiềng Yên, Huyện Vân Hồ, Tỉnh Sơn La
04048|Xã Lóng Luông, Huyện Vân Hồ, Tỉnh Sơn La
04048|Xã Mường Men, Huyện Vân Hồ, Tỉnh Sơn La
04048|Xã Vân Hồ, Huyện Vân Hồ, Tỉnh Sơn La
04057|Xã Tân Xuân, Huyện Vân Hồ, Tỉnh Sơn La
04057|Xã Xuân Nha, Huyện Vân Hồ, Tỉnh Sơn La
04075|Thị trấn Yên Châu, Huyện Yên Châu, Tỉnh Sơn La
04075|Xã Chiềng Khoi, Huyện Yên Châu, Tỉnh Sơn La
04075|Xã Chiềng Pằn, Huyện Yên Châu, Tỉnh Sơn La
04075|Xã Chiềng Sàng, Huyện Yên Châu, Tỉnh Sơn La
04075|Xã Chiềng Đông, Huyện Yên Châu, Tỉnh Sơn La
04075|Xã Sặp Vạt, Huyện Yên Châu, Tỉnh Sơn La
04075|Xã Viêng Lán, Huyện Yên Châu, Tỉnh Sơn La
04078|Xã Chiềng Hặc, Huyện Yên Châu, Tỉnh Sơn La
04078|Xã Mường Lựm, Huyện Yên Châu, Tỉnh Sơn La
04078|Xã Tú Nang, Huyện Yên Châu, Tỉnh Sơn La
04087|Xã Chiềng On, Huyện Yên Châu, Tỉnh Sơn La
04087|Xã Yên Sơn, Huyện Yên Châu, Tỉnh Sơn La
04096|Xã Chiềng Tương, Huyện Yên Châu, Tỉnh Sơn La
04096|Xã Lóng Phiêng, Huyện Yên Châu, Tỉnh Sơn La
04099|Xã Phiêng Khoài, Huyện Yên Châu, Tỉnh Sơn La
04105|Thị trấn Hát Lót, Huyện Mai Sơn, Tỉnh Sơn La
04105|Xã Cò Nòi, Huyện Mai Sơn, Tỉnh Sơn La
04105|Xã Hát Lót, Huyện Mai Sơn, Tỉnh Sơn La
04108|Xã Chiềng Chăn, Huyện Mai Sơn, Tỉnh Sơn La
04108|Xã Chiềng Sung, Huyện Mai Sơn, Tỉnh Sơn La
04117|Xã Chiềng Chung, Huyện Mai Sơn, Tỉnh Sơn La
04117|Xã Mường Chanh, Huyện Mai Sơn, Tỉnh Sơn La
04123|Xã Chiềng Mung, Huyện Mai Sơn, Tỉnh Sơn La
04123|Xã Mường Bon, Huyện Mai Sơn, Tỉnh Sơn La
04123|Xã Mường Bằng, Huyện Mai Sơn, Tỉnh Sơn La
04132|Xã Chiềng Ban, Huyện Mai Sơn, Tỉnh Sơn La
04132|Xã Chiềng Dong, Huyện Mai Sơn, Tỉnh Sơn La
04132|Xã Chiềng Kheo, Huyện Mai Sơn, Tỉnh Sơn La
04132|Xã Chiềng Mai, Huyện Mai Sơn, Tỉnh Sơn La
04132|Xã Chiềng Ve, Huyện Mai Sơn, Tỉnh Sơn La
04136|Xã Nà Bó, Huyện Mai Sơn, Tỉnh Sơn La
04136|Xã Tà Hộc, Huyện Mai Sơn, Tỉnh Sơn La
04144|Xã Chiềng Nơi, Huyện Mai Sơn, Tỉnh Sơn La
04144|Xã Phiêng Cằm, Huyện Mai Sơn, Tỉnh Sơn La
04159|Xã Chiềng Lương, Huyện Mai Sơn, Tỉnh Sơn La
04159|Xã Nà Ơt, Huyện Mai Sơn, Tỉnh Sơn La
04159|Xã Phiêng Pằn, Huyện Mai Sơn, Tỉnh Sơn La
04168|Thị trấn Sông Mã, Huyện Sông Mã, Tỉnh Sơn La
04168|Xã Nà Nghịu, Huyện Sông Mã, Tỉnh Sơn La
04171|Xã Bó Sinh, Huyện Sông Mã, Tỉnh Sơn La
04171|Xã Chiềng En, Huyện Sông Mã, Tỉnh Sơn La
04171|Xã Pú Pẩu, Huyện Sông Mã, Tỉnh Sơn La
04183|Xã Mường Lầm, Huyện Sông Mã, Tỉnh Sơn La
04183|Xã Đứa Mòn, Huyện Sông Mã, Tỉnh Sơn La
04186|Xã Chiềng Phung, Huyện Sông Mã, Tỉnh Sơn La
04186|Xã Nậm Ty, Huyện Sông Mã, Tỉnh Sơn La
04195|Xã Chiềng Sơ, Huyện Sông Mã, Tỉnh Sơn La
04195|Xã Yên Hưng, Huyện Sông Mã, Tỉnh Sơn La
04204|Xã Chiềng Khoong, Huyện Sông Mã, Tỉnh Sơn La
04204|Xã Mường Cai, Huyện Sông Mã, Tỉnh Sơn La
04210|Xã Huổi Một, Huyện Sông Mã, Tỉnh Sơn La
04210|Xã Nậm Mằn, Huyện Sông Mã, Tỉnh Sơn La
04219|Xã Chiềng Cang, Huyện Sông Mã, Tỉnh Sơn La
04219|Xã Mường Hung, Huyện Sông Mã, Tỉnh Sơn La
04222|Xã Chiềng Khương, Huyện Sông Mã, Tỉnh Sơn La
04222|Xã Mường Sai, Huyện Sông Mã, Tỉnh Sơn La
04228|Xã Dồm Cang, Huyện Sốp Cộp, Tỉnh Sơn La
04228|Xã Púng Bánh, Huyện Sốp Cộp, Tỉnh Sơn La
04228|Xã Sam Kha, Huyện Sốp Cộp, Tỉnh Sơn La
04231|Xã Mường Và, Huyện Sốp Cộp, Tỉnh Sơn La
04231|Xã Nậm Lạnh, Huyện Sốp Cộp, Tỉnh Sơn La
04231|Xã Sốp Cộp, Huyện Sốp Cộp, Tỉnh Sơn La
04240|Xã Mường Lèo, Huyện Sốp Cộp, Tỉnh Sơn La
04246|Xã Mường Lạn, Huyện Sốp Cộp, Tỉnh Sơn La
04252|Phường Hồng Hà, Thành phố Yên Bái, Tỉnh Yên Bái
04252|Phường Minh Tân, Thành phố Yên Bái, Tỉnh Yên Bái
04252|Phường Nguyễn Phúc, Thành phố Yên Bái, Tỉnh Yên Bái
04252|Phường Nguyễn Thái Học, Thành phố Yên Bái, Tỉnh Yên Bái
04252|Phường Yên Ninh, Thành phố Yên Bái, Tỉnh Yên Bái
04252|Phường Đồng Tâm, Thành phố Yên Bái, Tỉnh Yên Bái
04273|Phường Nam Cường, Thành phố Yên Bái, Tỉnh Yên Bái
04273|Xã Cường Thịnh, Huyện Trấn Yên, Tỉnh Yên Bái
04273|Xã Minh Bảo, Thành phố Yên Bái, Tỉnh Yên Bái
04273|Xã Tuy Lộc, Thành phố Yên Bái, Tỉnh Yên Bái
04279|Phường Yên Thịnh, Thành phố Yên Bái, Tỉnh Yên Bái
04279|Xã Phú Thịnh, Huyện Yên Bình, Tỉnh Yên Bái
04279|Xã Tân Thịnh, Thành phố Yên Bái, Tỉnh Yên Bái
04279|Xã Văn Phú, Thành phố Yên Bái, Tỉnh Yên Bái
04288|Phường Pú Trạng, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04288|Phường Tân An, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04288|Xã Nghĩa An, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04288|Xã Nghĩa Sơn, Huyện Văn Chấn, Tỉnh Yên Bái
04303|Thị trấn Yên Thế, Huyện Lục Yên, Tỉnh Yên Bái
04303|Xã Liễu Đô, Huyện Lục Yên, Tỉnh Yên Bái
04303|Xã Minh Xuân, Huyện Lục Yên, Tỉnh Yên Bái
04303|Xã Yên Thắng, Huyện Lục Yên, Tỉnh Yên Bái
04309|Xã Khánh Thiện, Huyện Lục Yên, Tỉnh Yên Bái
04309|Xã Lâm Thượng, Huyện Lục Yên, Tỉnh Yên Bái
04309|Xã Mai Sơn, Huyện Lục Yên, Tỉnh Yên Bái
04309|Xã Tân Phượng, Huyện Lục Yên, Tỉnh Yên Bái
04336|Xã Khai Trung, Huyện Lục Yên, Tỉnh Yên Bái
04336|Xã Minh Chuẩn, Huyện Lục Yên, Tỉnh Yên Bái
04336|Xã Phan Thanh, Huyện Lục Yên, Tỉnh Yên Bái
04336|Xã Tân Lĩnh, Huyện Lục Yên, Tỉnh Yên Bái
04336|Xã Tân Lập, Huyện Lục Yên, Tỉnh Yên Bái
04342|Xã An Lạc, Huyện Lục Yên, Tỉnh Yên Bái
04342|Xã Khánh Hoà, Huyện Lục Yên, Tỉnh Yên Bái
04342|Xã Tô Mậu, Huyện Lục Yên, Tỉnh Yên Bái
04342|Xã Động Quan, Huyện Lục Yên, Tỉnh Yên Bái
04345|Xã An Phú, Huyện Lục Yên, Tỉnh Yên Bái
04345|Xã Minh Tiến, Huyện Lục Yên, Tỉnh Yên Bái
04345|Xã Mường Lai, Huyện Lục Yên, Tỉnh Yên Bái
04345|Xã Vĩnh Lạc, Huyện Lục Yên, Tỉnh Yên Bái
04363|Xã Phúc Lợi, Huyện Lục Yên, Tỉnh Yên Bái
04363|Xã Trung Tâm, Huyện Lục Yên, Tỉnh Yên Bái
04363|Xã Trúc Lâu, Huyện Lục Yên, Tỉnh Yên Bái
04375|Thị trấn Mậu A, Huyện Văn Yên, Tỉnh Yên Bái
04375|Xã An Thịnh, Huyện Văn Yên, Tỉnh Yên Bái
04375|Xã Mậu Đông, Huyện Văn Yên, Tỉnh Yên Bái
04375|Xã Ngòi A, Huyện Văn Yên, Tỉnh Yên Bái
04375|Xã Yên Thái, Huyện Văn Yên, Tỉnh Yên Bái
04381|Xã Lang Thíp, Huyện Văn Yên, Tỉnh Yên Bái
04381|Xã Lâm Giang, Huyện Văn Yên, Tỉnh Yên Bái
04387|Xã Châu Quế Hạ, Huyện Văn Yên, Tỉnh Yên Bái
04387|Xã Châu Quế Thượng, Huyện Văn Yên, Tỉnh Yên Bái
04399|Xã An Bình, Huyện Văn Yên, Tỉnh Yên Bái
04399|Xã Quang Minh, Huyện Văn Yên, Tỉnh Yên Bái
04399|Xã Đông An, Huyện Văn Yên, Tỉnh Yên Bái
04399|Xã Đông Cuông, Huyện Văn Yên, Tỉnh Yên Bái
04402|Xã Phong Dụ Hạ, Huyện Văn Yên, Tỉnh Yên Bái
04402|Xã Xuân Tầm, Huyện Văn Yên, Tỉnh Yên Bái
04423|Xã Phong Dụ Thượng, Huyện Văn Yên, Tỉnh Yên Bái
04429|Xã Nà Hẩu, Huyện Văn Yên, Tỉnh Yên Bái
04429|Xã Tân Hợp, Huyện Văn Yên, Tỉnh Yên Bái
04429|Xã Đại Sơn, Huyện Văn Yên, Tỉnh Yên Bái
04441|Xã Viễn Sơn, Huyện Văn Yên, Tỉnh Yên Bái
04441|Xã Xuân Ái, Huyện Văn Yên, Tỉnh Yên Bái
04441|Xã Yên Hợp, Huyện Văn Yên, Tỉnh Yên Bái
04441|Xã Yên Phú, Huyện Văn Yên, Tỉnh Yên Bái
04441|Xã Đại Phác, Huyện Văn Yên, Tỉnh Yên Bái
04450|Xã An Lương, Huyện Văn Chấn, Tỉnh Yên Bái
04450|Xã Mỏ Vàng, Huyện Văn Yên, Tỉnh Yên Bái
04456|Thị trấn Mù Căng Chải, Huyện Mù Căng Chải, Tỉnh Yên Bái
04456|Xã Chế Cu Nha, Huyện Mù Căng Chải, Tỉnh Yên Bái
04456|Xã Kim Nọi, Huyện Mù Căng Chải, Tỉnh Yên Bái
04456|Xã Mồ Dề, Huyện Mù Căng Chải, Tỉnh Yên Bái
04462|Xã Nậm Có, Huyện Mù Căng Chải, Tỉnh Yên Bái
04465|Xã Hồ Bốn, Huyện Mù Căng Chải, Tỉnh Yên Bái
04465|Xã Khao Mang, Huyện Mù Căng Chải, Tỉnh Yên Bái
04474|Xã Lao Chải, Huyện Mù Căng Chải, Tỉnh Yên Bái
04489|Xã Chế Tạo, Huyện Mù Căng Chải, Tỉnh Yên Bái
04492|Xã Dế Su Phình, Huyện Mù Căng Chải, Tỉnh Yên Bái
04492|Xã La Pán Tẩn, Huyện Mù Căng Chải, Tỉnh Yên Bái
04492|Xã Nậm Khắt, Huyện Mù Căng Chải, Tỉnh Yên Bái
04492|Xã Púng Luông, Huyện Mù Căng Chải, Tỉnh Yên Bái
04498|Thị trấn Cổ Phúc, Huyện Trấn Yên, Tỉnh Yên Bái
04498|Xã Báo Đáp, Huyện Trấn Yên, Tỉnh Yên Bái
04498|Xã Hòa Cuông, Huyện Trấn Yên, Tỉnh Yên Bái
04498|Xã Minh Quán, Huyện Trấn Yên, Tỉnh Yên Bái
04498|Xã Thành Thịnh, Huyện Trấn Yên, Tỉnh Yên Bái
04498|Xã Tân Đồng, Huyện Trấn Yên, Tỉnh Yên Bái
04531|Xã Kiên Thành, Huyện Trấn Yên, Tỉnh Yên Bái
04531|Xã Quy Mông, Huyện Trấn Yên, Tỉnh Yên Bái
04531|Xã Y Can, Huyện Trấn Yên, Tỉnh Yên Bái
04537|Xã Hưng Thịnh, Huyện Trấn Yên, Tỉnh Yên Bái
04537|Xã Lương Thịnh, Huyện Trấn Yên, Tỉnh Yên Bái
04543|Phường Hợp Minh, Thành phố Yên Bái, Tỉnh Yên Bái
04543|Xã Bảo Hưng, Huyện Trấn Yên, Tỉnh Yên Bái
04543|Xã Giới Phiên, Thành phố Yên Bái, Tỉnh Yên Bái
04543|Xã Minh Quân, Huyện Trấn Yên, Tỉnh Yên Bái
04543|Xã Âu Lâu, Thành phố Yên Bái, Tỉnh Yên Bái
04564|Xã Việt Cường, Huyện Trấn Yên, Tỉnh Yên Bái
04564|Xã Việt Hồng, Huyện Trấn Yên, Tỉnh Yên Bái
04564|Xã Vân Hội, Huyện Trấn Yên, Tỉnh Yên Bái
04576|Xã Hưng Khánh, Huyện Trấn Yên, Tỉnh Yên Bái
04576|Xã Hồng Ca, Huyện Trấn Yên, Tỉnh Yên Bái
04585|Thị trấn Trạm Tấu, Huyện Trạm Tấu, Tỉnh Yên Bái
04585|Xã Bản Công, Huyện Trạm Tấu, Tỉnh Yên Bái
04585|Xã Hát Lìu, Huyện Trạm Tấu, Tỉnh Yên Bái
04585|Xã Xà Hồ, Huyện Trạm Tấu, Tỉnh Yên Bái
04603|Xã Tà Si Láng, Huyện Trạm Tấu, Tỉnh Yên Bái
04606|Xã Pá Hu, Huyện Trạm Tấu, Tỉnh Yên Bái
04606|Xã Pá Lau, Huyện Trạm Tấu, Tỉnh Yên Bái
04606|Xã Trạm Tấu, Huyện Trạm Tấu, Tỉnh Yên Bái
04606|Xã Túc Đán, Huyện Trạm Tấu, Tỉnh Yên Bái
04609|Xã Bản Mù, Huyện Trạm Tấu, Tỉnh Yên Bái
04609|Xã Làng Nhì, Huyện Trạm Tấu, Tỉnh Yên Bái
04609|Xã Phình Hồ, Huyện Trạm Tấu, Tỉnh Yên Bái
04630|Xã Cao Phạ, Huyện Mù Căng Chải, Tỉnh Yên Bái
04630|Xã Tú Lệ, Huyện Văn Chấn, Tỉnh Yên Bái
04636|Xã Gia Hội, Huyện Văn Chấn, Tỉnh Yên Bái
04636|Xã Nậm Búng, Huyện Văn Chấn, Tỉnh Yên Bái
04636|Xã Nậm Lành, Huyện Văn Chấn, Tỉnh Yên Bái
04651|Xã Nậm Mười, Huyện Văn Chấn, Tỉnh Yên Bái
04651|Xã Suối Quyền, Huyện Văn Chấn, Tỉnh Yên Bái
04651|Xã Sùng Đô, Huyện Văn Chấn, Tỉnh Yên Bái
04651|Xã Sơn Lương, Huyện Văn Chấn, Tỉnh Yên Bái
04660|Thị trấn Liên Sơn, Huyện Văn Chấn, Tỉnh Yên Bái
04660|Xã Nghĩa Phúc, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04660|Xã Sơn A, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04663|Phường Trung Tâm, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04663|Xã Nghĩa Lộ, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04663|Xã Nghĩa Lợi, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04663|Xã Phù Nham, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04672|Thị trấn Sơn Thịnh, Huyện Văn Chấn, Tỉnh Yên Bái
04672|Xã Suối Bu, Huyện Văn Chấn, Tỉnh Yên Bái
04672|Xã Suối Giàng, Huyện Văn Chấn, Tỉnh Yên Bái
04672|Xã Đồng Khê, Huyện Văn Chấn, Tỉnh Yên Bái
04681|Phường Cầu Thia, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04681|Xã Hạnh Sơn, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04681|Xã Phúc Sơn, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04681|Xã Thanh Lương, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04681|Xã Thạch Lương, Thị xã Nghĩa Lộ, Tỉnh Yên Bái
04693|Xã Cát Thịnh, Huyện Văn Chấn, Tỉnh Yên Bái
04699|Xã Chấn Thịnh, Huyện Văn Chấn, Tỉnh Yên Bái
04699|Xã Tân Thịnh, Huyện Văn Chấn, Tỉnh Yên Bái
04699|Xã Đại Lịch, Huyện Văn Chấn, Tỉnh Yên Bái
04705|Thị trấn Trần Phú, Huyện Văn Chấn, Tỉnh Yên Bái
04705|Xã Thượng Bằng La, Huyện Văn Chấn, Tỉnh Yên Bái
04711|Xã Bình Thuận, Huyện Văn Chấn, Tỉnh Yên Bái
04711|Xã Minh An, Huyện Văn Chấn, Tỉnh Yên Bái
04711|Xã Nghĩa Tâm, Huyện Văn Chấn, Tỉnh Yên Bái
04714|Thị trấn Yên Bình, Huyện Yên Bình, Tỉnh Yên Bái
04714|Xã Thịnh Hưng, Huyện Yên Bình, Tỉnh Yên Bái
04714|Xã Tân Hương, Huyện Yên Bình, Tỉnh Yên Bái
04714|Xã Đại Đồng, Huyện Yên Bình, Tỉnh Yên Bái
04717|Thị trấn Thác Bà, Huyện Yên Bình, Tỉnh Yên Bái
04717|Xã Bạch Hà, Huyện Yên Bình, Tỉnh Yên Bái
04717|Xã Hán Đà, Huyện Yên Bình, Tỉnh Yên Bái
04717|Xã Vĩnh Kiên, Huyện Yên Bình, Tỉnh Yên Bái
04717|Xã Vũ Linh, Huyện Yên Bình, Tỉnh Yên Bái
04717|Xã Yên Bình, Huyện Yên Bình, Tỉnh Yên Bái
04717|Xã Đại Minh, Huyện Yên Bình, Tỉnh Yên Bái
04726|Xã Cảm Nhân, Huyện Yên Bình, Tỉnh Yên Bái
04726|Xã Ngọc Chấn, Huyện Yên Bình, Tỉnh Yên Bái
04726|Xã Xuân Long, Huyện Yên Bình, Tỉnh Yên Bái
04744|Xã Mỹ Gia, Huyện Yên Bình, Tỉnh Yên Bái
04744|Xã Phúc An, Huyện Yên Bình, Tỉnh Yên Bái
04744|Xã Phúc Ninh, Huyện Yên Bình, Tỉnh Yên Bái
04744|Xã Xuân Lai, Huyện Yên Bình, Tỉnh Yên Bái
04744|Xã Yên Thành, Huyện Yên Bình, Tỉnh Yên Bái
04750|Xã Bảo Ái, Huyện Yên Bình, Tỉnh Yên Bái
04750|Xã Cảm Ân, Huyện Yên Bình, Tỉnh Yên Bái
04750|Xã Mông Sơn, Huyện Yên Bình, Tỉnh Yên Bái
04750|Xã Tân Nguyên, Huyện Yên Bình, Tỉnh Yên Bái
04792|Phường Tân Hòa, Thành phố Hòa Bình, Tỉnh Hoà Bình
04792|Xã Hòa Bình, Thành phố Hòa Bình, Tỉnh Hoà Bình
04792|Xã Yên Mông, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Hữu Nghị, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Phương Lâm, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Quỳnh Lâm, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Thịnh Lang, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Trung Minh, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Tân Thịnh, Thành phố Hòa Bình, Tỉnh Hoà Bình
04795|Phường Đồng Tiến, Thành phố Hòa Bình, Tỉnh Hoà Bình
04828|Phường Dân Chủ, Thành phố Hòa Bình, Tỉnh Hoà Bình
04828|Phường Thái Bình, Thành phố Hòa Bình, Tỉnh Hoà Bình
04828|Phường Thống Nhất, Thành phố Hòa Bình, Tỉnh Hoà Bình
04831|Thị trấn Đà Bắc, Huyện Đà Bắc, Tỉnh Hoà Bình
04831|Xã Hiền Lương, Huyện Đà Bắc, Tỉnh Hoà Bình
04831|Xã Toàn Sơn, Huyện Đà Bắc, Tỉnh Hoà Bình
04831|Xã Tú Lý, Huyện Đà Bắc, Tỉnh Hoà Bình
04846|Xã Mường Chiềng, Huyện Đà Bắc, Tỉnh Hoà Bình
04846|Xã Nánh Nghê, Huyện Đà Bắc, Tỉnh Hoà Bình
04849|Xã Giáp Đắt, Huyện Đà Bắc, Tỉnh Hoà Bình
04849|Xã Tân Pheo, Huyện Đà Bắc, Tỉnh Hoà Bình
04849|Xã Đồng Chum, Huyện Đà Bắc, Tỉnh Hoà Bình
04873|Xã Trung Thành, Huyện Đà Bắc, Tỉnh Hoà Bình
04873|Xã Yên Hòa, Huyện Đà Bắc, Tỉnh Hoà Bình
04873|Xã Đoàn Kết, Huyện Đà Bắc, Tỉnh Hoà Bình
04873|Xã Đồng Ruộng, Huyện Đà Bắc, Tỉnh Hoà Bình
04876|Xã Cao Sơn, Huyện Đà Bắc, Tỉnh Hoà Bình
04876|Xã Tân Minh, Huyện Đà Bắc, Tỉnh Hoà Bình
04891|Xã Tiền Phong, Huyện Đà Bắc, Tỉnh Hoà Bình
04891|Xã Vầy Nưa, Huyện Đà Bắc, Tỉnh Hoà Bình
04894|Phường Kỳ Sơn, Thành phố Hòa Bình, Tỉnh Hoà Bình
04894|Xã Mông Hóa, Thành phố Hòa Bình, Tỉnh Hoà Bình
04894|Xã Độc Lập, Thành phố Hòa Bình, Tỉnh Hoà Bình
04897|Xã Hợp Thành, Thành phố Hòa Bình, Tỉnh Hoà Bình
04897|Xã Quang Tiến, Thành phố Hòa Bình, Tỉnh Hoà Bình
04897|Xã Thịnh Minh, Thành phố Hòa Bình, Tỉnh Hoà Bình
04924|Thị trấn Lương Sơn, Huyện Lương Sơn, Tỉnh Hoà Bình
04924|Xã Hòa Sơn, Huyện Lương Sơn, Tỉnh Hoà Bình
04924|Xã Lâm Sơn, Huyện Lương Sơn, Tỉnh Hoà Bình
04924|Xã Nhuận Trạch, Huyện Lương Sơn, Tỉnh Hoà Bình
04924|Xã Tân Vinh, Huyện Lương Sơn, Tỉnh Hoà Bình
04930|Xã Tiến Xuân, Huyện Thạch Thất, Thành phố Hà Nội
04930|Xã Yên Bình, Huyện Thạch Thất, Thành phố Hà Nội
04930|Xã Yên Trung, Huyện Thạch Thất, Thành phố Hà Nội
04930|Xã Đông Xuân, Huyện Quốc Oai, Thành phố Hà Nội
04960|Xã Cao Sơn, Huyện Lương Sơn, Tỉnh Hoà Bình
04960|Xã Cư Yên, Huyện Lương Sơn, Tỉnh Hoà Bình
04960|Xã Liên Sơn, Huyện Lương Sơn, Tỉnh Hoà Bình
04978|Thị trấn Bo, Huyện Kim Bôi, Tỉnh Hoà Bình
04978|Xã Kim Bôi, Huyện Kim Bôi, Tỉnh Hoà Bình
04978|Xã Vĩnh Đồng, Huyện Kim Bôi, Tỉnh Hoà Bình
04990|Xã Bình Sơn, Huyện Kim Bôi, Tỉnh Hoà Bình
04990|Xã Hùng Sơn, Huyện Kim Bôi, Tỉnh Hoà Bình
04990|Xã Xuân Thủy, Huyện Kim Bôi, Tỉnh Hoà Bình
04990|Xã Đú Sáng, Huyện Kim Bôi, Tỉnh Hoà Bình
05014|Xã Hợp Tiến, Huyện Kim Bôi, Tỉnh Hoà Bình
05014|Xã Tú Sơn, Huyện Kim Bôi, Tỉnh Hoà Bình
05014|Xã Vĩnh Tiến, Huyện Kim Bôi, Tỉnh Hoà Bình
05014|Xã Đông Bắc, Huyện Kim Bôi, Tỉnh Hoà Bình
05047|Xã Cao Dương, Huyện Lương Sơn, Tỉnh Hoà Bình
05047|Xã Thanh Cao, Huyện Lương Sơn, Tỉnh Hoà Bình
05047|Xã Thanh Sơn, Huyện Lương Sơn, Tỉnh Hoà Bình
05068|Xã Kim Lập, Huyện Kim Bôi, Tỉnh Hoà Bình
05068|Xã Nam Thượng, Huyện Kim Bôi, Tỉnh Hoà Bình
05068|Xã Sào Báy, Huyện Kim Bôi, Tỉnh Hoà Bình
05086|Xã Cuối Hạ, Huyện Kim Bôi, Tỉnh Hoà Bình
05086|Xã Mi Hòa, Huyện Kim Bôi, Tỉnh Hoà Bình
05086|Xã Nuông Dăm, Huyện Kim Bôi, Tỉnh Hoà Bình
05089|Thị trấn Cao Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05089|Xã Hợp Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05089|Xã Thu Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05092|Xã Bình Thanh, Huyện Cao Phong, Tỉnh Hoà Bình
05092|Xã Bắc Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05092|Xã Thung Nai, Huyện Cao Phong, Tỉnh Hoà Bình
05116|Xã Dũng Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05116|Xã Nam Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05116|Xã Thạch Yên, Huyện Cao Phong, Tỉnh Hoà Bình
05116|Xã Tây Phong, Huyện Cao Phong, Tỉnh Hoà Bình
05128|Thị trấn Mãn Đức, Huyện Tân Lạc, Tỉnh Hoà Bình
05128|Xã Ngọc Mỹ, Huyện Tân Lạc, Tỉnh Hoà Bình
05128|Xã Thanh Hối, Huyện Tân Lạc, Tỉnh Hoà Bình
05128|Xã Tử Nê, Huyện Tân Lạc, Tỉnh Hoà Bình
05128|Xã Đông Lai, Huyện Tân Lạc, Tỉnh Hoà Bình
05134|Xã Phú Vinh, Huyện Tân Lạc, Tỉnh Hoà Bình
05134|Xã Suối Hoa, Huyện Tân Lạc, Tỉnh Hoà Bình
05152|Xã Ngổ Luông, Huyện Tân Lạc, Tỉnh Hoà Bình
05152|Xã Quyết Chiến, Huyện Tân Lạc, Tỉnh Hoà Bình
05152|Xã Vân Sơn, Huyện Tân Lạc, Tỉnh Hoà Bình
05158|Xã Mỹ Hòa, Huyện Tân Lạc, Tỉnh Hoà Bình
05158|Xã Phong Phú, Huyện Tân Lạc, Tỉnh Hoà Bình
05158|Xã Phú Cường, Huyện Tân Lạc, Tỉnh Hoà Bình
05191|Xã Gia Mô, Huyện Tân Lạc, Tỉnh Hoà Bình
05191|Xã Lỗ Sơn, Huyện Tân Lạc, Tỉnh Hoà Bình
05191|Xã Nhân Mỹ, Huyện Tân Lạc, Tỉnh Hoà Bình
05200|Thị trấn Mai Châu, Huyện Mai Châu, Tỉnh Hoà Bình
05200|Xã Nà Phòn, Huyện Mai Châu, Tỉnh Hoà Bình
05200|Xã Thành Sơn, Huyện Mai Châu, Tỉnh Hoà Bình
05200|Xã Tòng Đậu, Huyện Mai Châu, Tỉnh Hoà Bình
05200|Xã Đồng Tân, Huyện Mai Châu, Tỉnh Hoà Bình
05206|Xã Sơn Thủy, Huyện Mai Châu, Tỉnh Hoà Bình
05206|Xã Tân Thành, Huyện Mai Châu, Tỉnh Hoà Bình
05212|Xã Cun Pheo, Huyện Mai Châu, Tỉnh Hoà Bình
05212|Xã Hang Kia, Huyện Mai Châu, Tỉnh Hoà Bình
05212|Xã Pà Cò, Huyện Mai Châu, Tỉnh Hoà Bình
05245|Xã Bao La, Huyện Mai Châu, Tỉnh Hoà Bình
05245|Xã Mai Hịch, Huyện Mai Châu, Tỉnh Hoà Bình
05245|Xã Săm Khóe, Huyện Mai Châu, Tỉnh Hoà Bình
05251|Xã Chiềng Châu, Huyện Mai Châu, Tỉnh Hoà Bình
05251|Xã Mai Hạ, Huyện Mai Châu, Tỉnh Hoà Bình
05251|Xã Vạn Mai, Huyện Mai Châu, Tỉnh Hoà Bình
05266|Thị trấn Vụ Bản, Huyện Lạc Sơn, Tỉnh Hoà Bình
05266|Xã Hương Nhượng, Huyện Lạc Sơn, Tỉnh Hoà Bình
05266|Xã Vũ Bình, Huyện Lạc Sơn, Tỉnh Hoà Bình
05287|Xã Quý Hòa, Huyện Lạc Sơn, Tỉnh Hoà Bình
05287|Xã Tuân Đạo, Huyện Lạc Sơn, Tỉnh Hoà Bình
05287|Xã Tân Lập, Huyện Lạc Sơn, Tỉnh Hoà Bình
05290|Xã Mỹ Thành, Huyện Lạc Sơn, Tỉnh Hoà Bình
05290|Xã Nhân Nghĩa, Huyện Lạc Sơn, Tỉnh Hoà Bình
05290|Xã Văn Nghĩa, Huyện Lạc Sơn, Tỉnh Hoà Bình
05293|Xã Miền Đồi, Huyện Lạc Sơn, Tỉnh Hoà Bình
05293|Xã Thượng Cốc, Huyện Lạc Sơn, Tỉnh Hoà Bình
05293|Xã Văn Sơn, Huyện Lạc Sơn, Tỉnh Hoà Bình
05305|Xã Bình Hẻm, Huyện Lạc Sơn, Tỉnh Hoà Bình
05305|Xã Xuất Hóa, Huyện Lạc Sơn, Tỉnh Hoà Bình
05305|Xã Yên Phú, Huyện Lạc Sơn, Tỉnh Hoà Bình
05323|Xã Chí Đạo, Huyện Lạc Sơn, Tỉnh Hoà Bình
05323|Xã Quyết Thắng, Huyện Lạc Sơn, Tỉnh Hoà Bình
05323|Xã Định Cư, Huyện Lạc Sơn, Tỉnh Hoà Bình
05329|Xã Ngọc Lâu, Huyện Lạc Sơn, Tỉnh Hoà Bình
05329|Xã Ngọc Sơn, Huyện Lạc Sơn, Tỉnh Hoà Bình
05329|Xã Tự Do, Huyện Lạc Sơn, Tỉnh Hoà Bình
05347|Xã Tân Mỹ, Huyện Lạc Sơn, Tỉnh Hoà Bình
05347|Xã Yên Nghiệp, Huyện Lạc Sơn, Tỉnh Hoà Bình
05347|Xã Ân Nghĩa, Huyện Lạc Sơn, Tỉnh Hoà Bình
05353|Thị trấn Hàng Trạm, Huyện Yên Thủy, Tỉnh Hoà Bình
05353|Xã Lạc Thịnh, Huyện Yên Thủy, Tỉnh Hoà Bình
05353|Xã Phú Lai, Huyện Yên Thủy, Tỉnh Hoà Bình
05362|Xã Bảo Hiệu, Huyện Yên Thủy, Tỉnh Hoà Bình
05362|Xã Lạc Lương, Huyện Yên Thủy, Tỉnh Hoà Bình
05362|Xã Lạc Sỹ, Huyện Yên Thủy, Tỉnh Hoà Bình
05362|Xã Đa Phúc, Huyện Yên Thủy, Tỉnh Hoà Bình
05386|Xã Hữu Lợi, Huyện Yên Thủy, Tỉnh Hoà Bình
05386|Xã Ngọc Lương, Huyện Yên Thủy, Tỉnh Hoà Bình
05386|Xã Yên Trị, Huyện Yên Thủy, Tỉnh Hoà Bình
05386|Xã Đoàn Kết, Huyện Yên Thủy, Tỉnh Hoà Bình
05392|Thị trấn Chi Nê, Huyện Lạc Thủy, Tỉnh Hoà Bình
05392|Xã Khoan Dụ, Huyện Lạc Thủy, Tỉnh Hoà Bình
05392|Xã Yên Bồng, Huyện Lạc Thủy, Tỉnh Hoà Bình
05392|Xã Đồng Tâm, Huyện Lạc Thủy, Tỉnh Hoà Bình
05395|Thị trấn Ba Hàng Đồi, Huyện Lạc Thủy, Tỉnh Hoà Bình
05395|Xã Phú Nghĩa, Huyện Lạc Thủy, Tỉnh Hoà Bình
05395|Xã Phú Thành, Huyện Lạc Thủy, Tỉnh Hoà Bình
05425|Xã An Bình, Huyện Lạc Thủy, Tỉnh Hoà Bình
05425|Xã Hưng Thi, Huyện Lạc Thủy, Tỉnh Hoà Bình
05425|Xã Thống Nhất, Huyện Lạc Thủy, Tỉnh Hoà Bình
05443|Phường Hoàng Văn Thụ, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05443|Phường Phan Đình Phùng, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05443|Phường Quang Trung, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05443|Phường Trưng Vương, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05443|Phường Tân Thịnh, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05443|Phường Túc Duyên, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05443|Phường Đồng Quang, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05455|Phường Thịnh Đán, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05455|Xã Phúc Hà, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05455|Xã Quyết Thắng, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05467|Phường Cam Giá, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05467|Phường Gia Sàng, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05467|Phường Hương Sơn, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05467|Xã Đồng Liên, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05482|Phường Quang Vinh, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05482|Phường Quán Triều, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05482|Phường Tân Long, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05482|Xã Sơn Cẩm, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05488|Thị trấn Hùng Sơn, Huyện Đại Từ, Tỉnh Thái Nguyên
05488|Xã Phúc Trìu, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05488|Xã Phúc Tân, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05488|Xã Phúc Xuân, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05488|Xã Tân Thái, Huyện Đại Từ, Tỉnh Thái Nguyên
05500|Phường Phú Xá, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05500|Phường Trung Thành, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05500|Phường Tân Lập, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05500|Phường Tân Thành, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05500|Phường Tích Lương, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05503|Xã Bình Sơn, Thành phố Sông Công, Tỉnh Thái Nguyên
05503|Xã Thịnh Đức, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05503|Xã Tân Cương, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05518|Phường Cải Đan, Thành phố Sông Công, Tỉnh Thái Nguyên
05518|Phường Phố Cò, Thành phố Sông Công, Tỉnh Thái Nguyên
05518|Phường Thắng Lợi, Thành phố Sông Công, Tỉnh Thái Nguyên
05528|Phường Bách Quang, Thành phố Sông Công, Tỉnh Thái Nguyên
05528|Phường Lương Sơn, Thành phố Sông Công, Tỉnh Thái Nguyên
05528|Xã Tân Quang, Thành phố Sông Công, Tỉnh Thái Nguyên
05533|Phường Châu Sơn, Thành phố Sông Công, Tỉnh Thái Nguyên
05533|Phường Mỏ Chè, Thành phố Sông Công, Tỉnh Thái Nguyên
05533|Xã Bá Xuyên, Thành phố Sông Công, Tỉnh Thái Nguyên
05542|Xã Lam Vỹ, Huyện Định Hóa, Tỉnh Thái Nguyên
05542|Xã Linh Thông, Huyện Định Hóa, Tỉnh Thái Nguyên
05551|Xã Kim Phượng, Huyện Định Hóa, Tỉnh Thái Nguyên
05551|Xã Quy Kỳ, Huyện Định Hóa, Tỉnh Thái Nguyên
05563|Xã Phượng Tiến, Huyện Định Hóa, Tỉnh Thái Nguyên
05563|Xã Tân Dương, Huyện Định Hóa, Tỉnh Thái Nguyên
05563|Xã Tân Thịnh, Huyện Định Hóa, Tỉnh Thái Nguyên
05569|Thị trấn Chợ Chu, Huyện Định Hóa, Tỉnh Thái Nguyên
05569|Xã Bảo Linh, Huyện Định Hóa, Tỉnh Thái Nguyên
05569|Xã Phúc Chu, Huyện Định Hóa, Tỉnh Thái Nguyên
05569|Xã Đồng Thịnh, Huyện Định Hóa, Tỉnh Thái Nguyên
05581|Xã Bộc Nhiêu, Huyện Định Hóa, Tỉnh Thái Nguyên
05581|Xã Phú Tiến, Huyện Định Hóa, Tỉnh Thái Nguyên
05581|Xã Trung Hội, Huyện Định Hóa, Tỉnh Thái Nguyên
05587|Xã Bình Yên, Huyện Định Hóa, Tỉnh Thái Nguyên
05587|Xã Thanh Định, Huyện Định Hóa, Tỉnh Thái Nguyên
05587|Xã Trung Lương, Huyện Định Hóa, Tỉnh Thái Nguyên
05587|Xã Định Biên, Huyện Định Hóa, Tỉnh Thái Nguyên
05602|Xã Phú Đình, Huyện Định Hóa, Tỉnh Thái Nguyên
05602|Xã Điềm Mặc, Huyện Định Hóa, Tỉnh Thái Nguyên
05605|Xã Bình Thành, Huyện Định Hóa, Tỉnh Thái Nguyên
05605|Xã Sơn Phú, Huyện Định Hóa, Tỉnh Thái Nguyên
05611|Thị trấn Giang Tiên, Huyện Phú Lương, Tỉnh Thái Nguyên
05611|Thị trấn Đu, Huyện Phú Lương, Tỉnh Thái Nguyên
05611|Xã Yên Lạc, Huyện Phú Lương, Tỉnh Thái Nguyên
05611|Xã Động Đạt, Huyện Phú Lương, Tỉnh Thái Nguyên
05620|Xã Yên Ninh, Huyện Phú Lương, Tỉnh Thái Nguyên
05620|Xã Yên Trạch, Huyện Phú Lương, Tỉnh Thái Nguyên
05620|Xã Yên Đổ, Huyện Phú Lương, Tỉnh Thái Nguyên
05632|Xã Hợp Thành, Huyện Phú Lương, Tỉnh Thái Nguyên
05632|Xã Phủ Lý, Huyện Phú Lương, Tỉnh Thái Nguyên
05632|Xã Ôn Lương, Huyện Phú Lương, Tỉnh Thái Nguyên
05641|Xã Cổ Lũng, Huyện Phú Lương, Tỉnh Thái Nguyên
05641|Xã Phú Đô, Huyện Phú Lương, Tỉnh Thái Nguyên
05641|Xã Tức Tranh, Huyện Phú Lương, Tỉnh Thái Nguyên
05641|Xã Vô Tranh, Huyện Phú Lương, Tỉnh Thái Nguyên
05662|Thị trấn Trại Cau, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05662|Xã Hợp Tiến, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05665|Xã Hòa Bình, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05665|Xã Văn Lăng, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05674|Xã Quang Sơn, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05674|Xã Tân Long, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05680|Xã Khe Mo, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05680|Xã Văn Hán, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05692|Thị trấn Hóa Thượng, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05692|Thị trấn Sông Cầu, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05692|Xã Hóa Trung, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05692|Xã Minh Lập, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05707|Xã Cây Thị, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05707|Xã Nam Hòa, Huyện Đồng Hỷ, Tỉnh Thái Nguyên
05710|Phường Chùa Hang, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05710|Phường Đồng Bẩm, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05710|Xã Cao Ngạn, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05710|Xã Huống Thượng, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05710|Xã Linh Sơn, Thành phố Thái Nguyên, Tỉnh Thái Nguyên
05716|Thị trấn Đình Cả, Huyện Võ Nhai, Tỉnh Thái Nguyên
05716|Xã Lâu Thượng, Huyện Võ Nhai, Tỉnh Thái Nguyên
05716|Xã Phú Thượng, Huyện Võ Nhai, Tỉnh Thái Nguyên
05719|Xã Sảng Mộc, Huyện Võ Nhai, Tỉnh Thái Nguyên
05722|Xã Nghinh Tường, Huyện Võ Nhai, Tỉnh Thái Nguyên
05722|Xã Vũ Chấn, Huyện Võ Nhai, Tỉnh Thái Nguyên
05725|Xã Thượng Nung, Huyện Võ Nhai, Tỉnh Thái Nguyên
05725|Xã Thần Xa, Huyện Võ Nhai, Tỉnh Thái Nguyên
05740|Xã Cúc Đường, Huyện Võ Nhai, Tỉnh Thái Nguyên
05740|Xã La Hiên, Huyện Võ Nhai, Tỉnh Thái Nguyên
05746|Xã Liên Minh, Huyện Võ Nhai, Tỉnh Thái Nguyên
05746|Xã Tràng Xá, Huyện Võ Nhai, Tỉnh Thái Nguyên
05755|Xã Bình Long, Huyện Võ Nhai, Tỉnh Thái Nguyên
05755|Xã Dân Tiến, Huyện Võ Nhai, Tỉnh Thái Nguyên
05755|Xã Phương Giao, Huyện Võ Nhai, Tỉnh Thái Nguyên
05773|Xã Phú Xuyên, Huyện Đại Từ, Tỉnh Thái Nguyên
05773|Xã Yên Lãng, Huyện Đại Từ, Tỉnh Thái Nguyên
05776|Xã Minh Tiến, Huyện Đại Từ, Tỉnh Thái Nguyên
05776|Xã Phúc Lương, Huyện Đại Từ, Tỉnh Thái Nguyên
05776|Xã Đức Lương, Huyện Đại Từ, Tỉnh Thái Nguyên
05788|Xã Phú Lạc, Huyện Đại Từ, Tỉnh Thái Nguyên
05788|Xã Phục Linh, Huyện Đại Từ, Tỉnh Thái Nguyên
05788|Xã Tân Linh, Huyện Đại Từ, Tỉnh Thái Nguyên
05800|Xã Bản Ngoại, Huyện Đại Từ, Tỉnh Thái Nguyên
05800|Xã Phú Cường, Huyện Đại Từ, Tỉnh Thái Nguyên
05800|Xã Phú Thịnh, Huyện Đại Từ, Tỉnh Thái Nguyên
05809|Xã An Khánh, Huyện Đại Từ, Tỉnh Thái Nguyên
05809|Xã Cù Vân, Huyện Đại Từ, Tỉnh Thái Nguyên
05809|Xã Hà Thượng, Huyện Đại Từ, Tỉnh Thái Nguyên
05818|Xã Hoàng Nông, Huyện Đại Từ, Tỉnh Thái Nguyên
05818|Xã La Bằng, Huyện Đại Từ, Tỉnh Thái Nguyên
05818|Xã Tiên Hội, Huyện Đại Từ, Tỉnh Thái Nguyên
05830|Xã Bình Thuận, Huyện Đại Từ, Tỉnh Thái Nguyên
05830|Xã Khôi Kỳ, Huyện Đại Từ, Tỉnh Thái Nguyên
05830|Xã Lục Ba, Huyện Đại Từ, Tỉnh Thái Nguyên
05830|Xã Mỹ Yên, Huyện Đại Từ, Tỉnh Thái Nguyên
05845|Xã Văn Yên, Huyện Đại Từ, Tỉnh Thái Nguyên
05845|Xã Vạn Phú, Huyện Đại Từ, Tỉnh Thái Nguyên
05851|Thị trấn Quân Chu, Huyện Đại Từ, Tỉnh Thái Nguyên
05851|Xã Cát Nê, Huyện Đại Từ, Tỉnh Thái Nguyên
05857|Phường Bắc Sơn, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05857|Xã Minh Đức, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05857|Xã Phúc Thuận, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05860|Phường Ba Hàng, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05860|Phường Bãi Bông, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05860|Phường Hồng Tiến, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05860|Phường Đắc Sơn, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05881|Xã Thành Công, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05881|Xã Vạn Phái, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05890|Phường Nam Tiến, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05890|Phường Tiên Phong, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05890|Phường Tân Hương, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05890|Phường Đồng Tiến, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05899|Phường Thuận Thành, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05899|Phường Trung Thành, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05899|Phường Tân Phú, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05899|Phường Đông Cao, Thành phố Phổ Yên, Tỉnh Thái Nguyên
05908|Thị trấn Hương Sơn, Huyện Phú Bình, Tỉnh Thái Nguyên
05908|Xã Bảo Lý, Huyện Phú Bình, Tỉnh Thái Nguyên
05908|Xã Nhã Lộng, Huyện Phú Bình, Tỉnh Thái Nguyên
05908|Xã Xuân Phương, Huyện Phú Bình, Tỉnh Thái Nguyên
05908|Xã Úc Kỳ, Huyện Phú Bình, Tỉnh Thái Nguyên
05917|Xã Bàn Đạt, Huyện Phú Bình, Tỉnh Thái Nguyên
05917|Xã Tân Khánh, Huyện Phú Bình, Tỉnh Thái Nguyên
05917|Xã Đào Xá, Huyện Phú Bình, Tỉnh Thái Nguyên
05923|Xã Tân Hòa, Huyện Phú Bình, Tỉnh Thái Nguyên
05923|Xã Tân Kim, Huyện Phú Bình, Tỉnh Thái Nguyên
05923|Xã Tân Thành, Huyện Phú Bình, Tỉnh Thái Nguyên
05941|Xã Hà Châu, Huyện Phú Bình, Tỉnh Thái Nguyên
05941|Xã Nga My, Huyện Phú Bình, Tỉnh Thái Nguyên
05941|Xã Thượng Đình, Huyện Phú Bình, Tỉnh Thái Nguyên
05941|Xã Điềm Thụy, Huyện Phú Bình, Tỉnh Thái Nguyên
05953|Xã Dương Thành, Huyện Phú Bình, Tỉnh Thái Nguyên
05953|Xã Kha Sơn, Huyện Phú Bình, Tỉnh Thái Nguyên
05953|Xã Lương Phú, Huyện Phú Bình, Tỉnh Thái Nguyên
05953|Xã Thanh Ninh, Huyện Phú Bình, Tỉnh Thái Nguyên
05953|Xã Tân Đức, Huyện Phú Bình, Tỉnh Thái Nguyên
05977|Phường Vĩnh Trại, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
05977|Phường Đông Kinh, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
05977|Xã Mai Pha, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
05977|Xã Yên Trạch, Huyện Cao Lộc, Tỉnh Lạng Sơn
05983|Phường Chi Lăng, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
05983|Xã Quảng Lạc, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
05986|Phường Tam Thanh, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
05986|Xã Hoàng Đồng, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
06001|Xã Cao Minh, Huyện Tràng Định, Tỉnh Lạng Sơn
06001|Xã Khánh Long, Huyện Tràng Định, Tỉnh Lạng Sơn
06001|Xã Đoàn Kết, Huyện Tràng Định, Tỉnh Lạng Sơn
06004|Xã Quốc Khánh, Huyện Tràng Định, Tỉnh Lạng Sơn
06004|Xã Tri Phương, Huyện Tràng Định, Tỉnh Lạng Sơn
06004|Xã Đội Cấn, Huyện Tràng Định, Tỉnh Lạng Sơn
06019|Xã Kim Đồng, Huyện Tràng Định, Tỉnh Lạng Sơn
06019|Xã Tân Tiến, Huyện Tràng Định, Tỉnh Lạng Sơn
06019|Xã Tân Yên, Huyện Tràng Định, Tỉnh Lạng Sơn
06037|Xã Kháng Chiến, Huyện Tràng Định, Tỉnh Lạng Sơn
06037|Xã Trung Thành, Huyện Tràng Định, Tỉnh Lạng Sơn
06037|Xã Tân Minh, Huyện Tràng Định, Tỉnh Lạng Sơn
06040|Thị trấn Thất Khê, Huyện Tràng Định, Tỉnh Lạng Sơn
06040|Xã Chi Lăng, Huyện Tràng Định, Tỉnh Lạng Sơn
06040|Xã Chí Minh, Huyện Tràng Định, Tỉnh Lạng Sơn
06046|Xã Hùng Sơn, Huyện Tràng Định, Tỉnh Lạng Sơn
06046|Xã Hùng Việt, Huyện Tràng Định, Tỉnh Lạng Sơn
06046|Xã Đề Thám, Huyện Tràng Định, Tỉnh Lạng Sơn
06058|Xã Quốc Việt, Huyện Tràng Định, Tỉnh Lạng Sơn
06058|Xã Đào Viên, Huyện Tràng Định, Tỉnh Lạng Sơn
06073|Xã Hoa Thám, Huyện Bình Gia, Tỉnh Lạng Sơn
06073|Xã Hưng Đạo, Huyện Bình Gia, Tỉnh Lạng Sơn
06076|Xã Quý Hòa, Huyện Bình Gia, Tỉnh Lạng Sơn
06076|Xã Vĩnh Yên, Huyện Bình Gia, Tỉnh Lạng Sơn
06079|Xã Hồng Phong, Huyện Bình Gia, Tỉnh Lạng Sơn
06079|Xã Minh Khai, Huyện Bình Gia, Tỉnh Lạng Sơn
06085|Xã Thiện Hòa, Huyện Bình Gia, Tỉnh Lạng Sơn
06085|Xã Yên Lỗ, Huyện Bình Gia, Tỉnh Lạng Sơn
06091|Xã Quang Trung, Huyện Bình Gia, Tỉnh Lạng Sơn
06091|Xã Thiện Thuật, Huyện Bình Gia, Tỉnh Lạng Sơn
06103|Xã Hòa Bình, Huyện Bình Gia, Tỉnh Lạng Sơn
06103|Xã Thiện Long, Huyện Bình Gia, Tỉnh Lạng Sơn
06103|Xã Tân Hòa, Huyện Bình Gia, Tỉnh Lạng Sơn
06112|Thị trấn Bình Gia, Huyện Bình Gia, Tỉnh Lạng Sơn
06112|Xã Hoàng Văn Thụ, Huyện Bình Gia, Tỉnh Lạng Sơn
06112|Xã Mông Ân, Huyện Bình Gia, Tỉnh Lạng Sơn
06115|Xã Bình La, Huyện Bình Gia, Tỉnh Lạng Sơn
06115|Xã Hồng Thái, Huyện Bình Gia, Tỉnh Lạng Sơn
06115|Xã Tân Văn, Huyện Bình Gia, Tỉnh Lạng Sơn
06124|Thị trấn Na Sầm, Huyện Văn Lãng, Tỉnh Lạng Sơn
06124|Xã Bắc Hùng, Huyện Văn Lãng, Tỉnh Lạng Sơn
06124|Xã Hoàng Việt, Huyện Văn Lãng, Tỉnh Lạng Sơn
06148|Xã Thanh Long, Huyện Văn Lãng, Tỉnh Lạng Sơn
06148|Xã Thụy Hùng, Huyện Văn Lãng, Tỉnh Lạng Sơn
06148|Xã Trùng Khánh, Huyện Văn Lãng, Tỉnh Lạng Sơn
06151|Xã Gia Miễn, Huyện Văn Lãng, Tỉnh Lạng Sơn
06151|Xã Hội Hoan, Huyện Văn Lãng, Tỉnh Lạng Sơn
06154|Xã Bắc La, Huyện Văn Lãng, Tỉnh Lạng Sơn
06154|Xã Bắc Việt, Huyện Văn Lãng, Tỉnh Lạng Sơn
06154|Xã Thành Hòa, Huyện Văn Lãng, Tỉnh Lạng Sơn
06154|Xã Tân Tác, Huyện Văn Lãng, Tỉnh Lạng Sơn
06172|Xã Hoàng Văn Thụ, Huyện Văn Lãng, Tỉnh Lạng Sơn
06172|Xã Hồng Thái, Huyện Văn Lãng, Tỉnh Lạng Sơn
06172|Xã Nhạc Kỳ, Huyện Văn Lãng, Tỉnh Lạng Sơn
06172|Xã Tân Mỹ, Huyện Văn Lãng, Tỉnh Lạng Sơn
06172|Xã Tân Thanh, Huyện Văn Lãng, Tỉnh Lạng Sơn
06184|Thị trấn Đồng Đăng, Huyện Cao Lộc, Tỉnh Lạng Sơn
06184|Xã Bảo Lâm, Huyện Cao Lộc, Tỉnh Lạng Sơn
06184|Xã Hồng Phong, Huyện Cao Lộc, Tỉnh Lạng Sơn
06184|Xã Phú Xá, Huyện Cao Lộc, Tỉnh Lạng Sơn
06184|Xã Thụy Hùng, Huyện Cao Lộc, Tỉnh Lạng Sơn
06187|Phường Hoàng Văn Thụ, Thành phố Lạng Sơn, Tỉnh Lạng Sơn
06187|Thị trấn Cao Lộc, Huyện Cao Lộc, Tỉnh Lạng Sơn
06187|Xã Gia Cát, Huyện Cao Lộc, Tỉnh Lạng Sơn
06187|Xã Hợp Thành, Huyện Cao Lộc, Tỉnh Lạng Sơn
06187|Xã Tân Liên, Huyện Cao Lộc, Tỉnh Lạng Sơn
06196|Xã Cao Lâu, Huyện Cao Lộc, Tỉnh Lạng Sơn
06196|Xã Mẫu Sơn, Huyện Cao Lộc, Tỉnh Lạng Sơn
06196|Xã Xuất Lễ, Huyện Cao Lộc, Tỉnh Lạng Sơn
06211|Xã Lộc Yên, Huyện Cao Lộc, Tỉnh Lạng Sơn
06211|Xã Thanh Lòa, Huyện Cao Lộc, Tỉnh Lạng Sơn
06211|Xã Thạch Đạn, Huyện Cao Lộc, Tỉnh Lạng Sơn
06220|Xã Công Sơn, Huyện Cao Lộc, Tỉnh Lạng Sơn
06220|Xã Hòa Cư, Huyện Cao Lộc, Tỉnh Lạng Sơn
06220|Xã Hải Yến, Huyện Cao Lộc, Tỉnh Lạng Sơn
06253|Thị trấn Văn Quan, Huyện Văn Quan, Tỉnh Lạng Sơn
06253|Xã Hòa Bình, Huyện Văn Quan, Tỉnh Lạng Sơn
06253|Xã Tú Xuyên, Huyện Văn Quan, Tỉnh Lạng Sơn
06280|Xã Liên Hội, Huyện Văn Quan, Tỉnh Lạng Sơn
06280|Xã Trấn Ninh, Huyện Văn Quan, Tỉnh Lạng Sơn
06280|Xã Điềm He, Huyện Văn Quan, Tỉnh Lạng Sơn
06286|Xã Bình Trung, Huyện Cao Lộc, Tỉnh Lạng Sơn
06286|Xã Khánh Khê, Huyện Văn Quan, Tỉnh Lạng Sơn
06286|Xã Xuân Long, Huyện Cao Lộc, Tỉnh Lạng Sơn
06298|Xã An Sơn, Huyện Văn Quan, Tỉnh Lạng Sơn
06298|Xã Bình Phúc, Huyện Văn Quan, Tỉnh Lạng Sơn
06298|Xã Yên Phúc, Huyện Văn Quan, Tỉnh Lạng Sơn
06313|Xã Hữu Lễ, Huyện Văn Quan, Tỉnh Lạng Sơn
06313|Xã Lương Năng, Huyện Văn Quan, Tỉnh Lạng Sơn
06313|Xã Tri Lễ, Huyện Văn Quan, Tỉnh Lạng Sơn
06316|Xã Tràng Phái, Huyện Văn Quan, Tỉnh Lạng Sơn
06316|Xã Tân Thành, Huyện Cao Lộc, Tỉnh Lạng Sơn
06316|Xã Tân Đoàn, Huyện Văn Quan, Tỉnh Lạng Sơn
06325|Thị trấn Bắc Sơn, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06325|Xã Bắc Quỳnh, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06325|Xã Long Đống, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06337|Xã Tân Tri, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06337|Xã Vạn Thủy, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06337|Xã Đồng ý, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06349|Xã Hưng Vũ, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06349|Xã Trấn Yên, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06364|Xã Chiến Thắng, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06364|Xã Vũ Lễ, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06364|Xã Vũ Sơn, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06367|Xã Chiêu Vũ, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06367|Xã Tân Hương, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06367|Xã Tân Lập, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06367|Xã Vũ Lăng, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06376|Xã Nhất Hòa, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06376|Xã Nhất Tiến, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06376|Xã Tân Thành, Huyện Bắc Sơn, Tỉnh Lạng Sơn
06385|Thị trấn Hữu Lũng, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06385|Xã Hồ Sơn, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06385|Xã Đồng Tân, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06391|Xã Hòa Bình, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06391|Xã Quyết Thắng, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06391|Xã Yên Bình, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06400|Xã Hữu Liên, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06400|Xã Yên Thịnh, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06415|Xã Minh Tiến, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06415|Xã Nhật Tiến, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06415|Xã Vân Nham, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06427|Xã Cai Kinh, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06427|Xã Yên Sơn, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06427|Xã Yên Vượng, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06436|Xã Thanh Sơn, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06436|Xã Thiện Tân, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06436|Xã Đồng Tiến, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06445|Xã Hòa Lạc, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06445|Xã Hòa Sơn, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06445|Xã Tân Thành, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06457|Xã Hòa Thắng, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06457|Xã Minh Hòa, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06457|Xã Minh Sơn, Huyện Hữu Lũng, Tỉnh Lạng Sơn
06463|Thị trấn Chi Lăng, Huyện Chi Lăng, Tỉnh Lạng Sơn
06463|Thị trấn Đồng Mỏ, Huyện Chi Lăng, Tỉnh Lạng Sơn
06463|Xã Chi Lăng, Huyện Chi Lăng, Tỉnh Lạng Sơn
06475|Xã Bằng Hữu, Huyện Chi Lăng, Tỉnh Lạng Sơn
06475|Xã Bằng Mạc, Huyện Chi Lăng, Tỉnh Lạng Sơn
06475|Xã Gia Lộc, Huyện Chi Lăng, Tỉnh Lạng Sơn
06475|Xã Thượng Cường, Huyện Chi Lăng, Tỉnh Lạng Sơn
06481|Xã Chiến Thắng, Huyện Chi Lăng, Tỉnh Lạng Sơn
06481|Xã Liên Sơn, Huyện Chi Lăng, Tỉnh Lạng Sơn
06481|Xã Vân An, Huyện Chi Lăng, Tỉnh Lạng Sơn
06481|Xã Vân Thủy, Huyện Chi Lăng, Tỉnh Lạng Sơn
06496|Xã Bắc Thủy, Huyện Chi Lăng, Tỉnh Lạng Sơn
06496|Xã Lâm Sơn, Huyện Chi Lăng, Tỉnh Lạng Sơn
06496|Xã Mai Sao, Huyện Chi Lăng, Tỉnh Lạng Sơn
06496|Xã Nhân Lý, Huyện Chi Lăng, Tỉnh Lạng Sơn
06505|Xã Hòa Bình, Huyện Chi Lăng, Tỉnh Lạng Sơn
06505|Xã Vạn Linh, Huyện Chi Lăng, Tỉnh Lạng Sơn
06505|Xã Y Tịch, Huyện Chi Lăng, Tỉnh Lạng Sơn
06517|Xã Hữu Kiên, Huyện Chi Lăng, Tỉnh Lạng Sơn
06517|Xã Quan Sơn, Huyện Chi Lăng, Tỉnh Lạng Sơn
06526|Thị trấn Na Dương, Huyện Lộc Bình, Tỉnh Lạng Sơn
06526|Xã Tú Đoạn, Huyện Lộc Bình, Tỉnh Lạng Sơn
06526|Xã Đông Quan, Huyện Lộc Bình, Tỉnh Lạng Sơn
06529|Thị trấn Lộc Bình, Huyện Lộc Bình, Tỉnh Lạng Sơn
06529|Xã Hữu Khánh, Huyện Lộc Bình, Tỉnh Lạng Sơn
06529|Xã Khánh Xuân, Huyện Lộc Bình, Tỉnh Lạng Sơn
06529|Xã Đồng Bục, Huyện Lộc Bình, Tỉnh Lạng Sơn
06541|Xã Mẫu Sơn, Huyện Lộc Bình, Tỉnh Lạng Sơn
06541|Xã Tú Mịch, Huyện Lộc Bình, Tỉnh Lạng Sơn
06541|Xã Yên Khoái, Huyện Lộc Bình, Tỉnh Lạng Sơn
06565|Xã Khuất Xá, Huyện Lộc Bình, Tỉnh Lạng Sơn
06565|Xã Tam Gia, Huyện Lộc Bình, Tỉnh Lạng Sơn
06577|Xã Hữu Lân, Huyện Lộc Bình, Tỉnh Lạng Sơn
06577|Xã Minh Hiệp, Huyện Lộc Bình, Tỉnh Lạng Sơn
06577|Xã Thống Nhất, Huyện Lộc Bình, Tỉnh Lạng Sơn
06601|Xã Lợi Bác, Huyện Lộc Bình, Tỉnh Lạng Sơn
06601|Xã Sàn Viên, Huyện Lộc Bình, Tỉnh Lạng Sơn
06607|Xã Nam Quan, Huyện Lộc Bình, Tỉnh Lạng Sơn
06607|Xã Xuân Dương, Huyện Lộc Bình, Tỉnh Lạng Sơn
06607|Xã Ái Quốc, Huyện Lộc Bình, Tỉnh Lạng Sơn
06613|Thị trấn Đình Lập, Huyện Đình Lập, Tỉnh Lạng Sơn
06613|Xã Đình Lập, Huyện Đình Lập, Tỉnh Lạng Sơn
06616|Thị trấn Thái Bình, Huyện Đình Lập, Tỉnh Lạng Sơn
06616|Xã Lâm Ca, Huyện Đình Lập, Tỉnh Lạng Sơn
06616|Xã Thái Bình, Huyện Đình Lập, Tỉnh Lạng Sơn
06625|Xã Bính Xá, Huyện Đình Lập, Tỉnh Lạng Sơn
06625|Xã Bắc Xa, Huyện Đình Lập, Tỉnh Lạng Sơn
06625|Xã Kiên Mộc, Huyện Đình Lập, Tỉnh Lạng Sơn
06637|Xã Bắc Lãng, Huyện Đình Lập, Tỉnh Lạng Sơn
06637|Xã Châu Sơn, Huyện Đình Lập, Tỉnh Lạng Sơn
06637|Xã Cường Lợi, Huyện Đình Lập, Tỉnh Lạng Sơn
06637|Xã Đồng Thắng, Huyện Đình Lập, Tỉnh Lạng Sơn
06652|Phường Hà Phong, Thành phố Hạ Long, Tỉnh Quảng Ninh
06652|Phường Hà Tu, Thành phố Hạ Long, Tỉnh Quảng Ninh
06658|Phường Cao Xanh, Thành phố Hạ Long, Tỉnh Quảng Ninh
06658|Phường Hà Khánh, Thành phố Hạ Long, Tỉnh Quảng Ninh
06661|Phường Giếng Đáy, Thành phố Hạ Long, Tỉnh Quảng Ninh
06661|Phường Hà Khẩu, Thành phố Hạ Long, Tỉnh Quảng Ninh
06661|Phường Việt Hưng, Thành phố Hạ Long, Tỉnh Quảng Ninh
06673|Phường Bãi Cháy, Thành phố Hạ Long, Tỉnh Quảng Ninh
06673|Phường Hùng Thắng, Thành phố Hạ Long, Tỉnh Quảng Ninh
06676|Phường Cao Thắng, Thành phố Hạ Long, Tỉnh Quảng Ninh
06676|Phường Hà Lầm, Thành phố Hạ Long, Tỉnh Quảng Ninh
06676|Phường Hà Trung, Thành phố Hạ Long, Tỉnh Quảng Ninh
06685|Phường Bạch Đằng, Thành phố Hạ Long, Tỉnh Quảng Ninh
06685|Phường Hồng Gai, Thành phố Hạ Long, Tỉnh Quảng Ninh
06685|Phường Trần Hưng Đạo, Thành phố Hạ Long, Tỉnh Quảng Ninh
06688|Phường Hồng Hà, Thành phố Hạ Long, Tỉnh Quảng Ninh
06688|Phường Hồng Hải, Thành phố Hạ Long, Tỉnh Quảng Ninh
06706|Phường Tuần Châu, Thành phố Hạ Long, Tỉnh Quảng Ninh
06706|Phường Đại Yên, Thành phố Hạ Long, Tỉnh Quảng Ninh
06709|Phường Ka Long, Thành phố Móng Cái, Tỉnh Quảng Ninh
06709|Phường Ninh Dương, Thành phố Móng Cái, Tỉnh Quảng Ninh
06709|Xã Vạn Ninh, Thành phố Móng Cái, Tỉnh Quảng Ninh
06712|Phường Bình Ngọc, Thành phố Móng Cái, Tỉnh Quảng Ninh
06712|Phường Hòa Lạc, Thành phố Móng Cái, Tỉnh Quảng Ninh
06712|Phường Hải Hoà, Thành phố Móng Cái, Tỉnh Quảng Ninh
06712|Phường Trà Cổ, Thành phố Móng Cái, Tỉnh Quảng Ninh
06712|Phường Trần Phú, Thành phố Móng Cái, Tỉnh Quảng Ninh
06712|Xã Hải Xuân, Thành phố Móng Cái, Tỉnh Quảng Ninh
06724|Xã Bắc Sơn, Thành phố Móng Cái, Tỉnh Quảng Ninh
06724|Xã Hải Sơn, Thành phố Móng Cái, Tỉnh Quảng Ninh
06733|Xã Hải Tiến, Thành phố Móng Cái, Tỉnh Quảng Ninh
06733|Xã Quảng Nghĩa, Thành phố Móng Cái, Tỉnh Quảng Ninh
06736|Phường Hải Yên, Thành phố Móng Cái, Tỉnh Quảng Ninh
06736|Xã Hải Đông, Thành phố Móng Cái, Tỉnh Quảng Ninh
06757|Xã Vĩnh Thực, Thành phố Móng Cái, Tỉnh Quảng Ninh
06757|Xã Vĩnh Trung, Thành phố Móng Cái, Tỉnh Quảng Ninh
06760|Phường Mông Dương, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06760|Xã Dương Huy, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06778|Phường Cẩm Thạch, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06778|Phường Cẩm Thủy, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06778|Phường Quang Hanh, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06781|Phường Cẩm Phú, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06781|Phường Cẩm Sơn, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06781|Phường Cẩm Thịnh, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06781|Phường Cửa Ông, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06793|Phường Cẩm Bình, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06793|Phường Cẩm Thành, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06793|Phường Cẩm Trung, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06793|Phường Cẩm Tây, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06793|Phường Cẩm Đông, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06799|Xã Hải Hòa, Thành phố Cẩm Phả, Tỉnh Quảng Ninh
06811|Phường Quang Trung, Thành phố Uông Bí, Tỉnh Quảng Ninh
06811|Phường Thanh Sơn, Thành phố Uông Bí, Tỉnh Quảng Ninh
06811|Phường Yên Thanh, Thành phố Uông Bí, Tỉnh Quảng Ninh
06820|Phường Bắc Sơn, Thành phố Uông Bí, Tỉnh Quảng Ninh
06820|Phường Nam Khê, Thành phố Uông Bí, Tỉnh Quảng Ninh
06820|Phường Trưng Vương, Thành phố Uông Bí, Tỉnh Quảng Ninh
06820|Phường Vàng Danh, Thành phố Uông Bí, Tỉnh Quảng Ninh
06832|Phường Phương Nam, Thành phố Uông Bí, Tỉnh Quảng Ninh
06832|Phường Phương Đông, Thành phố Uông Bí, Tỉnh Quảng Ninh
06832|Xã Thượng Yên Công, Thành phố Uông Bí, Tỉnh Quảng Ninh
06838|Thị trấn Bình Liêu, Huyện Bình Liêu, Tỉnh Quảng Ninh
06838|Xã Húc Động, Huyện Bình Liêu, Tỉnh Quảng Ninh
06838|Xã Vô Ngại, Huyện Bình Liêu, Tỉnh Quảng Ninh
06841|Xã Hoành Mô, Huyện Bình Liêu, Tỉnh Quảng Ninh
06841|Xã Đồng Văn, Huyện Bình Liêu, Tỉnh Quảng Ninh
06856|Xã Lục Hồn, Huyện Bình Liêu, Tỉnh Quảng Ninh
06856|Xã Đồng Tâm, Huyện Bình Liêu, Tỉnh Quảng Ninh
06862|Thị trấn Tiên Yên, Huyện Tiên Yên, Tỉnh Quảng Ninh
06862|Xã Phong Dụ, Huyện Tiên Yên, Tỉnh Quảng Ninh
06862|Xã Tiên Lãng, Huyện Tiên Yên, Tỉnh Quảng Ninh
06874|Xã Hà Lâu, Huyện Tiên Yên, Tỉnh Quảng Ninh
06874|Xã Yên Than, Huyện Tiên Yên, Tỉnh Quảng Ninh
06874|Xã Điền Xá, Huyện Tiên Yên, Tỉnh Quảng Ninh
06877|Xã Đông Hải, Huyện Tiên Yên, Tỉnh Quảng Ninh
06877|Xã Đông Ngũ, Huyện Tiên Yên, Tỉnh Quảng Ninh
06877|Xã Đại Dực, Huyện Tiên Yên, Tỉnh Quảng Ninh
06886|Xã Hải Lạng, Huyện Tiên Yên, Tỉnh Quảng Ninh
06886|Xã Đồng Rui, Huyện Tiên Yên, Tỉnh Quảng Ninh
06895|Thị trấn Đầm Hà, Huyện Đầm Hà, Tỉnh Quảng Ninh
06895|Xã Tân Bình, Huyện Đầm Hà, Tỉnh Quảng Ninh
06895|Xã Tân Lập, Huyện Đầm Hà, Tỉnh Quảng Ninh
06895|Xã Đại Bình, Huyện Đầm Hà, Tỉnh Quảng Ninh
06895|Xã Đầm Hà, Huyện Đầm Hà, Tỉnh Quảng Ninh
06913|Xã Dực Yên, Huyện Đầm Hà, Tỉnh Quảng Ninh
06913|Xã Quảng An, Huyện Đầm Hà, Tỉnh Quảng Ninh
06913|Xã Quảng Lâm, Huyện Đầm Hà, Tỉnh Quảng Ninh
06913|Xã Quảng Tân, Huyện Đầm Hà, Tỉnh Quảng Ninh
06922|Thị trấn Quảng Hà, Huyện Hải Hà, Tỉnh Quảng Ninh
06922|Xã Quảng Chính, Huyện Hải Hà, Tỉnh Quảng Ninh
06922|Xã Quảng Minh, Huyện Hải Hà, Tỉnh Quảng Ninh
06922|Xã Quảng Phong, Huyện Hải Hà, Tỉnh Quảng Ninh
06931|Xã Quảng Thành, Huyện Hải Hà, Tỉnh Quảng Ninh
06931|Xã Quảng Thịnh, Huyện Hải Hà, Tỉnh Quảng Ninh
06931|Xã Quảng Đức, Huyện Hải Hà, Tỉnh Quảng Ninh
06946|Xã Quảng Long, Huyện Hải Hà, Tỉnh Quảng Ninh
06946|Xã Quảng Sơn, Huyện Hải Hà, Tỉnh Quảng Ninh
06946|Xã Đường Hoa, Huyện Hải Hà, Tỉnh Quảng Ninh
06967|Xã Cái Chiên, Huyện Hải Hà, Tỉnh Quảng Ninh
06970|Thị trấn Ba Chẽ, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06970|Xã Nam Sơn, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06970|Xã Thanh Sơn, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06970|Xã Đồn Đạc, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06979|Xã Kỳ Thượng, Thành phố Hạ Long, Tỉnh Quảng Ninh
06979|Xã Thanh Lâm, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06979|Xã Đạp Thanh, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06985|Xã Lương Minh, Huyện Ba Chẽ, Tỉnh Quảng Ninh
06985|Xã Đồng Sơn, Thành phố Hạ Long, Tỉnh Quảng Ninh
06994|Thị trấn Cái Rồng, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Bình Dân, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Bản Sen, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Hạ Long, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Minh Châu, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Ngọc Vừng, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Quan Lạn, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Thắng Lợi, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Vạn Yên, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Đoàn Kết, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Đài Xuyên, Huyện Vân Đồn, Tỉnh Quảng Ninh
06994|Xã Đông Xá, Huyện Vân Đồn, Tỉnh Quảng Ninh
07030|Phường Hoành Bồ, Thành phố Hạ Long, Tỉnh Quảng Ninh
07030|Xã Lê Lợi, Thành phố Hạ Long, Tỉnh Quảng Ninh
07030|Xã Sơn Dương, Thành phố Hạ Long, Tỉnh Quảng Ninh
07054|Xã Bằng Cả, Thành phố Hạ Long, Tỉnh Quảng Ninh
07054|Xã Dân Chủ, Thành phố Hạ Long, Tỉnh Quảng Ninh
07054|Xã Quảng La, Thành phố Hạ Long, Tỉnh Quảng Ninh
07054|Xã Tân Dân, Thành phố Hạ Long, Tỉnh Quảng Ninh
07060|Xã Hòa Bình, Thành phố Hạ Long, Tỉnh Quảng Ninh
07060|Xã Thống Nhất, Thành phố Hạ Long, Tỉnh Quảng Ninh
07060|Xã Vũ Oai, Thành phố Hạ Long, Tỉnh Quảng Ninh
07060|Xã Đồng Lâm, Thành phố Hạ Long, Tỉnh Quảng Ninh
07069|Phường Kim Sơn, Thành phố Đông Triều, Tỉnh Quảng Ninh
07069|Phường Mạo Khê, Thành phố Đông Triều, Tỉnh Quảng Ninh
07069|Phường Xuân Sơn, Thành phố Đông Triều, Tỉnh Quảng Ninh
07069|Phường Yên Thọ, Thành phố Đông Triều, Tỉnh Quảng Ninh
07081|Phường Bình Khê, Thành phố Đông Triều, Tỉnh Quảng Ninh
07081|Phường Tràng An, Thành phố Đông Triều, Tỉnh Quảng Ninh
07081|Xã Tràng Lương, Thành phố Đông Triều, Tỉnh Quảng Ninh
07090|Phường Bình Dương, Thành phố Đông Triều, Tỉnh Quảng Ninh
07090|Xã An Sinh, Thành phố Đông Triều, Tỉnh Quảng Ninh
07090|Xã Việt Dân, Thành phố Đông Triều, Tỉnh Quảng Ninh
07093|Phường Hưng Đạo, Thành phố Đông Triều, Tỉnh Quảng Ninh
07093|Phường Hồng Phong, Thành phố Đông Triều, Tỉnh Quảng Ninh
07093|Phường Thủy An, Thành phố Đông Triều, Tỉnh Quảng Ninh
07093|Phường Đông Triều, Thị xã Đông Triều, Tỉnh Quảng Ninh
07093|Phường Đức Chính, Thành phố Đông Triều, Tỉnh Quảng Ninh
07093|Xã Nguyễn Huệ, Thành phố Đông Triều, Tỉnh Quảng Ninh
07093|Xã Thủy An, Thị xã Đông Triều, Tỉnh Quảng Ninh
07114|Phường Hoàng Quế, Thành phố Đông Triều, Tỉnh Quảng Ninh
07114|Phường Yên Đức, Thành phố Đông Triều, Tỉnh Quảng Ninh
07114|Xã Hồng Thái Tây, Thành phố Đông Triều, Tỉnh Quảng Ninh
07114|Xã Hồng Thái Đông, Thành phố Đông Triều, Tỉnh Quảng Ninh
07132|Phường Quảng Yên, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07132|Phường Yên Giang, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07132|Xã Tiền An, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07135|Phường Minh Thành, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07135|Phường Đông Mai, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07147|Phường Cộng Hòa, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07147|Xã Hiệp Hòa, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07147|Xã Sông Khoai, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07168|Phường Hà An, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07168|Phường Tân An, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07168|Xã Hoàng Tân, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07180|Phường Phong Hải, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07180|Xã Liên Hòa, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07180|Xã Liên Vị, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07180|Xã Tiền Phong, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07183|Phường Nam Hoà, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07183|Phường Phong Cốc, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07183|Phường Yên Hải, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07183|Xã Cẩm La, Thị xã Quảng Yên, Tỉnh Quảng Ninh
07192|Thị trấn Cô Tô, Huyện Cô Tô, Tỉnh Quảng Ninh
07192|Xã Thanh Lân, Huyện Cô Tô, Tỉnh Quảng Ninh
07192|Xã Đồng Tiến, Huyện Cô Tô, Tỉnh Quảng Ninh
07210|Phường Dĩnh Kế, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Dĩnh Trì, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Hoàng Văn Thụ, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Lê Lợi, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Ngô Quyền, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Thọ Xương, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Trần Nguyên Hãn, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Trần Phú, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Phường Xương Giang, Thành phố Bắc Giang, Tỉnh Bắc Giang
07210|Xã Dĩnh Trì, Thành phố Bắc Giang, Tỉnh Bắc Giang
07228|Phường Mỹ Độ, Thành phố Bắc Giang, Tỉnh Bắc Giang
07228|Phường Song Mai, Thành phố Bắc Giang, Tỉnh Bắc Giang
07228|Phường Tân Mỹ, Thành phố Bắc Giang, Tỉnh Bắc Giang
07228|Phường Đa Mai, Thành phố Bắc Giang, Tỉnh Bắc Giang
07228|Xã Quế Nham, Huyện Tân Yên, Tỉnh Bắc Giang
07246|Xã Canh Nậu, Huyện Yên Thế, Tỉnh Bắc Giang
07246|Xã Xuân Lương, Huyện Yên Thế, Tỉnh Bắc Giang
07246|Xã Đồng Tiến, Huyện Yên Thế, Tỉnh Bắc Giang
07264|Xã An Thượng, Huyện Yên Thế, Tỉnh Bắc Giang
07264|Xã Tam Tiến, Huyện Yên Thế, Tỉnh Bắc Giang
07264|Xã Tiến Thắng, Huyện Yên Thế, Tỉnh Bắc Giang
07282|Xã Đồng Hưu, Huyện Yên Thế, Tỉnh Bắc Giang
07282|Xã Đồng Kỳ, Huyện Yên Thế, Tỉnh Bắc Giang
07282|Xã Đồng Vương, Huyện Yên Thế, Tỉnh Bắc Giang
07288|Thị trấn Phồn Xương, Huyện Yên Thế, Tỉnh Bắc Giang
07288|Xã Tam Hiệp, Huyện Yên Thế, Tỉnh Bắc Giang
07288|Xã Tân Hiệp, Huyện Yên Thế, Tỉnh Bắc Giang
07288|Xã Tân Sỏi, Huyện Yên Thế, Tỉnh Bắc Giang
07288|Xã Đồng Lạc, Huyện Yên Thế, Tỉnh Bắc Giang
07288|Xã Đồng Tâm, Huyện Yên Thế, Tỉnh Bắc Giang
07294|Thị trấn Bố Hạ, Huyện Yên Thế, Tỉnh Bắc Giang
07294|Xã Bố Hạ, Thành phố Bắc Ninh
07294|Xã Hương Vĩ, Huyện Yên Thế, Tỉnh Bắc Giang
07294|Xã Đông Sơn, Huyện Yên Thế, Tỉnh Bắc Giang
07306|Thị trấn Nhã Nam, Huyện Tân Yên, Tỉnh Bắc Giang
07306|Xã An Dương, Huyện Tân Yên, Tỉnh Bắc Giang
07306|Xã Liên Sơn, Huyện Tân Yên, Tỉnh Bắc Giang
07306|Xã Tân Trung, Huyện Tân Yên, Tỉnh Bắc Giang
07330|Xã Hợp Đức, Huyện Tân Yên, Tỉnh Bắc Giang
07330|Xã Liên Chung, Huyện Tân Yên, Tỉnh Bắc Giang
07330|Xã Phúc Hòa, Huyện Tân Yên, Tỉnh Bắc Giang
07333|Xã Lam Sơn, Huyện Tân Yên, Tỉnh Bắc Giang
07333|Xã Quang Trung, Huyện Tân Yên, Tỉnh Bắc Giang
07339|Thị trấn Cao Thượng, Huyện Tân Yên, Tỉnh Bắc Giang
07339|Xã Cao Xá, Huyện Tân Yên, Tỉnh Bắc Giang
07339|Xã Ngọc Lý, Huyện Tân Yên, Tỉnh Bắc Giang
07339|Xã Việt Lập, Huyện Tân Yên, Tỉnh Bắc Giang
07351|Xã Ngọc Châu, Huyện Tân Yên, Tỉnh Bắc Giang
07351|Xã Ngọc Thiện, Huyện Tân Yên, Tỉnh Bắc Giang
07351|Xã Ngọc Vân, Huyện Tân Yên, Tỉnh Bắc Giang
07351|Xã Song Vân, Huyện Tân Yên, Tỉnh Bắc Giang
07351|Xã Việt Ngọc, Huyện Tân Yên, Tỉnh Bắc Giang
07375|Thị trấn Vôi, Huyện Lạng Giang, Tỉnh Bắc Giang
07375|Xã Hương Lạc, Huyện Lạng Giang, Tỉnh Bắc Giang
07375|Xã Lạng Giang, Thành phố Bắc Ninh
07375|Xã Tân Hưng, Huyện Lạng Giang, Tỉnh Bắc Giang
07375|Xã Xương Lâm, Huyện Lạng Giang, Tỉnh Bắc Giang
07381|Xã An Hà, Huyện Lạng Giang, Tỉnh Bắc Giang
07381|Xã Nghĩa Hòa, Huyện Lạng Giang, Tỉnh Bắc Giang
07381|Xã Nghĩa Hưng, Huyện Lạng Giang, Tỉnh Bắc Giang
07381|Xã Tiên Lục, Huyện Lạng Giang, Tỉnh Bắc Giang
07381|Xã Đào Mỹ, Huyện Lạng Giang, Tỉnh Bắc Giang
07399|Thị trấn Kép, Huyện Lạng Giang, Tỉnh Bắc Giang
07399|Xã Hương Sơn, Huyện Lạng Giang, Tỉnh Bắc Giang
07399|Xã Kép, Thành phố Bắc Ninh
07399|Xã Quang Thịnh, Huyện Lạng Giang, Tỉnh Bắc Giang
07420|Xã Dương Đức, Huyện Lạng Giang, Tỉnh Bắc Giang
07420|Xã Mỹ Thái, Huyện Lạng Giang, Tỉnh Bắc Giang
07420|Xã Tân Thanh, Huyện Lạng Giang, Tỉnh Bắc Giang
07420|Xã Xuân Hương, Huyện Lạng Giang, Tỉnh Bắc Giang
07432|Xã Thái Đào, Huyện Lạng Giang, Tỉnh Bắc Giang
07432|Xã Tân Dĩnh, Huyện Lạng Giang, Tỉnh Bắc Giang
07432|Xã Đại Lâm, Huyện Lạng Giang, Tỉnh Bắc Giang
07444|Thị trấn Phương Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07444|Thị trấn Đồi Ngô, Huyện Lục Nam, Tỉnh Bắc Giang
07444|Xã Chu Điện, Huyện Lục Nam, Tỉnh Bắc Giang
07444|Xã Cương Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07444|Xã Lục Nam, Thành phố Bắc Ninh
07444|Xã Tiên Nha, Huyện Lục Nam, Tỉnh Bắc Giang
07450|Xã Đông Hưng, Huyện Lục Nam, Tỉnh Bắc Giang
07450|Xã Đông Phú, Huyện Lục Nam, Tỉnh Bắc Giang
07462|Xã Bảo Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07462|Xã Bảo Đài, Huyện Lục Nam, Tỉnh Bắc Giang
07462|Xã Tam Dị, Huyện Lục Nam, Tỉnh Bắc Giang
07462|Xã Thanh Lâm, Huyện Lục Nam, Tỉnh Bắc Giang
07486|Xã Huyền Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07486|Xã Nghĩa Phương, Huyện Lục Nam, Tỉnh Bắc Giang
07486|Xã Trường Giang, Huyện Lục Nam, Tỉnh Bắc Giang
07489|Xã Trường Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07489|Xã Vô Tranh, Huyện Lục Nam, Tỉnh Bắc Giang
07492|Xã Bình Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07492|Xã Lục Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07498|Xã Bắc Lũng, Huyện Lục Nam, Tỉnh Bắc Giang
07498|Xã Khám Lạng, Huyện Lục Nam, Tỉnh Bắc Giang
07498|Xã Lan Mẫu, Huyện Lục Nam, Tỉnh Bắc Giang
07498|Xã Yên Sơn, Huyện Lục Nam, Tỉnh Bắc Giang
07519|Xã Cẩm Lý, Huyện Lục Nam, Tỉnh Bắc Giang
07519|Xã Đan Hội, Huyện Lục Nam, Tỉnh Bắc Giang
07525|Phường Chũ, Thị xã Chũ, Tỉnh Bắc Giang
07525|Phường Hồng Giang, Thị xã Chũ, Tỉnh Bắc Giang
07525|Phường Thanh Hải, Thị xã Chũ, Tỉnh Bắc Giang
07525|Phường Trù Hựu, Thị xã Chũ, Tỉnh Bắc Giang
07531|Xã Cấm Sơn, Huyện Lục Ngạn, Tỉnh Bắc Giang
07531|Xã Tân Sơn, Huyện Lục Ngạn, Tỉnh Bắc Giang
07534|Xã Phong Minh, Huyện Lục Ngạn, Tỉnh Bắc Giang
07534|Xã Sa Lý, Huyện Lục Ngạn, Tỉnh Bắc Giang
07537|Xã Biên Sơn, Huyện Lục Ngạn, Tỉnh Bắc Giang
07537|Xã Phong Vân, Huyện Lục Ngạn, Tỉnh Bắc Giang
07543|Xã Hộ Đáp, Huyện Lục Ngạn, Tỉnh Bắc Giang
07543|Xã Sơn Hải, Huyện Lục Ngạn, Tỉnh Bắc Giang
07552|Xã Kiên Lao, Thị xã Chũ, Tỉnh Bắc Giang
07552|Xã Kiên Thành, Thị xã Chũ, Tỉnh Bắc Giang
07573|Thị trấn Biển Động, Huyện Lục Ngạn, Tỉnh Bắc Giang
07573|Xã Kim Sơn, Huyện Lục Ngạn, Tỉnh Bắc Giang
07573|Xã Phú Nhuận, Huyện Lục Ngạn, Tỉnh Bắc Giang
07582|Thị trấn Phì Điền, Huyện Lục Ngạn, Tỉnh Bắc Giang
07582|Xã Giáp Sơn, Huyện Lục Ngạn, Tỉnh Bắc Giang
07582|Xã Tân Hoa, Huyện Lục Ngạn, Tỉnh Bắc Giang
07582|Xã Tân Quang, Huyện Lục Ngạn, Tỉnh Bắc Giang
07582|Xã Đồng Cốc, Huyện Lục Ngạn, Tỉnh Bắc Giang
07594|Xã Tân Lập, Huyện Lục Ngạn, Tỉnh Bắc Giang
07594|Xã Đèo Gia, Huyện Lục Ngạn, Tỉnh Bắc Giang
07603|Xã Nam Dương, Thị xã Chũ, Tỉnh Bắc Giang
07603|Xã Tân Mộc, Huyện Lục Ngạn, Tỉnh Bắc Giang
07612|Phường Phượng Sơn, Thị xã Chũ, Tỉnh Bắc Giang
07612|Xã Mỹ An, Thị xã Chũ, Tỉnh Bắc Giang
07612|Xã Quý Sơn, Thị xã Chũ, Tỉnh Bắc Giang
07615|Thị trấn An Châu, Huyện Sơn Động, Tỉnh Bắc Giang
07615|Xã An Bá, Huyện Sơn Động, Tỉnh Bắc Giang
07615|Xã Vĩnh An, Huyện Sơn Động, Tỉnh Bắc Giang
07616|Thị trấn Tây Yên Tử, Huyện Sơn Động, Tỉnh Bắc Giang
07616|Xã Thanh Luận, Huyện Sơn Động, Tỉnh Bắc Giang
07621|Xã Hữu Sản, Huyện Sơn Động, Tỉnh Bắc Giang
07621|Xã Vân Sơn, Huyện Sơn Động, Tỉnh Bắc Giang
07627|Xã Giáo Liêm, Huyện Sơn Động, Tỉnh Bắc Giang
07627|Xã Phúc Sơn, Huyện Sơn Động, Tỉnh Bắc Giang
07627|Xã Đại Sơn, Huyện Sơn Động, Tỉnh Bắc Giang
07642|Xã Cẩm Đàn, Huyện Sơn Động, Tỉnh Bắc Giang
07642|Xã Yên Định, Huyện Sơn Động, Tỉnh Bắc Giang
07654|Xã An Lạc, Huyện Sơn Động, Tỉnh Bắc Giang
07654|Xã Lệ Viễn, Huyện Sơn Động, Tỉnh Bắc Giang
07663|Xã Tuấn Đạo, Huyện Sơn Động, Tỉnh Bắc Giang
07672|Xã Dương Hưu, Huyện Sơn Động, Tỉnh Bắc Giang
07672|Xã Long Sơn, Huyện Sơn Động, Tỉnh Bắc Giang
07681|Phường Nham Biền, Thành phố Bắc Giang, Tỉnh Bắc Giang
07681|Phường Tân Liễu, Thành phố Bắc Giang, Tỉnh Bắc Giang
07681|Thị trấn Nham Biền, Thành phố Bắc Giang, Tỉnh Bắc Giang
07681|Xã Tân Liễu, Thành phố Bắc Giang, Tỉnh Bắc Giang
07681|Xã Yên Lư, Thành phố Bắc Giang, Tỉnh Bắc Giang
07682|Phường Tân An, Thành phố Bắc Giang, Tỉnh Bắc Giang
07682|Xã Lãng Sơn, Thành phố Bắc Giang, Tỉnh Bắc Giang
07682|Xã Quỳnh Sơn, Thành phố Bắc Giang, Tỉnh Bắc Giang
07682|Xã Trí Yên, Thành phố Bắc Giang, Tỉnh Bắc Giang
07696|Phường Nội Hoàng, Thành phố Bắc Giang, Tỉnh Bắc Giang
07696|Phường Song Khê, Thành phố Bắc Giang, Tỉnh Bắc Giang
07696|Phường Tiền Phong, Thành phố Bắc Giang, Tỉnh Bắc Giang
07696|Phường Đồng Sơn, Thành phố Bắc Giang, Tỉnh Bắc Giang
07699|Phường Hương Gián, Thành phố Bắc Giang, Tỉnh Bắc Giang
07699|Phường Tân Tiến, Thành phố Bắc Giang, Tỉnh Bắc Giang
07699|Xã Xuân Phú, Thành phố Bắc Giang, Tỉnh Bắc Giang
07735|Xã Đồng Phúc, Thành phố Bắc Giang, Tỉnh Bắc Giang
07735|Xã Đồng Việt, Thành phố Bắc Giang, Tỉnh Bắc Giang
07735|Xã Đức Giang, Thành phố Bắc Giang, Tỉnh Bắc Giang
07738|Phường Cảnh Thụy, Thành phố Bắc Giang, Tỉnh Bắc Giang
07738|Xã Tiến Dũng, Thành phố Bắc Giang, Tỉnh Bắc Giang
07738|Xã Tư Mại, Thành phố Bắc Giang, Tỉnh Bắc Giang
07774|Phường Tự Lạn, Thị xã Việt Yên, Tỉnh Bắc Giang
07774|Xã Hương Mai, Thị xã Việt Yên, Tỉnh Bắc Giang
07774|Xã Thượng Lan, Thị xã Việt Yên, Tỉnh Bắc Giang
07774|Xã Việt Tiến, Thị xã Việt Yên, Tỉnh Bắc Giang
07777|Phường Bích Động, Thị xã Việt Yên, Tỉnh Bắc Giang
07777|Phường Hồng Thái, Thị xã Việt Yên, Tỉnh Bắc Giang
07777|Xã Minh Đức, Thị xã Việt Yên, Tỉnh Bắc Giang
07777|Xã Nghĩa Trung, Thị xã Việt Yên, Tỉnh Bắc Giang
07795|Phường Nếnh, Thị xã Việt Yên, Tỉnh Bắc Giang
07795|Phường Quang Châu, Thị xã Việt Yên, Tỉnh Bắc Giang
07795|Phường Tăng Tiến, Thị xã Việt Yên, Tỉnh Bắc Giang
07795|Phường Vân Trung, Thị xã Việt Yên, Tỉnh Bắc Giang
07798|Phường Ninh Sơn, Thị xã Việt Yên, Tỉnh Bắc Giang
07798|Phường Quảng Minh, Thị xã Việt Yên, Tỉnh Bắc Giang
07798|Xã Tiên Sơn, Thị xã Việt Yên, Tỉnh Bắc Giang
07798|Xã Trung Sơn, Thị xã Việt Yên, Tỉnh Bắc Giang
07798|Xã Vân Hà, Thị xã Việt Yên, Tỉnh Bắc Giang
07822|Xã Hoàng Vân, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07822|Xã Ngọc Sơn, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07822|Xã Toàn Thắng, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07822|Xã Đồng Tiến, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07840|Thị trấn Thắng, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07840|Xã Danh Thắng, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07840|Xã Hiệp Hòa, Thành phố Bắc Ninh
07840|Xã Lương Phong, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07840|Xã Đoan Bái, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07840|Xã Đông Lỗ, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07864|Xã Hùng Thái, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07864|Xã Hợp Thịnh, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07864|Xã Mai Trung, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07864|Xã Sơn Thịnh, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07864|Xã Thường Thắng, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07870|Thị trấn Bắc Lý, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07870|Xã Châu Minh, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07870|Xã Hương Lâm, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07870|Xã Mai Đình, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07870|Xã Xuân Cẩm, Huyện Hiệp Hòa, Tỉnh Bắc Giang
07894|Phường Minh Phương, Thành phố Việt Trì, Tỉnh Phú Thọ
07894|Phường Nông Trang, Thành phố Việt Trì, Tỉnh Phú Thọ
07894|Xã Thụy Vân, Thành phố Việt Trì, Tỉnh Phú Thọ
07900|Phường Dữu Lâu, Thành phố Việt Trì, Tỉnh Phú Thọ
07900|Phường Gia Cẩm, Thành phố Việt Trì, Tỉnh Phú Thọ
07900|Phường Minh Nông, Thành phố Việt Trì, Tỉnh Phú Thọ
07900|Phường Tân Dân, Thành phố Việt Trì, Tỉnh Phú Thọ
07900|Xã Trưng Vương, Thành phố Việt Trì, Tỉnh Phú Thọ
07909|Phường Bạch Hạc, Thành phố Việt Trì, Tỉnh Phú Thọ
07909|Phường Thanh Miếu, Thành phố Việt Trì, Tỉnh Phú Thọ
07909|Phường Thọ Sơn, Thành phố Việt Trì, Tỉnh Phú Thọ
07909|Phường Tiên Cát, Thành phố Việt Trì, Tỉnh Phú Thọ
07909|Xã Sông Lô, Thành phố Việt Trì, Tỉnh Phú Thọ
07918|Phường Vân Phú, Thành phố Việt Trì, Tỉnh Phú Thọ
07918|Xã Hùng Lô, Thành phố Việt Trì, Tỉnh Phú Thọ
07918|Xã Kim Đức, Thành phố Việt Trì, Tỉnh Phú Thọ
07918|Xã Phượng Lâu, Thành phố Việt Trì, Tỉnh Phú Thọ
07942|Phường Hùng Vương, Thị xã Phú Thọ, Tỉnh Phú Thọ
07942|Xã Hà Lộc, Thị xã Phú Thọ, Tỉnh Phú Thọ
07942|Xã Văn Lung, Thị xã Phú Thọ, Tỉnh Phú Thọ
07948|Phường Thanh Vinh, Thị xã Phú Thọ, Tỉnh Phú Thọ
07948|Phường Âu Cơ, Thị xã Phú Thọ, Tỉnh Phú Thọ
07948|Xã Thanh Minh, Thị xã Phú Thọ, Tỉnh Phú Thọ
07954|Phường Phong Châu, Thị xã Phú Thọ, Tỉnh Phú Thọ
07954|Xã Hà Thạch, Thị xã Phú Thọ, Tỉnh Phú Thọ
07954|Xã Phú Hộ, Thị xã Phú Thọ, Tỉnh Phú Thọ
07969|Thị trấn Đoan Hùng, Huyện Đoan Hùng, Tỉnh Phú Thọ
07969|Xã Hợp Nhất, Huyện Đoan Hùng, Tỉnh Phú Thọ
07969|Xã Ngọc Quan, Huyện Đoan Hùng, Tỉnh Phú Thọ
07996|Xã Bằng Doãn, Huyện Đoan Hùng, Tỉnh Phú Thọ
07996|Xã Bằng Luân, Huyện Đoan Hùng, Tỉnh Phú Thọ
07996|Xã Phúc Lai, Huyện Đoan Hùng, Tỉnh Phú Thọ
07999|Xã Chí Đám, Huyện Đoan Hùng, Tỉnh Phú Thọ
07999|Xã Hùng Xuyên, Huyện Đoan Hùng, Tỉnh Phú Thọ
08023|Xã Ca Đình, Huyện Đoan Hùng, Tỉnh Phú Thọ
08023|Xã Phú Lâm, Huyện Đoan Hùng, Tỉnh Phú Thọ
08023|Xã Tây Cốc, Huyện Đoan Hùng, Tỉnh Phú Thọ
08038|Xã Chân Mộng, Huyện Đoan Hùng, Tỉnh Phú Thọ
08038|Xã Hùng Long, Huyện Đoan Hùng, Tỉnh Phú Thọ
08038|Xã Yên Kiện, Huyện Đoan Hùng, Tỉnh Phú Thọ
08053|Thị trấn Hạ Hoà, Huyện Hạ Hoà, Tỉnh Phú Thọ
08053|Xã Gia Điền, Huyện Hạ Hoà, Tỉnh Phú Thọ
08053|Xã Minh Hạc, Huyện Hạ Hoà, Tỉnh Phú Thọ
08053|Xã Ấm Hạ, Huyện Hạ Hoà, Tỉnh Phú Thọ
08071|Xã Hà Lương, Huyện Hạ Hoà, Tỉnh Phú Thọ
08071|Xã Tứ Hiệp, Huyện Hạ Hoà, Tỉnh Phú Thọ
08071|Xã Đan Thượng, Huyện Hạ Hoà, Tỉnh Phú Thọ
08071|Xã Đại Phạm, Huyện Hạ Hoà, Tỉnh Phú Thọ
08110|Xã Hiền Lương, Huyện Hạ Hoà, Tỉnh Phú Thọ
08110|Xã Xuân Áng, Huyện Hạ Hoà, Tỉnh Phú Thọ
08113|Xã Hương Xạ, Huyện Hạ Hoà, Tỉnh Phú Thọ
08113|Xã Phương Viên, Huyện Hạ Hoà, Tỉnh Phú Thọ
08113|Xã Yên Kỳ, Huyện Hạ Hoà, Tỉnh Phú Thọ
08134|Xã Bằng Giã, Huyện Hạ Hoà, Tỉnh Phú Thọ
08134|Xã Minh Côi, Huyện Hạ Hoà, Tỉnh Phú Thọ
08134|Xã Vô Tranh, Huyện Hạ Hoà, Tỉnh Phú Thọ
08134|Xã Văn Lang, Huyện Hạ Hoà, Tỉnh Phú Thọ
08143|Xã Lang Sơn, Huyện Hạ Hoà, Tỉnh Phú Thọ
08143|Xã Vĩnh Chân, Huyện Hạ Hoà, Tỉnh Phú Thọ
08143|Xã Yên Luật, Huyện Hạ Hoà, Tỉnh Phú Thọ
08152|Thị trấn Thanh Ba, Huyện Thanh Ba, Tỉnh Phú Thọ
08152|Xã Hanh Cù, Huyện Thanh Ba, Tỉnh Phú Thọ
08152|Xã Vân Lĩnh, Huyện Thanh Ba, Tỉnh Phú Thọ
08152|Xã Đồng Xuân, Huyện Thanh Ba, Tỉnh Phú Thọ
08173|Xã Quảng Yên, Huyện Thanh Ba, Tỉnh Phú Thọ
08173|Xã Đông Lĩnh, Huyện Thanh Ba, Tỉnh Phú Thọ
08173|Xã Đại An, Huyện Thanh Ba, Tỉnh Phú Thọ
08203|Xã Hoàng Cương, Huyện Thanh Ba, Tỉnh Phú Thọ
08203|Xã Mạn Lạn, Huyện Thanh Ba, Tỉnh Phú Thọ
08203|Xã Ninh Dân, Huyện Thanh Ba, Tỉnh Phú Thọ
08209|Xã Khải Xuân, Huyện Thanh Ba, Tỉnh Phú Thọ
08209|Xã Võ Lao, Huyện Thanh Ba, Tỉnh Phú Thọ
08209|Xã Đông Thành, Huyện Thanh Ba, Tỉnh Phú Thọ
08218|Xã Chí Tiên, Huyện Thanh Ba, Tỉnh Phú Thọ
08218|Xã Sơn Cương, Huyện Thanh Ba, Tỉnh Phú Thọ
08218|Xã Thanh Hà, Huyện Thanh Ba, Tỉnh Phú Thọ
08227|Xã Lương Lỗ, Huyện Thanh Ba, Tỉnh Phú Thọ
08227|Xã Đỗ Sơn, Huyện Thanh Ba, Tỉnh Phú Thọ
08227|Xã Đỗ Xuyên, Huyện Thanh Ba, Tỉnh Phú Thọ
08230|Thị trấn Phong Châu, Huyện Phù Ninh, Tỉnh Phú Thọ
08230|Xã Phù Ninh, Huyện Phù Ninh, Tỉnh Phú Thọ
08230|Xã Phú Lộc, Huyện Phù Ninh, Tỉnh Phú Thọ
08230|Xã Phú Nham, Huyện Phù Ninh, Tỉnh Phú Thọ
08236|Xã Liên Hoa, Huyện Phù Ninh, Tỉnh Phú Thọ
08236|Xã Lệ Mỹ, Huyện Phù Ninh, Tỉnh Phú Thọ
08236|Xã Phú Mỹ, Huyện Phù Ninh, Tỉnh Phú Thọ
08245|Xã Tiên Phú, Huyện Phù Ninh, Tỉnh Phú Thọ
08245|Xã Trung Giáp, Huyện Phù Ninh, Tỉnh Phú Thọ
08245|Xã Trạm Thản, Huyện Phù Ninh, Tỉnh Phú Thọ
08254|Xã Bảo Thanh, Huyện Phù Ninh, Tỉnh Phú Thọ
08254|Xã Gia Thanh, Huyện Phù Ninh, Tỉnh Phú Thọ
08254|Xã Hạ Giáp, Huyện Phù Ninh, Tỉnh Phú Thọ
08254|Xã Trị Quận, Huyện Phù Ninh, Tỉnh Phú Thọ
08275|Xã An Đạo, Huyện Phù Ninh, Tỉnh Phú Thọ
08275|Xã Bình Phú, Huyện Phù Ninh, Tỉnh Phú Thọ
08275|Xã Tiên Du, Huyện Phù Ninh, Tỉnh Phú Thọ
08290|Thị trấn Yên Lập, Huyện Yên Lập, Tỉnh Phú Thọ
08290|Xã Hưng Long, Huyện Yên Lập, Tỉnh Phú Thọ
08290|Xã Đồng Lạc, Huyện Yên Lập, Tỉnh Phú Thọ
08290|Xã Đồng Thịnh, Huyện Yên Lập, Tỉnh Phú Thọ
08296|Xã Lương Sơn, Huyện Yên Lập, Tỉnh Phú Thọ
08296|Xã Mỹ Lung, Huyện Yên Lập, Tỉnh Phú Thọ
08296|Xã Mỹ Lương, Huyện Yên Lập, Tỉnh Phú Thọ
08305|Xã Xuân An, Huyện Yên Lập, Tỉnh Phú Thọ
08305|Xã Xuân Thủy, Huyện Yên Lập, Tỉnh Phú Thọ
08305|Xã Xuân Viên, Huyện Yên Lập, Tỉnh Phú Thọ
08311|Xã Trung Sơn, Huyện Yên Lập, Tỉnh Phú Thọ
08323|Xã Nga Hoàng, Huyện Yên Lập, Tỉnh Phú Thọ
08323|Xã Phúc Khánh, Huyện Yên Lập, Tỉnh Phú Thọ
08323|Xã Thượng Long, Huyện Yên Lập, Tỉnh Phú Thọ
08338|Xã Minh Hòa, Huyện Yên Lập, Tỉnh Phú Thọ
08338|Xã Ngọc Lập, Huyện Yên Lập, Tỉnh Phú Thọ
08338|Xã Ngọc Đồng, Huyện Yên Lập, Tỉnh Phú Thọ
08341|Thị trấn Cẩm Khê, Huyện Cẩm Khê, Tỉnh Phú Thọ
08341|Xã Cấp Dẫn, Huyện Cẩm Khê, Tỉnh Phú Thọ
08341|Xã Minh Tân, Huyện Cẩm Khê, Tỉnh Phú Thọ
08341|Xã Phong Thịnh, Huyện Cẩm Khê, Tỉnh Phú Thọ
08341|Xã Sơn Tình, Huyện Cẩm Khê, Tỉnh Phú Thọ
08341|Xã Xương Thịnh, Huyện Cẩm Khê, Tỉnh Phú Thọ
08344|Xã Minh Thắng, Huyện Cẩm Khê, Tỉnh Phú Thọ
08344|Xã Phượng Vĩ, Huyện Cẩm Khê, Tỉnh Phú Thọ
08344|Xã Tiên Lương, Huyện Cẩm Khê, Tỉnh Phú Thọ
08377|Xã Tam Sơn, Huyện Cẩm Khê, Tỉnh Phú Thọ
08377|Xã Tùng Khê, Huyện Cẩm Khê, Tỉnh Phú Thọ
08377|Xã Văn Bán, Huyện Cẩm Khê, Tỉnh Phú Thọ
08398|Xã Hương Lung, Huyện Cẩm Khê, Tỉnh Phú Thọ
08398|Xã Phú Khê, Huyện Cẩm Khê, Tỉnh Phú Thọ
08416|Xã Hùng Việt, Huyện Cẩm Khê, Tỉnh Phú Thọ
08416|Xã Nhật Tiến, Huyện Cẩm Khê, Tỉnh Phú Thọ
08431|Xã Yên Dưỡng, Huyện Cẩm Khê, Tỉnh Phú Thọ
08431|Xã Điêu Lương, Huyện Cẩm Khê, Tỉnh Phú Thọ
08431|Xã Đồng Lương, Huyện Cẩm Khê, Tỉnh Phú Thọ
08434|Thị trấn Hưng Hoá, Huyện Tam Nông, Tỉnh Phú Thọ
08434|Xã Dân Quyền, Huyện Tam Nông, Tỉnh Phú Thọ
08434|Xã Hương Nộn, Huyện Tam Nông, Tỉnh Phú Thọ
08443|Xã Bắc Sơn, Huyện Tam Nông, Tỉnh Phú Thọ
08443|Xã Hiền Quan, Huyện Tam Nông, Tỉnh Phú Thọ
08443|Xã Thanh Uyên, Huyện Tam Nông, Tỉnh Phú Thọ
08467|Xã Lam Sơn, Huyện Tam Nông, Tỉnh Phú Thọ
08467|Xã Quang Húc, Huyện Tam Nông, Tỉnh Phú Thọ
08467|Xã Vạn Xuân, Huyện Tam Nông, Tỉnh Phú Thọ
08479|Xã Dị Nậu, Huyện Tam Nông, Tỉnh Phú Thọ
08479|Xã Thọ Văn, Huyện Tam Nông, Tỉnh Phú Thọ
08479|Xã Tề Lễ, Huyện Tam Nông, Tỉnh Phú Thọ
08494|Thị trấn Hùng Sơn, Huyện Lâm Thao, Tỉnh Phú Thọ
08494|Thị trấn Lâm Thao, Huyện Lâm Thao, Tỉnh Phú Thọ
08494|Xã Thạch Sơn, Huyện Lâm Thao, Tỉnh Phú Thọ
08500|Xã Tiên Kiên, Huyện Lâm Thao, Tỉnh Phú Thọ
08500|Xã Xuân Huy, Huyện Lâm Thao, Tỉnh Phú Thọ
08500|Xã Xuân Lũng, Huyện Lâm Thao, Tỉnh Phú Thọ
08515|Xã Chu Hóa, Thành phố Việt Trì, Tỉnh Phú Thọ
08515|Xã Hy Cương, Thành phố Việt Trì, Tỉnh Phú Thọ
08515|Xã Thanh Đình, Thành phố Việt Trì, Tỉnh Phú Thọ
08521|Xã Phùng Nguyên, Huyện Lâm Thao, Tỉnh Phú Thọ
08521|Xã Sơn Vi, Huyện Lâm Thao, Tỉnh Phú Thọ
08521|Xã Tứ Xã, Huyện Lâm Thao, Tỉnh Phú Thọ
08527|Xã Bản Nguyên, Huyện Lâm Thao, Tỉnh Phú Thọ
08527|Xã Cao Xá, Huyện Lâm Thao, Tỉnh Phú Thọ
08527|Xã Vĩnh Lại, Huyện Lâm Thao, Tỉnh Phú Thọ
08542|Thị trấn Thanh Sơn, Huyện Thanh Sơn, Tỉnh Phú Thọ
08542|Xã Giáp Lai, Huyện Thanh Sơn, Tỉnh Phú Thọ
08542|Xã Sơn Hùng, Huyện Thanh Sơn, Tỉnh Phú Thọ
08542|Xã Thạch Khoán, Huyện Thanh Sơn, Tỉnh Phú Thọ
08542|Xã Thục Luyện, Huyện Thanh Sơn, Tỉnh Phú Thọ
08545|Xã Thu Cúc, Huyện Tân Sơn, Tỉnh Phú Thọ
08560|Xã Kiệt Sơn, Huyện Tân Sơn, Tỉnh Phú Thọ
08560|Xã Lai Đồng, Huyện Tân Sơn, Tỉnh Phú Thọ
08560|Xã Tân Sơn, Huyện Tân Sơn, Tỉnh Phú Thọ
08560|Xã Đồng Sơn, Huyện Tân Sơn, Tỉnh Phú Thọ
08566|Thị trấn Tân Phú, Huyện Tân Sơn, Tỉnh Phú Thọ
08566|Xã Thu Ngạc, Huyện Tân Sơn, Tỉnh Phú Thọ
08566|Xã Thạch Kiệt, Huyện Tân Sơn, Tỉnh Phú Thọ
08584|Xã Cự Thắng, Huyện Thanh Sơn, Tỉnh Phú Thọ
08584|Xã Võ Miếu, Huyện Thanh Sơn, Tỉnh Phú Thọ
08584|Xã Địch Quả, Huyện Thanh Sơn, Tỉnh Phú Thọ
08590|Xã Kim Thượng, Huyện Tân Sơn, Tỉnh Phú Thọ
08590|Xã Xuân Sơn, Huyện Tân Sơn, Tỉnh Phú Thọ
08590|Xã Xuân Đài, Huyện Tân Sơn, Tỉnh Phú Thọ
08593|Xã Minh Đài, Huyện Tân Sơn, Tỉnh Phú Thọ
08593|Xã Mỹ Thuận, Huyện Tân Sơn, Tỉnh Phú Thọ
08593|Xã Văn Luông, Huyện Tân Sơn, Tỉnh Phú Thọ
08611|Xã Tân Lập, Huyện Thanh Sơn, Tỉnh Phú Thọ
08611|Xã Tân Minh, Huyện Thanh Sơn, Tỉnh Phú Thọ
08611|Xã Văn Miếu, Huyện Thanh Sơn, Tỉnh Phú Thọ
08614|Xã Cự Đồng, Huyện Thanh Sơn, Tỉnh Phú Thọ
08614|Xã Thắng Sơn, Huyện Thanh Sơn, Tỉnh Phú Thọ
08614|Xã Tất Thắng, Huyện Thanh Sơn, Tỉnh Phú Thọ
08620|Xã Long Cốc, Huyện Tân Sơn, Tỉnh Phú Thọ
08620|Xã Tam Thanh, Huyện Tân Sơn, Tỉnh Phú Thọ
08620|Xã Vinh Tiền, Huyện Tân Sơn, Tỉnh Phú Thọ
08632|Xã Hương Cần, Huyện Thanh Sơn, Tỉnh Phú Thọ
08632|Xã Yên Lãng, Huyện Thanh Sơn, Tỉnh Phú Thọ
08632|Xã Yên Lương, Huyện Thanh Sơn, Tỉnh Phú Thọ
08635|Xã Khả Cửu, Huyện Thanh Sơn, Tỉnh Phú Thọ
08635|Xã Thượng Cửu, Huyện Thanh Sơn, Tỉnh Phú Thọ
08635|Xã Đông Cửu, Huyện Thanh Sơn, Tỉnh Phú Thọ
08656|Xã Lương Nha, Huyện Thanh Sơn, Tỉnh Phú Thọ
08656|Xã Tinh Nhuệ, Huyện Thanh Sơn, Tỉnh Phú Thọ
08656|Xã Yên Sơn, Huyện Thanh Sơn, Tỉnh Phú Thọ
08662|Xã Thạch Đồng, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08662|Xã Tân Phương, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08662|Xã Xuân Lộc, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08662|Xã Đào Xá, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08674|Thị trấn Thanh Thủy, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08674|Xã Bảo Yên, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08674|Xã Sơn Thủy, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08674|Xã Đoan Hạ, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08686|Xã Hoàng Xá, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08686|Xã Tu Vũ, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08686|Xã Đồng Trung, Huyện Thanh Thuỷ, Tỉnh Phú Thọ
08707|Phường Hội Hợp, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08707|Phường Tích Sơn, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08707|Phường Đồng Tâm, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08707|Xã Thanh Trù, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08716|Phường Khai Quang, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08716|Phường Liên Bảo, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08716|Phường Ngô Quyền, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08716|Phường Định Trung, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08716|Phường Đống Đa, Thành phố Vĩnh Yên, Tỉnh Vĩnh Phúc
08740|Phường Hai Bà Trưng, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08740|Phường Hùng Vương, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08740|Phường Nam Viêm, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08740|Phường Phúc Thắng, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08740|Phường Tiền Châu, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08740|Phường Trưng Nhị, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08740|Phường Trưng Trắc, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08746|Phường Xuân Hoà, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08746|Phường Đồng Xuân, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08746|Xã Cao Minh, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08746|Xã Ngọc Thanh, Thành phố Phúc Yên, Tỉnh Vĩnh Phúc
08761|Thị trấn Lập Thạch, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08761|Xã Tử Du, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08761|Xã Vân Trục, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08761|Xã Xuân Hòa, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08770|Xã Hợp Lý, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08770|Xã Ngọc Mỹ, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08770|Xã Quang Sơn, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08773|Xã Lãng Công, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08773|Xã Quang Yên, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08782|Xã Hải Lựu, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08782|Xã Nhân Đạo, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08782|Xã Phương Khoan, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08782|Xã Đôn Nhân, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08788|Xã Bắc Bình, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08788|Xã Liễn Sơn, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08788|Xã Thái Hòa, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08812|Thị trấn Hoa Sơn, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08812|Xã Bàn Giản, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08812|Xã Liên Hòa, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08824|Thị trấn Tam Sơn, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08824|Xã Tân Lập, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08824|Xã Đồng Quế, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08842|Xã Tiên Lữ, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08842|Xã Văn Quán, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08842|Xã Xuân Lôi, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08842|Xã Đồng Ích, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08848|Xã Tứ Yên, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08848|Xã Yên Thạch, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08848|Xã Đồng Thịnh, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08848|Xã Đức Bác, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08866|Xã Cao Phong, Huyện Sông Lô, Tỉnh Vĩnh Phúc
08866|Xã Sơn Đông, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08866|Xã Tây Sơn, Huyện Lập Thạch, Tỉnh Vĩnh Phúc
08869|Thị trấn Hợp Hòa, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08869|Thị trấn Kim Long, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08869|Xã Hướng Đạo, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08869|Xã Đạo Tú, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08872|Xã Hoàng Hoa, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08872|Xã Tam Quan, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08872|Xã Đồng Tĩnh, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08896|Xã An Hòa, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08896|Xã Hoàng Lâu, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08896|Xã Hoàng Đan, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08905|Xã Duy Phiên, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08905|Xã Hội Thịnh, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08905|Xã Thanh Vân, Huyện Tam Dương, Tỉnh Vĩnh Phúc
08911|Thị trấn Hợp Châu, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08911|Thị trấn Tam Đảo, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08911|Xã Hồ Sơn, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08911|Xã Minh Quang, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08914|Xã Yên Dương, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08914|Xã Đạo Trù, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08923|Thị trấn Đại Đình, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08923|Xã Bồ Lý, Huyện Tam Đảo, Tỉnh Vĩnh Phúc
08935|Thị trấn Hương Canh, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08935|Xã Quất Lưu, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08935|Xã Sơn Lôi, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08935|Xã Tam Hợp, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08944|Thị trấn Bá Hiến, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08944|Xã Trung Mỹ, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08950|Thị trấn Gia Khánh, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08950|Xã Hương Sơn, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08950|Xã Thiện Kế, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08971|Thị trấn Thanh Lãng, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08971|Thị trấn Đạo Đức, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08971|Xã Phú Xuân, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08971|Xã Tân Phong, Huyện Bình Xuyên, Tỉnh Vĩnh Phúc
08974|Thị trấn Chi Đông, Huyện Mê Linh, Thành phố Hà Nội
08974|Thị trấn Quang Minh, Huyện Mê Linh, Thành phố Hà Nội
08974|Xã Kim Hoa, Huyện Mê Linh, Thành phố Hà Nội
08974|Xã Đại Thịnh, Huyện Mê Linh, Thành phố Hà Nội
08980|Xã Chu Phan, Huyện Mê Linh, Thành phố Hà Nội
08980|Xã Hoàng Kim, Huyện Mê Linh, Thành phố Hà Nội
08980|Xã Liên Mạc, Huyện Mê Linh, Thành phố Hà Nội
08980|Xã Thạch Đà, Huyện Mê Linh, Thành phố Hà Nội
08980|Xã Tiến Thịnh, Huyện Mê Linh, Thành phố Hà Nội
08995|Xã Tam Đồng, Huyện Mê Linh, Thành phố Hà Nội
08995|Xã Thanh Lâm, Huyện Mê Linh, Thành phố Hà Nội
08995|Xã Tiến Thắng, Huyện Mê Linh, Thành phố Hà Nội
08995|Xã Tự Lập, Huyện Mê Linh, Thành phố Hà Nội
09022|Xã Mê Linh, Huyện Mê Linh, Thành phố Hà Nội
09022|Xã Tiền Phong, Huyện Mê Linh, Thành phố Hà Nội
09022|Xã Tráng Việt, Huyện Mê Linh, Thành phố Hà Nội
09022|Xã Văn Khê, Huyện Mê Linh, Thành phố Hà Nội
09025|Thị trấn Yên Lạc, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09025|Xã Bình Định, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09025|Xã Đồng Cương, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09040|Xã Trung Nguyên, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09040|Xã Tề Lỗ, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09040|Xã Đồng Văn, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09043|Thị trấn Tam Hồng, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09043|Xã Yên Phương, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09043|Xã Yên Đồng, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09052|Xã Nguyệt Đức, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09052|Xã Trung Hà, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09052|Xã Trung Kiên, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09052|Xã Văn Tiến, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09064|Xã Hồng Châu, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09064|Xã Liên Châu, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09064|Xã Đại Tự, Huyện Yên Lạc, Tỉnh Vĩnh Phúc
09076|Thị trấn Tứ Trưng, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09076|Thị trấn Vĩnh Tường, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09076|Xã Lương Điền, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09076|Xã Vũ Di, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09079|Xã Chấn Hưng, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09079|Xã Kim Xá, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09079|Xã Yên Bình, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09100|Xã Nghĩa Hưng, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09100|Xã Yên Lập, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09100|Xã Đại Đồng, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09106|Xã Lũng Hoà, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09106|Xã Sao Đại Việt, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09106|Xã Tân Phú, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09112|Thị trấn Thổ Tang, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09112|Xã Thượng Trưng, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09112|Xã Tuân Chính, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09154|Xã An Nhân, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09154|Xã Ngũ Kiên, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09154|Xã Vĩnh Phú, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09154|Xã Vĩnh Thịnh, Huyện Vĩnh Tường, Tỉnh Vĩnh Phúc
09169|Phường Kim Chân, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09169|Phường Thị Cầu, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09169|Phường Vũ Ninh, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09169|Phường Đáp Cầu, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09187|Phường Hòa Long, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09187|Phường Khúc Xuyên, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09187|Phường Kinh Bắc, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09187|Phường Suối Hoa, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09187|Phường Tiền Ninh Vệ, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09187|Phường Vạn An, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09190|Phường Phong Khê, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09190|Phường Võ Cường, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09190|Phường Đại Phúc, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09193|Thị trấn Chờ, Huyện Yên Phong, Tỉnh Bắc Ninh
09193|Xã Long Châu, Huyện Yên Phong, Tỉnh Bắc Ninh
09193|Xã Trung Nghĩa, Huyện Yên Phong, Tỉnh Bắc Ninh
09193|Xã Yên Phong, Thành phố Bắc Ninh
09193|Xã Đông Tiến, Huyện Yên Phong, Tỉnh Bắc Ninh
09202|Xã Hòa Tiến, Huyện Yên Phong, Tỉnh Bắc Ninh
09202|Xã Tam Giang, Huyện Yên Phong, Tỉnh Bắc Ninh
09205|Xã Dũng Liệt, Huyện Yên Phong, Tỉnh Bắc Ninh
09205|Xã Yên Trung, Huyện Yên Phong, Tỉnh Bắc Ninh
09208|Xã Tam Đa, Huyện Yên Phong, Tỉnh Bắc Ninh
09208|Xã Thụy Hòa, Huyện Yên Phong, Tỉnh Bắc Ninh
09208|Xã Đông Phong, Huyện Yên Phong, Tỉnh Bắc Ninh
09238|Xã Văn Môn, Huyện Yên Phong, Tỉnh Bắc Ninh
09238|Xã Yên Phụ, Huyện Yên Phong, Tỉnh Bắc Ninh
09238|Xã Đông Thọ, Huyện Yên Phong, Tỉnh Bắc Ninh
09247|Phường Bằng An, Thị xã Quế Võ, Tỉnh Bắc Ninh
09247|Phường Phố Mới, Thị xã Quế Võ, Tỉnh Bắc Ninh
09247|Phường Quế Tân, Thị xã Quế Võ, Tỉnh Bắc Ninh
09247|Phường Việt Hùng, Thị xã Quế Võ, Tỉnh Bắc Ninh
09253|Phường Nhân Hòa, Thị xã Quế Võ, Tỉnh Bắc Ninh
09253|Phường Đại Xuân, Thị xã Quế Võ, Tỉnh Bắc Ninh
09253|Xã Việt Thống, Thị xã Quế Võ, Tỉnh Bắc Ninh
09265|Phường Phương Liễu, Thị xã Quế Võ, Tỉnh Bắc Ninh
09265|Phường Phượng Mao, Thị xã Quế Võ, Tỉnh Bắc Ninh
09286|Phường Nam Sơn, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09286|Phường Vân Dương, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09292|Xã Châu Phong, Thị xã Quế Võ, Tỉnh Bắc Ninh
09292|Xã Phù Lãng, Thành phố Bắc Ninh
09292|Xã Phù Lãng, Thị xã Quế Võ, Tỉnh Bắc Ninh
09292|Xã Đức Long, Thị xã Quế Võ, Tỉnh Bắc Ninh
09295|Phường Bồng Lai, Thị xã Quế Võ, Tỉnh Bắc Ninh
09295|Phường Cách Bi, Thị xã Quế Võ, Tỉnh Bắc Ninh
09295|Xã Mộ Đạo, Thị xã Quế Võ, Tỉnh Bắc Ninh
09301|Phường Phù Lương, Thị xã Quế Võ, Tỉnh Bắc Ninh
09301|Xã Ngọc Xá, Thị xã Quế Võ, Tỉnh Bắc Ninh
09301|Xã Đào Viên, Thị xã Quế Võ, Tỉnh Bắc Ninh
09313|Xã Chi Lăng, Thành phố Bắc Ninh
09313|Xã Chi Lăng, Thị xã Quế Võ, Tỉnh Bắc Ninh
09313|Xã Yên Giả, Thị xã Quế Võ, Tỉnh Bắc Ninh
09319|Thị trấn Lim, Huyện Tiên Du, Tỉnh Bắc Ninh
09319|Xã Nội Duệ, Huyện Tiên Du, Tỉnh Bắc Ninh
09319|Xã Phú Lâm, Huyện Tiên Du, Tỉnh Bắc Ninh
09319|Xã Tiên Du, Thành phố Bắc Ninh
09325|Phường Hạp Lĩnh, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09325|Phường Khắc Niệm, Thành phố Bắc Ninh, Tỉnh Bắc Ninh
09334|Xã Hiên Vân, Huyện Tiên Du, Tỉnh Bắc Ninh
09334|Xã Liên Bão, Huyện Tiên Du, Tỉnh Bắc Ninh
09334|Xã Việt Đoàn, Huyện Tiên Du, Tỉnh Bắc Ninh
09340|Xã Hoàn Sơn, Huyện Tiên Du, Tỉnh Bắc Ninh
09340|Xã Tri Phương, Huyện Tiên Du, Tỉnh Bắc Ninh
09340|Xã Đại Đồng, Huyện Tiên Du, Tỉnh Bắc Ninh
09343|Xã Lạc Vệ, Huyện Tiên Du, Tỉnh Bắc Ninh
09343|Xã Tân Chi, Huyện Tiên Du, Tỉnh Bắc Ninh
09349|Xã Cảnh Hưng, Huyện Tiên Du, Tỉnh Bắc Ninh
09349|Xã Minh Đạo, Huyện Tiên Du, Tỉnh Bắc Ninh
09349|Xã Phật Tích, Huyện Tiên Du, Tỉnh Bắc Ninh
09367|Phường Phù Chẩn, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09367|Phường Tân Hồng, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09367|Phường Đình Bảng, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09367|Phường Đông Ngàn, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09370|Phường Tam Sơn, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09370|Phường Tương Giang, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09379|Phường Châu Khê, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09379|Phường Hương Mạc, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09379|Phường Phù Khê, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09385|Phường Trang Hạ, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09385|Phường Đồng Kỵ, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09385|Phường Đồng Nguyên, Thành phố Từ Sơn, Tỉnh Bắc Ninh
09400|Phường Gia Đông, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09400|Phường Hồ, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09400|Phường Song Hồ, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09400|Xã Đại Đồng Thành, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09409|Phường An Bình, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09409|Xã Hoài Thượng, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09409|Xã Mão Điền, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09427|Phường Thanh Khương, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09427|Phường Trí Quả, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09427|Xã Đình Tổ, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09430|Phường Trạm Lộ, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09430|Xã Nghĩa Đạo, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09433|Phường Hà Mãn, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09433|Phường Xuân Lâm, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09433|Xã Ngũ Thái, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09433|Xã Song Liễu, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09445|Phường Ninh Xá, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09445|Xã Nguyệt Đức, Thị xã Thuận Thành, Tỉnh Bắc Ninh
09454|Thị trấn Gia Bình, Huyện Gia Bình, Tỉnh Bắc Ninh
09454|Xã Gia Bình, Thành phố Bắc Ninh
09454|Xã Quỳnh Phú, Huyện Gia Bình, Tỉnh Bắc Ninh
09454|Xã Xuân Lai, Huyện Gia Bình, Tỉnh Bắc Ninh
09454|Xã Đại Bái, Huyện Gia Bình, Tỉnh Bắc Ninh
09466|Xã Cao Đức, Huyện Gia Bình, Tỉnh Bắc Ninh
09466|Xã Vạn Ninh, Huyện Gia Bình, Tỉnh Bắc Ninh
09469|Xã Song Giang, Huyện Gia Bình, Tỉnh Bắc Ninh
09469|Xã Đại Lai, Huyện Gia Bình, Tỉnh Bắc Ninh
09475|Thị trấn Nhân Thắng, Huyện Gia Bình, Tỉnh Bắc Ninh
09475|Xã Bình Dương, Huyện Gia Bình, Tỉnh Bắc Ninh
09475|Xã Nhân Thắng, Thành phố Bắc Ninh
09475|Xã Thái Bảo, Huyện Gia Bình, Tỉnh Bắc Ninh
09487|Xã Giang Sơn, Huyện Gia Bình, Tỉnh Bắc Ninh
09487|Xã Lãng Ngâm, Huyện Gia Bình, Tỉnh Bắc Ninh
09487|Xã Đông Cứu, Huyện Gia Bình, Tỉnh Bắc Ninh
09496|Thị trấn Thứa, Huyện Lương Tài, Tỉnh Bắc Ninh
09496|Xã Lương Tài, Thành phố Bắc Ninh
09496|Xã Phú Hòa, Huyện Lương Tài, Tỉnh Bắc Ninh
09496|Xã Tân Lãng, Huyện Lương Tài, Tỉnh Bắc Ninh
09499|Xã An Thịnh, Huyện Lương Tài, Tỉnh Bắc Ninh
09499|Xã An Tập, Huyện Lương Tài, Tỉnh Bắc Ninh
09499|Xã Trung Kênh, Huyện Lương Tài, Tỉnh Bắc Ninh
09523|Xã Phú Lương, Huyện Lương Tài, Tỉnh Bắc Ninh
09523|Xã Quang Minh, Huyện Lương Tài, Tỉnh Bắc Ninh
09523|Xã Trung Chính, Huyện Lương Tài, Tỉnh Bắc Ninh
09529|Xã Bình Định, Huyện Lương Tài, Tỉnh Bắc Ninh
09529|Xã Lâm Thao, Huyện Lương Tài, Tỉnh Bắc Ninh
09529|Xã Quảng Phú, Huyện Lương Tài, Tỉnh Bắc Ninh
09552|Phường Kiến Hưng, Quận Hà Đông, Thành phố Hà Nội
09552|Phường Phú La, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Hà Cầu, Quận Hà Đông, Thành phố Hà Nội
09556|Phường La Khê, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Mộ Lao, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Nguyễn Trãi, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Phúc La, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Quang Trung, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Văn Quán, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Vạn Phúc, Quận Hà Đông, Thành phố Hà Nội
09556|Phường Yết Kiêu, Quận Hà Đông, Thành phố Hà Nội
09562|Phường Yên Nghĩa, Quận Hà Đông, Thành phố Hà Nội
09562|Phường Đồng Mai, Quận Hà Đông, Thành phố Hà Nội
09568|Phường Phú Lãm, Quận Hà Đông, Thành phố Hà Nội
09568|Phường Phú Lương, Quận Hà Đông, Thành phố Hà Nội
09574|Phường Lê Lợi, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Phường Ngô Quyền, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Phường Phú Thịnh, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Phường Quang Trung, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Phường Sơn Lộc, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Phường Trung Hưng, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Phường Viên Sơn, Thị xã Sơn Tây, Thành phố Hà Nội
09574|Xã Đường Lâm, Thị xã Sơn Tây, Thành phố Hà Nội
09604|Phường Trung Sơn Trầm, Thị xã Sơn Tây, Thành phố Hà Nội
09604|Phường Xuân Khanh, Thị xã Sơn Tây, Thành phố Hà Nội
09604|Xã Thanh Mỹ, Thị xã Sơn Tây, Thành phố Hà Nội
09604|Xã Xuân Sơn, Thị xã Sơn Tây, Thành phố Hà Nội
09616|Xã Cổ Đông, Thị xã Sơn Tây, Thành phố Hà Nội
09616|Xã Kim Sơn, Thị xã Sơn Tây, Thành phố Hà Nội
09616|Xã Sơn Đông, Thị xã Sơn Tây, Thành phố Hà Nội
09619|Thị trấn Tây Đằng, Huyện Ba Vì, Thành phố Hà Nội
09619|Xã Cam Thượng, Huyện Ba Vì, Thành phố Hà Nội
09619|Xã Chu Minh, Huyện Ba Vì, Thành phố Hà Nội
09619|Xã Thụy An, Huyện Ba Vì, Thành phố Hà Nội
09619|Xã Tiên Phong, Huyện Ba Vì, Thành phố Hà Nội
09619|Xã Đông Quang, Huyện Ba Vì, Thành phố Hà Nội
09634|Xã Cổ Đô, Huyện Ba Vì, Thành phố Hà Nội
09634|Xã Phong Vân, Huyện Ba Vì, Thành phố Hà Nội
09634|Xã Phú Cường, Huyện Ba Vì, Thành phố Hà Nội
09634|Xã Phú Hồng, Huyện Ba Vì, Thành phố Hà Nội
09634|Xã Phú Đông, Huyện Ba Vì, Thành phố Hà Nội
09634|Xã Vạn Thắng, Huyện Ba Vì, Thành phố Hà Nội
09661|Xã Minh Châu, Huyện Ba Vì, Thành phố Hà Nội
09664|Xã Phú Châu, Huyện Ba Vì, Thành phố Hà Nội
09664|Xã Phú Sơn, Huyện Ba Vì, Thành phố Hà Nội
09664|Xã Thái Hòa, Huyện Ba Vì, Thành phố Hà Nội
09664|Xã Vật Lại, Huyện Ba Vì, Thành phố Hà Nội
09664|Xã Đồng Thái, Huyện Ba Vì, Thành phố Hà Nội
09676|Xã Cẩm Lĩnh, Huyện Ba Vì, Thành phố Hà Nội
09676|Xã Sơn Đà, Huyện Ba Vì, Thành phố Hà Nội
09676|Xã Thuần Mỹ, Huyện Ba Vì, Thành phố Hà Nội
09676|Xã Tòng Bạt, Huyện Ba Vì, Thành phố Hà Nội
09694|Xã Ba Trại, Huyện Ba Vì, Thành phố Hà Nội
09694|Xã Tản Lĩnh, Huyện Ba Vì, Thành phố Hà Nội
09700|Xã Ba Vì, Huyện Ba Vì, Thành phố Hà Nội
09700|Xã Khánh Thượng, Huyện Ba Vì, Thành phố Hà Nội
09700|Xã Minh Quang, Huyện Ba Vì, Thành phố Hà Nội
09706|Xã Vân Hòa, Huyện Ba Vì, Thành phố Hà Nội
09706|Xã Yên Bài, Huyện Ba Vì, Thành phố Hà Nội
09715|Thị trấn Phúc Thọ, Huyện Phúc Thọ, Thành phố Hà Nội
09715|Xã Long Thượng, Huyện Phúc Thọ, Thành phố Hà Nội
09715|Xã Phúc Hòa, Huyện Phúc Thọ, Thành phố Hà Nội
09715|Xã Phụng Thượng, Huyện Phúc Thọ, Thành phố Hà Nội
09715|Xã Trạch Mỹ Lộc, Huyện Phúc Thọ, Thành phố Hà Nội
09715|Xã Tích Lộc, Huyện Phúc Thọ, Thành phố Hà Nội
09739|Xã Nam Hà, Huyện Phúc Thọ, Thành phố Hà Nội
09739|Xã Sen Phương, Huyện Phúc Thọ, Thành phố Hà Nội
09739|Xã Vân Phúc, Huyện Phúc Thọ, Thành phố Hà Nội
09739|Xã Võng Xuyên, Huyện Phúc Thọ, Thành phố Hà Nội
09739|Xã Xuân Đình, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Hiệp Thuận, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Hát Môn, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Liên Hiệp, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Ngọc Tảo, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Tam Hiệp, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Tam Thuấn, Huyện Phúc Thọ, Thành phố Hà Nội
09772|Xã Thanh Đa, Huyện Phúc Thọ, Thành phố Hà Nội
09784|Thị trấn Phùng, Huyện Đan Phượng, Thành phố Hà Nội
09784|Xã Song Phượng, Huyện Đan Phượng, Thành phố Hà Nội
09784|Xã Thượng Mỗ, Huyện Đan Phượng, Thành phố Hà Nội
09784|Xã Đan Phượng, Huyện Đan Phượng, Thành phố Hà Nội
09784|Xã Đồng Tháp, Huyện Đan Phượng, Thành phố Hà Nội
09787|Xã Phương Đình, Huyện Đan Phượng, Thành phố Hà Nội
09787|Xã Thọ An, Huyện Đan Phượng, Thành phố Hà Nội
09787|Xã Thọ Xuân, Huyện Đan Phượng, Thành phố Hà Nội
09787|Xã Trung Châu, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Hạ Mỗ, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Hồng Hà, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Liên Hà, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Liên Hồng, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Liên Trung, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Tân Hội, Huyện Đan Phượng, Thành phố Hà Nội
09817|Xã Tân Lập, Huyện Đan Phượng, Thành phố Hà Nội
09832|Thị trấn Trạm Trôi, Huyện Hoài Đức, Thành phố Hà Nội
09832|Xã Di Trạch, Huyện Hoài Đức, Thành phố Hà Nội
09832|Xã Kim Chung, Huyện Hoài Đức, Thành phố Hà Nội
09832|Xã Đức Giang, Huyện Hoài Đức, Thành phố Hà Nội
09832|Xã Đức Thượng, Huyện Hoài Đức, Thành phố Hà Nội
09856|Xã Cát Quế, Huyện Hoài Đức, Thành phố Hà Nội
09856|Xã Dương Liễu, Huyện Hoài Đức, Thành phố Hà Nội
09856|Xã Minh Khai, Huyện Hoài Đức, Thành phố Hà Nội
09856|Xã Yên Sở, Huyện Hoài Đức, Thành phố Hà Nội
09856|Xã Đắc Sở, Huyện Hoài Đức, Thành phố Hà Nội
09871|Xã Lại Yên, Huyện Hoài Đức, Thành phố Hà Nội
09871|Xã Song Phương, Huyện Hoài Đức, Thành phố Hà Nội
09871|Xã Sơn Đồng, Huyện Hoài Đức, Thành phố Hà Nội
09871|Xã Tiền Yên, Huyện Hoài Đức, Thành phố Hà Nội
09871|Xã Vân Canh, Huyện Hoài Đức, Thành phố Hà Nội
09877|Xã An Khánh, Huyện Hoài Đức, Thành phố Hà Nội
09877|Xã An Thượng, Huyện Hoài Đức, Thành phố Hà Nội
09877|Xã La Phù, Huyện Hoài Đức, Thành phố Hà Nội
09877|Xã Vân Côn, Huyện Hoài Đức, Thành phố Hà Nội
09877|Xã Đông La, Huyện Hoài Đức, Thành phố Hà Nội
09886|Phường Dương Nội, Quận Hà Đông, Thành phố Hà Nội
09895|Thị trấn Quốc Oai, Huyện Quốc Oai, Thành phố Hà Nội
09895|Xã Phượng Sơn, Huyện Quốc Oai, Thành phố Hà Nội
09895|Xã Sài Sơn, Huyện Quốc Oai, Thành phố Hà Nội
09895|Xã Thạch Thán, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Cấn Hữu, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Liệp Nghĩa, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Liệp Tuyết, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Nghĩa Hương, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Ngọc Liệp, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Ngọc Mỹ, Huyện Quốc Oai, Thành phố Hà Nội
09910|Xã Tuyết Nghĩa, Huyện Quốc Oai, Thành phố Hà Nội
09931|Xã Cộng Hòa, Huyện Quốc Oai, Thành phố Hà Nội
09931|Xã Hưng Đạo, Huyện Quốc Oai, Thành phố Hà Nội
09931|Xã Đồng Quang, Huyện Quốc Oai, Thành phố Hà Nội
09952|Xã Hòa Thạch, Huyện Quốc Oai, Thành phố Hà Nội
09952|Xã Phú Cát, Huyện Quốc Oai, Thành phố Hà Nội
09952|Xã Phú Mãn, Huyện Quốc Oai, Thành phố Hà Nội
09952|Xã Đông Yên, Huyện Quốc Oai, Thành phố Hà Nội
09955|Thị trấn Liên Quan, Huyện Thạch Thất, Thành phố Hà Nội
09955|Xã Cẩm Yên, Huyện Thạch Thất, Thành phố Hà Nội
09955|Xã Kim Quan, Huyện Thạch Thất, Thành phố Hà Nội
09955|Xã Lại Thượng, Huyện Thạch Thất, Thành phố Hà Nội
09955|Xã Phú Kim, Huyện Thạch Thất, Thành phố Hà Nội
09955|Xã Đại Đồng, Huyện Thạch Thất, Thành phố Hà Nội
09982|Xã Bình Yên, Huyện Thạch Thất, Thành phố Hà Nội
09982|Xã Cần Kiệm, Huyện Thạch Thất, Thành phố Hà Nội
09982|Xã Hạ Bằng, Huyện Thạch Thất, Thành phố Hà Nội
09982|Xã Đồng Trúc, Huyện Thạch Thất, Thành phố Hà Nội
09988|Xã Thạch Hoà, Huyện Thạch Thất, Thành phố Hà Nội
09988|Xã Tân Xã, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Bình Phú, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Canh Nậu, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Chàng Sơn, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Dị Nậu, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Hương Ngải, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Hữu Bằng, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Lam Sơn, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Phùng Xá, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Quang Trung, Huyện Thạch Thất, Thành phố Hà Nội
10003|Xã Thạch Xá, Huyện Thạch Thất, Thành phố Hà Nội
10015|Phường Biên Giang, Quận Hà Đông, Thành phố Hà Nội
10015|Thị trấn Chúc Sơn, Huyện Chương Mỹ, Thành phố Hà Nội
10015|Xã Ngọc Hòa, Huyện Chương Mỹ, Thành phố Hà Nội
10015|Xã Phụng Châu, Huyện Chương Mỹ, Thành phố Hà Nội
10015|Xã Thụy Hương, Huyện Chương Mỹ, Thành phố Hà Nội
10015|Xã Tiên Phương, Huyện Chương Mỹ, Thành phố Hà Nội
10015|Xã Đại Yên, Huyện Chương Mỹ, Thành phố Hà Nội
10030|Xã Phú Nghĩa, Huyện Chương Mỹ, Thành phố Hà Nội
10030|Xã Thanh Bình, Huyện Chương Mỹ, Thành phố Hà Nội
10030|Xã Trung Hòa, Huyện Chương Mỹ, Thành phố Hà Nội
10030|Xã Trường Yên, Huyện Chương Mỹ, Thành phố Hà Nội
10030|Xã Đông Phương Yên, Huyện Chương Mỹ, Thành phố Hà Nội
10030|Xã Đông Sơn, Huyện Chương Mỹ, Thành phố Hà Nội
10045|Thị trấn Xuân Mai, Huyện Chương Mỹ, Thành phố Hà Nội
10045|Xã Nam Phương Tiến, Huyện Chương Mỹ, Thành phố Hà Nội
10045|Xã Thủy Xuân Tiên, Huyện Chương Mỹ, Thành phố Hà Nội
10045|Xã Tân Tiến, Huyện Chương Mỹ, Thành phố Hà Nội
10072|Xã Hoàng Diệu, Huyện Chương Mỹ, Thành phố Hà Nội
10072|Xã Hợp Đồng, Huyện Chương Mỹ, Thành phố Hà Nội
10072|Xã Lam Điền, Huyện Chương Mỹ, Thành phố Hà Nội
10072|Xã Quảng Bị, Huyện Chương Mỹ, Thành phố Hà Nội
10072|Xã Tốt Động, Huyện Chương Mỹ, Thành phố Hà Nội
10081|Xã Hoàng Văn Thụ, Huyện Chương Mỹ, Thành phố Hà Nội
10081|Xã Hữu Văn, Huyện Chương Mỹ, Thành phố Hà Nội
10081|Xã Mỹ Lương, Huyện Chương Mỹ, Thành phố Hà Nội
10081|Xã Trần Phú, Huyện Chương Mỹ, Thành phố Hà Nội
10096|Xã Hòa Phú, Huyện Chương Mỹ, Thành phố Hà Nội
10096|Xã Hồng Phú, Huyện Chương Mỹ, Thành phố Hà Nội
10096|Xã Thượng Vực, Huyện Chương Mỹ, Thành phố Hà Nội
10096|Xã Văn Võ, Huyện Chương Mỹ, Thành phố Hà Nội
10096|Xã Đồng Lạc, Huyện Chương Mỹ, Thành phố Hà Nội
10114|Thị trấn Kim Bài, Huyện Thanh Oai, Thành phố Hà Nội
10114|Xã Kim An, Huyện Thanh Oai, Thành phố Hà Nội
10114|Xã Kim Thư, Huyện Thanh Oai, Thành phố Hà Nội
10114|Xã Phương Trung, Huyện Thanh Oai, Thành phố Hà Nội
10114|Xã Thanh Mai, Huyện Thanh Oai, Thành phố Hà Nội
10114|Xã Đỗ Động, Huyện Thanh Oai, Thành phố Hà Nội
10126|Xã Bình Minh, Huyện Thanh Oai, Thành phố Hà Nội
10126|Xã Bích Hòa, Huyện Thanh Oai, Thành phố Hà Nội
10126|Xã Cao Viên, Huyện Thanh Oai, Thành phố Hà Nội
10126|Xã Cự Khê, Huyện Thanh Oai, Thành phố Hà Nội
10126|Xã Thanh Cao, Huyện Thanh Oai, Thành phố Hà Nội
10144|Xã Mỹ Hưng, Huyện Thanh Oai, Thành phố Hà Nội
10144|Xã Tam Hưng, Huyện Thanh Oai, Thành phố Hà Nội
10144|Xã Thanh Thùy, Huyện Thanh Oai, Thành phố Hà Nội
10144|Xã Thanh Văn, Huyện Thanh Oai, Thành phố Hà Nội
10180|Xã Cao Xuân Dương, Huyện Thanh Oai, Thành phố Hà Nội
10180|Xã Dân Hòa, Huyện Thanh Oai, Thành phố Hà Nội
10180|Xã Hồng Dương, Huyện Thanh Oai, Thành phố Hà Nội
10180|Xã Liên Châu, Huyện Thanh Oai, Thành phố Hà Nội
10180|Xã Tân Ước, Huyện Thanh Oai, Thành phố Hà Nội
10183|Thị trấn Thường Tín, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Hiền Giang, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Hòa Bình, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Khánh Hà, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Nhị Khê, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Tiền Phong, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Văn Bình, Huyện Thường Tín, Thành phố Hà Nội
10183|Xã Văn Phú, Huyện Thường Tín, Thành phố Hà Nội
10210|Xã Duyên Thái, Huyện Thường Tín, Thành phố Hà Nội
10210|Xã Hà Hồi, Huyện Thường Tín, Thành phố Hà Nội
10210|Xã Hồng Vân, Huyện Thường Tín, Thành phố Hà Nội
10210|Xã Liên Phương, Huyện Thường Tín, Thành phố Hà Nội
10210|Xã Ninh Sở, Huyện Thường Tín, Thành phố Hà Nội
10210|Xã Vân Tảo, Huyện Thường Tín, Thành phố Hà Nội
10231|Xã Dũng Tiến, Huyện Thường Tín, Thành phố Hà Nội
10231|Xã Nghiêm Xuyên, Huyện Thường Tín, Thành phố Hà Nội
10231|Xã Nguyễn Trãi, Huyện Thường Tín, Thành phố Hà Nội
10231|Xã Quất Động, Huyện Thường Tín, Thành phố Hà Nội
10231|Xã Tân Minh, Huyện Thường Tín, Thành phố Hà Nội
10237|Xã Chương Dương, Huyện Thường Tín, Thành phố Hà Nội
10237|Xã Lê Lợi, Huyện Thường Tín, Thành phố Hà Nội
10237|Xã Thư Phú, Huyện Thường Tín, Thành phố Hà Nội
10237|Xã Thắng Lợi, Huyện Thường Tín, Thành phố Hà Nội
10237|Xã Tô Hiệu, Huyện Thường Tín, Thành phố Hà Nội
10237|Xã Tự Nhiên, Huyện Thường Tín, Thành phố Hà Nội
10273|Thị trấn Phú Minh, Huyện Phú Xuyên, Thành phố Hà Nội
10273|Thị trấn Phú Xuyên, Huyện Phú Xuyên, Thành phố Hà Nội
10273|Xã Hồng Thái, Huyện Phú Xuyên, Thành phố Hà Nội
10273|Xã Minh Cường, Huyện Thường Tín, Thành phố Hà Nội
10273|Xã Nam Phong, Huyện Phú Xuyên, Thành phố Hà Nội
10273|Xã Nam Tiến, Huyện Phú Xuyên, Thành phố Hà Nội
10273|Xã Quang Hà, Huyện Phú Xuyên, Thành phố Hà Nội
10273|Xã Văn Tự, Huyện Thường Tín, Thành phố Hà Nội
10273|Xã Vạn Nhất, Huyện Thường Tín, Thành phố Hà Nội
10279|Xã Hoàng Long, Huyện Phú Xuyên, Thành phố Hà Nội
10279|Xã Hồng Minh, Huyện Phú Xuyên, Thành phố Hà Nội
10279|Xã Phú Túc, Huyện Phú Xuyên, Thành phố Hà Nội
10279|Xã Phượng Dực, Huyện Phú Xuyên, Thành phố Hà Nội
10279|Xã Tri Trung, Huyện Phú Xuyên, Thành phố Hà Nội
10279|Xã Văn Hoàng, Huyện Phú Xuyên, Thành phố Hà Nội
10279|Xã Đại Thắng, Huyện Phú Xuyên, Thành phố Hà Nội
10330|Xã Chuyên Mỹ, Huyện Phú Xuyên, Thành phố Hà Nội
10330|Xã Châu Can, Huyện Phú Xuyên, Thành phố Hà Nội
10330|Xã Phú Yên, Huyện Phú Xuyên, Thành phố Hà Nội
10330|Xã Tân Dân, Huyện Phú Xuyên, Thành phố Hà Nội
10330|Xã Vân Từ, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Bạch Hạ, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Khai Thái, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Minh Tân, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Phúc Tiến, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Quang Lãng, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Tri Thủy, Huyện Phú Xuyên, Thành phố Hà Nội
10342|Xã Đại Xuyên, Huyện Phú Xuyên, Thành phố Hà Nội
10354|Thị trấn Vân Đình, Huyện Ứng Hòa, Thành phố Hà Nội
10354|Xã Cao Sơn Tiến, Huyện Ứng Hòa, Thành phố Hà Nội
10354|Xã Cao Thành, Huyện Ứng Hòa, Thành phố Hà Nội
10354|Xã Phương Tú, Huyện Ứng Hòa, Thành phố Hà Nội
10354|Xã Sơn Công, Huyện Ứng Hòa, Thành phố Hà Nội
10354|Xã Tảo Dương Văn, Huyện Ứng Hòa, Thành phố Hà Nội
10354|Xã Đồng Tiến, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Hoa Sơn, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Hoa Viên, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Liên Bạt, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Quảng Phú Cầu, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Trường Thịnh, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Viên An, Huyện Ứng Hòa, Thành phố Hà Nội
10369|Xã Viên Nội, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Hòa Lâm, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Kim Đường, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Minh Đức, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Trung Tú, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Trầm Lộng, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Đông Lỗ, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Đại Cường, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Đại Hùng, Huyện Ứng Hòa, Thành phố Hà Nội
10402|Xã Đồng Tân, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Bình Lưu Quang, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Hòa Nam, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Hòa Phú, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Hòa Xá, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Hồng Quang, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Lưu Hoàng, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Phù Lưu, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Thái Hòa, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Vạn Thái, Huyện Ứng Hòa, Thành phố Hà Nội
10417|Xã Đội Bình, Huyện Ứng Hòa, Thành phố Hà Nội
10441|Thị trấn Đại Nghĩa, Huyện Mỹ Đức, Thành phố Hà Nội
10441|Xã An Phú, Huyện Mỹ Đức, Thành phố Hà Nội
10441|Xã Hợp Thanh, Huyện Mỹ Đức, Thành phố Hà Nội
10441|Xã Phù Lưu Tế, Huyện Mỹ Đức, Thành phố Hà Nội
10441|Xã Đại Hưng, Huyện Mỹ Đức, Thành phố Hà Nội
10459|Xã Mỹ Xuyên, Huyện Mỹ Đức, Thành phố Hà Nội
10459|Xã Phúc Lâm, Huyện Mỹ Đức, Thành phố Hà Nội
10459|Xã Thượng Lâm, Huyện Mỹ Đức, Thành phố Hà Nội
10459|Xã Tuy Lai, Huyện Mỹ Đức, Thành phố Hà Nội
10459|Xã Đồng Tâm, Huyện Mỹ Đức, Thành phố Hà Nội
10465|Xã An Mỹ, Huyện Mỹ Đức, Thành phố Hà Nội
10465|Xã Hồng Sơn, Huyện Mỹ Đức, Thành phố Hà Nội
10465|Xã Hợp Tiến, Huyện Mỹ Đức, Thành phố Hà Nội
10465|Xã Lê Thanh, Huyện Mỹ Đức, Thành phố Hà Nội
10465|Xã Phùng Xá, Huyện Mỹ Đức, Thành phố Hà Nội
10465|Xã Xuy Xá, Huyện Mỹ Đức, Thành phố Hà Nội
10489|Xã An Tiến, Huyện Mỹ Đức, Thành phố Hà Nội
10489|Xã Hùng Tiến, Huyện Mỹ Đức, Thành phố Hà Nội
10489|Xã Hương Sơn, Huyện Mỹ Đức, Thành phố Hà Nội
10489|Xã Vạn Kim, Huyện Mỹ Đức, Thành phố Hà Nội
10489|Xã Vạn Tín, Huyện Mỹ Đức, Thành phố Hà Nội
10489|Xã Đốc Tín, Huyện Mỹ Đức, Thành phố Hà Nội
10507|Phường Bình Hàn, Thành phố Hải Dương, Tỉnh Hải Dương
10507|Phường Cẩm Thượng, Thành phố Hải Dương, Tỉnh Hải Dương
10507|Phường Nguyễn Trãi, Thành phố Hải Dương, Tỉnh Hải Dương
10507|Xã An Thượng, Thành phố Hải Dương, Tỉnh Hải Dương
10525|Phường Ngọc Châu, Thành phố Hải Dương, Tỉnh Hải Dương
10525|Phường Nhị Châu, Thành phố Hải Dương, Tỉnh Hải Dương
10525|Phường Quang Trung, Thành phố Hải Dương, Tỉnh Hải Dương
10525|Phường Trần Hưng Đạo, Thành phố Hải Dương, Tỉnh Hải Dương
10532|Phường Lê Thanh Nghị, Thành phố Hải Dương, Tỉnh Hải Dương
10532|Phường Thanh Bình, Thành phố Hải Dương, Tỉnh Hải Dương
10532|Phường Trần Phú, Thành phố Hải Dương, Tỉnh Hải Dương
10532|Phường Tân Bình, Thành phố Hải Dương, Tỉnh Hải Dương
10537|Phường Hải Tân, Thành phố Hải Dương, Tỉnh Hải Dương
10537|Phường Tân Hưng, Thành phố Hải Dương, Tỉnh Hải Dương
10537|Xã Ngọc Sơn, Thành phố Hải Dương, Tỉnh Hải Dương
10543|Phường Việt Hoà, Thành phố Hải Dương, Tỉnh Hải Dương
10543|Xã Cao An, Huyện Cẩm Giàng, Tỉnh Hải Dương
10546|Phường Cổ Thành, Thành phố Chí Linh, Tỉnh Hải Dương
10546|Phường Phả Lại, Thành phố Chí Linh, Tỉnh Hải Dương
10546|Xã Nhân Huệ, Thành phố Chí Linh, Tỉnh Hải Dương
10549|Phường Chí Minh, Thành phố Chí Linh, Tỉnh Hải Dương
10549|Phường Sao Đỏ, Thành phố Chí Linh, Tỉnh Hải Dương
10549|Phường Thái Học, Thành phố Chí Linh, Tỉnh Hải Dương
10549|Phường Văn An, Thành phố Chí Linh, Tỉnh Hải Dương
10552|Phường Bến Tắm, Thành phố Chí Linh, Tỉnh Hải Dương
10552|Xã Bắc An, Thành phố Chí Linh, Tỉnh Hải Dương
10552|Xã Hoàng Hoa Thám, Thành phố Chí Linh, Tỉnh Hải Dương
10570|Phường Cộng Hoà, Thành phố Chí Linh, Tỉnh Hải Dương
10570|Xã Hưng Đạo, Thành phố Chí Linh, Tỉnh Hải Dương
10570|Xã Lê Lợi, Thành phố Chí Linh, Tỉnh Hải Dương
10573|Phường Hoàng Tiến, Thành phố Chí Linh, Tỉnh Hải Dương
10573|Phường Hoàng Tân, Thành phố Chí Linh, Tỉnh Hải Dương
10573|Phường Văn Đức, Thành phố Chí Linh, Tỉnh Hải Dương
10603|Phường An Lạc, Thành phố Chí Linh, Tỉnh Hải Dương
10603|Phường Tân Dân, Thành phố Chí Linh, Tỉnh Hải Dương
10603|Phường Đồng Lạc, Thành phố Chí Linh, Tỉnh Hải Dương
10606|Thị trấn Nam Sách, Huyện Nam Sách, Tỉnh Hải Dương
10606|Xã Hồng Phong, Huyện Nam Sách, Tỉnh Hải Dương
10606|Xã Đồng Lạc, Huyện Nam Sách, Tỉnh Hải Dương
10615|Xã Hợp Tiến, Huyện Nam Sách, Tỉnh Hải Dương
10615|Xã Nam Hưng, Huyện Nam Sách, Tỉnh Hải Dương
10615|Xã Nam Tân, Huyện Nam Sách, Tỉnh Hải Dương
10633|Xã Hiệp Cát, Huyện Nam Sách, Tỉnh Hải Dương
10633|Xã Quốc Tuấn, Huyện Nam Sách, Tỉnh Hải Dương
10633|Xã Trần Phú, Huyện Nam Sách, Tỉnh Hải Dương
10642|Xã An Sơn, Huyện Nam Sách, Tỉnh Hải Dương
10642|Xã Minh Tân, Huyện Nam Sách, Tỉnh Hải Dương
10642|Xã Thái Tân, Huyện Nam Sách, Tỉnh Hải Dương
10645|Xã An Bình, Huyện Nam Sách, Tỉnh Hải Dương
10645|Xã An Phú, Huyện Nam Sách, Tỉnh Hải Dương
10645|Xã Cộng Hòa, Huyện Nam Sách, Tỉnh Hải Dương
10660|Phường Ái Quốc, Thành phố Hải Dương, Tỉnh Hải Dương
10660|Xã Quyết Thắng, Thành phố Hải Dương, Tỉnh Hải Dương
10675|Phường An Lưu, Thị xã Kinh Môn, Tỉnh Hải Dương
10675|Phường Hiệp An, Thị xã Kinh Môn, Tỉnh Hải Dương
10675|Phường Long Xuyên, Thị xã Kinh Môn, Tỉnh Hải Dương
10678|Phường Thất Hùng, Thị xã Kinh Môn, Tỉnh Hải Dương
10678|Xã Bạch Đằng, Thị xã Kinh Môn, Tỉnh Hải Dương
10678|Xã Lê Ninh, Thị xã Kinh Môn, Tỉnh Hải Dương
10705|Xã Lạc Long, Thị xã Kinh Môn, Tỉnh Hải Dương
10705|Xã Quang Thành, Thị xã Kinh Môn, Tỉnh Hải Dương
10705|Xã Thăng Long, Thị xã Kinh Môn, Tỉnh Hải Dương
10714|Phường Duy Tân, Thị xã Kinh Môn, Tỉnh Hải Dương
10714|Phường Minh Tân, Thị xã Kinh Môn, Tỉnh Hải Dương
10714|Phường Phú Thứ, Thị xã Kinh Môn, Tỉnh Hải Dương
10714|Phường Tân Dân, Thị xã Kinh Môn, Tỉnh Hải Dương
10714|Xã Hoành Sơn, Thị xã Kinh Môn, Tỉnh Hải Dương
10726|Phường An Sinh, Thị xã Kinh Môn, Tỉnh Hải Dương
10726|Phường Hiệp Sơn, Thị xã Kinh Môn, Tỉnh Hải Dương
10726|Phường Phạm Thái, Thị xã Kinh Môn, Tỉnh Hải Dương
10729|Phường An Phụ, Thị xã Kinh Môn, Tỉnh Hải Dương
10729|Xã Hiệp Hòa, Thị xã Kinh Môn, Tỉnh Hải Dương
10729|Xã Thượng Quận, Thị xã Kinh Môn, Tỉnh Hải Dương
10744|Phường Hiến Thành, Thị xã Kinh Môn, Tỉnh Hải Dương
10744|Phường Thái Thịnh, Thị xã Kinh Môn, Tỉnh Hải Dương
10744|Xã Minh Hòa, Thị xã Kinh Môn, Tỉnh Hải Dương
10750|Thị trấn Phú Thái, Huyện Kim Thành, Tỉnh Hải Dương
10750|Xã Kim Anh, Huyện Kim Thành, Tỉnh Hải Dương
10750|Xã Kim Liên, Huyện Kim Thành, Tỉnh Hải Dương
10750|Xã Kim Xuyên, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Cổ Dũng, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Cộng Hòa, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Lai Khê, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Lai Vu, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Thượng Vũ, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Tuấn Việt, Huyện Kim Thành, Tỉnh Hải Dương
10756|Xã Vũ Dũng, Huyện Kim Thành, Tỉnh Hải Dương
10792|Xã Kim Tân, Huyện Kim Thành, Tỉnh Hải Dương
10792|Xã Kim Đính, Huyện Kim Thành, Tỉnh Hải Dương
10792|Xã Ngũ Phúc, Huyện Kim Thành, Tỉnh Hải Dương
10804|Xã Hòa Bình, Huyện Kim Thành, Tỉnh Hải Dương
10804|Xã Tam Kỳ, Huyện Kim Thành, Tỉnh Hải Dương
10804|Xã Đại Đức, Huyện Kim Thành, Tỉnh Hải Dương
10804|Xã Đồng Cẩm, Huyện Kim Thành, Tỉnh Hải Dương
10813|Thị trấn Thanh Hà, Huyện Thanh Hà, Tỉnh Hải Dương
10813|Xã Thanh Sơn, Huyện Thanh Hà, Tỉnh Hải Dương
10813|Xã Thanh Tân, Huyện Thanh Hà, Tỉnh Hải Dương
10816|Xã Cẩm Việt, Huyện Thanh Hà, Tỉnh Hải Dương
10816|Xã Hồng Lạc, Huyện Thanh Hà, Tỉnh Hải Dương
10816|Xã Tân Việt, Huyện Thanh Hà, Tỉnh Hải Dương
10837|Phường Nam Đồng, Thành phố Hải Dương, Tỉnh Hải Dương
10837|Xã Tiền Tiến, Thành phố Hải Dương, Tỉnh Hải Dương
10843|Xã Liên Mạc, Huyện Thanh Hà, Tỉnh Hải Dương
10843|Xã Thanh An, Huyện Thanh Hà, Tỉnh Hải Dương
10843|Xã Thanh Lang, Huyện Thanh Hà, Tỉnh Hải Dương
10843|Xã Thanh Xuân, Huyện Thanh Hà, Tỉnh Hải Dương
10846|Xã An Phượng, Huyện Thanh Hà, Tỉnh Hải Dương
10846|Xã Thanh Hải, Huyện Thanh Hà, Tỉnh Hải Dương
10846|Xã Tân An, Huyện Thanh Hà, Tỉnh Hải Dương
10882|Xã Thanh Hồng, Huyện Thanh Hà, Tỉnh Hải Dương
10882|Xã Thanh Quang, Huyện Thanh Hà, Tỉnh Hải Dương
10882|Xã Vĩnh Cường, Huyện Thanh Hà, Tỉnh Hải Dương
10888|Thị trấn Cẩm Giang, Huyện Cẩm Giàng, Tỉnh Hải Dương
10888|Xã Cẩm Hoàng, Huyện Cẩm Giàng, Tỉnh Hải Dương
10888|Xã Định Sơn, Huyện Cẩm Giàng, Tỉnh Hải Dương
10891|Phường Tứ Minh, Thành phố Hải Dương, Tỉnh Hải Dương
10891|Thị trấn Lai Cách, Huyện Cẩm Giàng, Tỉnh Hải Dương
10891|Xã Cẩm Đoài, Huyện Cẩm Giàng, Tỉnh Hải Dương
10903|Xã Cẩm Hưng, Huyện Cẩm Giàng, Tỉnh Hải Dương
10903|Xã Lương Điền, Huyện Cẩm Giàng, Tỉnh Hải Dương
10903|Xã Ngọc Liên, Huyện Cẩm Giàng, Tỉnh Hải Dương
10909|Xã Cẩm Văn, Huyện Cẩm Giàng, Tỉnh Hải Dương
10909|Xã Cẩm Vũ, Huyện Cẩm Giàng, Tỉnh Hải Dương
10909|Xã Đức Chính, Huyện Cẩm Giàng, Tỉnh Hải Dương
10930|Xã Cẩm Đông, Huyện Cẩm Giàng, Tỉnh Hải Dương
10930|Xã Phúc Điền, Huyện Cẩm Giàng, Tỉnh Hải Dương
10930|Xã Tân Trường, Huyện Cẩm Giàng, Tỉnh Hải Dương
10945|Thị trấn Kẻ Sặt, Huyện Bình Giang, Tỉnh Hải Dương
10945|Xã Hùng Thắng, Huyện Bình Giang, Tỉnh Hải Dương
10945|Xã Vĩnh Hưng, Huyện Bình Giang, Tỉnh Hải Dương
10945|Xã Vĩnh Hồng, Huyện Bình Giang, Tỉnh Hải Dương
10966|Xã Cổ Bì, Huyện Bình Giang, Tỉnh Hải Dương
10966|Xã Hồng Khê, Huyện Bình Giang, Tỉnh Hải Dương
10966|Xã Long Xuyên, Huyện Bình Giang, Tỉnh Hải Dương
10966|Xã Tân Việt, Huyện Bình Giang, Tỉnh Hải Dương
10972|Xã Bình Minh, Huyện Bình Giang, Tỉnh Hải Dương
10972|Xã Thái Học, Huyện Bình Giang, Tỉnh Hải Dương
10972|Xã Thái Minh, Huyện Bình Giang, Tỉnh Hải Dương
10972|Xã Thúc Kháng, Huyện Bình Giang, Tỉnh Hải Dương
10972|Xã Tân Hồng, Huyện Bình Giang, Tỉnh Hải Dương
10993|Xã Bình Xuyên, Huyện Bình Giang, Tỉnh Hải Dương
10993|Xã Thái Dương, Huyện Bình Giang, Tỉnh Hải Dương
10993|Xã Thái Hòa, Huyện Bình Giang, Tỉnh Hải Dương
10999|Thị trấn Gia Lộc, Huyện Gia Lộc, Tỉnh Hải Dương
10999|Xã Gia Phúc, Huyện Gia Lộc, Tỉnh Hải Dương
10999|Xã Gia Tiến, Huyện Gia Lộc, Tỉnh Hải Dương
11002|Phường Thạch Khôi, Thành phố Hải Dương, Tỉnh Hải Dương
11002|Xã Gia Xuyên, Thành phố Hải Dương, Tỉnh Hải Dương
11002|Xã Liên Hồng, Thành phố Hải Dương, Tỉnh Hải Dương
11020|Xã Lê Lợi, Huyện Gia Lộc, Tỉnh Hải Dương
11020|Xã Thống Nhất, Huyện Gia Lộc, Tỉnh Hải Dương
11020|Xã Yết Kiêu, Huyện Gia Lộc, Tỉnh Hải Dương
11050|Xã Hoàng Diệu, Huyện Gia Lộc, Tỉnh Hải Dương
11050|Xã Hồng Hưng, Huyện Gia Lộc, Tỉnh Hải Dương
11050|Xã Thống Kênh, Huyện Gia Lộc, Tỉnh Hải Dương
11050|Xã Toàn Thắng, Huyện Gia Lộc, Tỉnh Hải Dương
11050|Xã Đoàn Thượng, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Nhật Quang, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Nhật Tân, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Phạm Trấn, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Quang Minh, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Quang Đức, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Đồng Quang, Huyện Gia Lộc, Tỉnh Hải Dương
11065|Xã Đức Xương, Huyện Gia Lộc, Tỉnh Hải Dương
11074|Thị trấn Tứ Kỳ, Huyện Tứ Kỳ, Tỉnh Hải Dương
11074|Xã Minh Đức, Huyện Tứ Kỳ, Tỉnh Hải Dương
11074|Xã Quang Khải, Huyện Tứ Kỳ, Tỉnh Hải Dương
11074|Xã Quang Phục, Huyện Tứ Kỳ, Tỉnh Hải Dương
11086|Xã Bình Lăng, Huyện Tứ Kỳ, Tỉnh Hải Dương
11086|Xã Hưng Đạo, Huyện Tứ Kỳ, Tỉnh Hải Dương
11086|Xã Đại Sơn, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Dân An, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Dân Chủ, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Kỳ Sơn, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Ngọc Kỳ, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Quảng Nghiệp, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Tái Sơn, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Tân Kỳ, Huyện Tứ Kỳ, Tỉnh Hải Dương
11113|Xã Đại Hợp, Huyện Tứ Kỳ, Tỉnh Hải Dương
11131|Xã An Thanh, Huyện Tứ Kỳ, Tỉnh Hải Dương
11131|Xã Chí Minh, Huyện Tứ Kỳ, Tỉnh Hải Dương
11131|Xã Văn Tố, Huyện Tứ Kỳ, Tỉnh Hải Dương
11140|Xã Cộng Lạc, Huyện Tứ Kỳ, Tỉnh Hải Dương
11140|Xã Lạc Phượng, Huyện Tứ Kỳ, Tỉnh Hải Dương
11140|Xã Phượng Kỳ, Huyện Tứ Kỳ, Tỉnh Hải Dương
11140|Xã Quang Trung, Huyện Tứ Kỳ, Tỉnh Hải Dương
11140|Xã Tiên Động, Huyện Tứ Kỳ, Tỉnh Hải Dương
11146|Xã Hà Kỳ, Huyện Tứ Kỳ, Tỉnh Hải Dương
11146|Xã Hà Thanh, Huyện Tứ Kỳ, Tỉnh Hải Dương
11146|Xã Nguyên Giáp, Huyện Tứ Kỳ, Tỉnh Hải Dương
11164|Xã Nghĩa An, Huyện Ninh Giang, Tỉnh Hải Dương
11164|Xã Tân Hương, Huyện Ninh Giang, Tỉnh Hải Dương
11164|Xã Ứng Hoè, Huyện Ninh Giang, Tỉnh Hải Dương
11167|Xã An Đức, Huyện Ninh Giang, Tỉnh Hải Dương
11167|Xã Tân Phong, Huyện Ninh Giang, Tỉnh Hải Dương
11167|Xã Đức Phúc, Huyện Ninh Giang, Tỉnh Hải Dương
11203|Thị trấn Ninh Giang, Huyện Ninh Giang, Tỉnh Hải Dương
11203|Xã Hiệp Lực, Huyện Ninh Giang, Tỉnh Hải Dương
11203|Xã Hồng Dụ, Huyện Ninh Giang, Tỉnh Hải Dương
11203|Xã Vĩnh Hòa, Huyện Ninh Giang, Tỉnh Hải Dương
11218|Xã Hưng Long, Huyện Ninh Giang, Tỉnh Hải Dương
11218|Xã Tân Quang, Huyện Ninh Giang, Tỉnh Hải Dương
11218|Xã Văn Hội, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Bình Xuyên, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Hồng Phong, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Hồng Phúc, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Kiến Phúc, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Kiến Quốc, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Ninh Hải, Huyện Ninh Giang, Tỉnh Hải Dương
11224|Xã Đông Xuyên, Huyện Ninh Giang, Tỉnh Hải Dương
11239|Thị trấn Thanh Miện, Huyện Thanh Miện, Tỉnh Hải Dương
11239|Xã Cao Thắng, Huyện Thanh Miện, Tỉnh Hải Dương
11239|Xã Ngũ Hùng, Huyện Thanh Miện, Tỉnh Hải Dương
11239|Xã Tứ Cường, Huyện Thanh Miện, Tỉnh Hải Dương
11242|Xã Nhân Quyền, Huyện Bình Giang, Tỉnh Hải Dương
11242|Xã Phạm Kha, Huyện Thanh Miện, Tỉnh Hải Dương
11242|Xã Thanh Tùng, Huyện Thanh Miện, Tỉnh Hải Dương
11242|Xã Đoàn Tùng, Huyện Thanh Miện, Tỉnh Hải Dương
11254|Xã Hồng Quang, Huyện Thanh Miện, Tỉnh Hải Dương
11254|Xã Lam Sơn, Huyện Thanh Miện, Tỉnh Hải Dương
11254|Xã Lê Hồng, Huyện Thanh Miện, Tỉnh Hải Dương
11257|Xã Ngô Quyền, Huyện Thanh Miện, Tỉnh Hải Dương
11257|Xã Tân Trào, Huyện Thanh Miện, Tỉnh Hải Dương
11257|Xã Đoàn Kết, Huyện Thanh Miện, Tỉnh Hải Dương
11284|Xã Chi Lăng Bắc, Huyện Thanh Miện, Tỉnh Hải Dương
11284|Xã Chi Lăng Nam, Huyện Thanh Miện, Tỉnh Hải Dương
11284|Xã Hồng Phong, Huyện Thanh Miện, Tỉnh Hải Dương
11284|Xã Thanh Giang, Huyện Thanh Miện, Tỉnh Hải Dương
11311|Phường Hoàng Văn Thụ, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Hùng Vương, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Hạ Lý, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Minh Khai, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Phan Bội Châu, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Sở Dầu, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Thượng Lý, Quận Hồng Bàng, Thành phố Hải Phòng
11311|Phường Trại Chuối, Quận Hồng Bàng, Thành phố Hải Phòng
11329|Phường Cầu Tre, Quận Ngô Quyền, Thành phố Hải Phòng
11329|Phường Gia Viên, Quận Ngô Quyền, Thành phố Hải Phòng
11329|Phường Máy Chai, Quận Ngô Quyền, Thành phố Hải Phòng
11329|Phường Vạn Mỹ, Quận Ngô Quyền, Thành phố Hải Phòng
11359|Phường Cầu Đất, Quận Ngô Quyền, Thành phố Hải Phòng
11359|Phường Lạch Tray, Quận Ngô Quyền, Thành phố Hải Phòng
11359|Phường Đông Khê, Quận Ngô Quyền, Thành phố Hải Phòng
11359|Phường Đằng Giang, Quận Ngô Quyền, Thành phố Hải Phòng
11383|Phường An Biên, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Cát Dài, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Dư Hàng Kênh, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Dư Hàng, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Hàng Kênh, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Hồ Nam, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Kênh Dương, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Lam Sơn, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Trại Cau, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Trần Nguyên Hãn, Quận Lê Chân, Thành phố Hải Phòng
11383|Phường Đông Hải, Quận Lê Chân, Thành phố Hải Phòng
11407|Phường An Dương, Quận Lê Chân, Thành phố Hải Phòng
11407|Phường Vĩnh Niệm, Quận Lê Chân, Thành phố Hải Phòng
11411|Phường Nam Hải, Quận Hải An, Thành phố Hải Phòng
11411|Phường Đông Hải 1, Quận Hải An, Thành phố Hải Phòng
11411|Phường Đông Hải 2, Quận Hải An, Thành phố Hải Phòng
11413|Phường Cát Bi, Quận Hải An, Thành phố Hải Phòng
11413|Phường Thành Tô, Quận Hải An, Thành phố Hải Phòng
11413|Phường Tràng Cát, Quận Hải An, Thành phố Hải Phòng
11413|Phường Đằng Hải, Quận Hải An, Thành phố Hải Phòng
11413|Phường Đằng Lâm, Quận Hải An, Thành phố Hải Phòng
11443|Phường Bắc Sơn, Quận Kiến An, Thành phố Hải Phòng
11443|Phường Lãm Hà, Quận Kiến An, Thành phố Hải Phòng
11443|Phường Quán Trữ, Quận Kiến An, Thành phố Hải Phòng
11443|Phường Trần Thành Ngọ, Quận Kiến An, Thành phố Hải Phòng
11443|Phường Đồng Hoà, Quận Kiến An, Thành phố Hải Phòng
11446|Phường Bắc Hà, Quận Kiến An, Thành phố Hải Phòng
11446|Phường Nam Sơn, Quận Kiến An, Thành phố Hải Phòng
11446|Phường Ngọc Sơn, Quận Kiến An, Thành phố Hải Phòng
11446|Phường Phù Liễn, Quận Kiến An, Thành phố Hải Phòng
11446|Phường Tràng Minh, Quận Kiến An, Thành phố Hải Phòng
11446|Phường Văn Đẩu, Quận Kiến An, Thành phố Hải Phòng
11455|Phường Hải Sơn, Quận Đồ Sơn, Thành phố Hải Phòng
11455|Phường Ngọc Xuyên, Quận Đồ Sơn, Thành phố Hải Phòng
11455|Phường Vạn Hương, Quận Đồ Sơn, Thành phố Hải Phòng
11473|Phường Minh Đức, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11473|Phường Phạm Ngũ Lão, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11473|Xã Bạch Đằng, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11488|Phường Lưu Kiếm, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11488|Phường Trần Hưng Đạo, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11488|Xã Kênh Giang, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11488|Xã Liên Khê, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11488|Xã Liên Xuân, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11488|Xã Lưu Kiếm, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11488|Xã Lưu Kỳ, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11488|Xã Lại Xuân, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11488|Xã Đông Sơn, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11503|Xã An Sơn, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11503|Xã Kỳ Sơn, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11503|Xã Ninh Sơn, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11503|Xã Phù Ninh, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11506|Phường Quảng Thanh, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11506|Xã Cao Nhân, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11506|Xã Chính Mỹ, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11506|Xã Hợp Thành, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11506|Xã Quang Trung, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11506|Xã Quảng Thanh, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11533|Phường An Lư, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11533|Phường Hoà Bình, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11533|Phường Thủy Hà, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11542|Phường Lập Lễ, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11542|Phường Nam Triệu Giang, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11542|Phường Tam Hưng, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11542|Xã Lập Lễ, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11542|Xã Phả Lễ, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11542|Xã Phục Lễ, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11542|Xã Tam Hưng, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11557|Phường Hoàng Lâm, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11557|Phường Lê Hồng Phong, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11557|Phường Thiên Hương, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11557|Xã Hoàng Động, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11557|Xã Kiền Bái, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11557|Xã Lâm Động, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11557|Xã Mỹ Đồng, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11557|Xã Thiên Hương, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11560|Phường Dương Quan, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11560|Phường Hoa Động, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11560|Phường Thuỷ Đường, Thành phố Thuỷ Nguyên, Thành phố Hải Phòng
11560|Thị trấn Núi Đèo, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11560|Xã Dương Quan, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11560|Xã Hoa Động, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11560|Xã Thủy Sơn, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11560|Xã Thủy Đường, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11560|Xã Tân Dương, Thành phố Thủy Nguyên, Thành phố Hải Phòng
11581|Phường An Hải, Quận An Dương, Thành phố Hải Phòng
11581|Phường Lê Lợi, Quận An Dương, Thành phố Hải Phòng
11581|Phường Nam Sơn, Quận An Dương, Thành phố Hải Phòng
11581|Phường Tân Tiến, Quận An Dương, Thành phố Hải Phòng
11593|Phường An Hoà, Quận An Dương, Thành phố Hải Phòng
11593|Phường Hồng Phong, Quận An Dương, Thành phố Hải Phòng
11593|Phường Lê Thiện, Quận An Dương, Thành phố Hải Phòng
11593|Xã An Hòa, Huyện An Dương, Thành phố Hải Phòng
11593|Xã Hồng Phong, Huyện An Dương, Thành phố Hải Phòng
11593|Xã Lê Thiện, Huyện An Dương, Thành phố Hải Phòng
11602|Phường An Hưng, Quận Hồng Bàng, Thành phố Hải Phòng
11602|Phường An Hồng, Quận Hồng Bàng, Thành phố Hải Phòng
11602|Phường Quán Toan, Quận Hồng Bàng, Thành phố Hải Phòng
11602|Phường Đại Bản, Quận Hồng Bàng, Thành phố Hải Phòng
11602|Xã An Hưng, Huyện An Dương, Thành phố Hải Phòng
11602|Xã An Hồng, Huyện An Dương, Thành phố Hải Phòng
11602|Xã Đại Bản, Huyện An Dương, Thành phố Hải Phòng
11617|Phường An Đồng, Quận An Dương, Thành phố Hải Phòng
11617|Phường Hồng Thái, Quận An Dương, Thành phố Hải Phòng
11617|Phường Đồng Thái, Quận An Dương, Thành phố Hải Phòng
11629|Thị trấn An Lão, Huyện An Lão, Thành phố Hải Phòng
11629|Thị trấn Trường Sơn, Huyện An Lão, Thành phố Hải Phòng
11629|Xã An Thắng, Huyện An Lão, Thành phố Hải Phòng
11629|Xã An Tiến, Huyện An Lão, Thành phố Hải Phòng
11629|Xã Tân Dân, Huyện An Lão, Thành phố Hải Phòng
11635|Xã Bát Trang, Huyện An Lão, Thành phố Hải Phòng
11635|Xã Trường Thành, Huyện An Lão, Thành phố Hải Phòng
11635|Xã Trường Thọ, Huyện An Lão, Thành phố Hải Phòng
11647|Xã Quang Hưng, Huyện An Lão, Thành phố Hải Phòng
11647|Xã Quang Trung, Huyện An Lão, Thành phố Hải Phòng
11647|Xã Quốc Tuấn, Huyện An Lão, Thành phố Hải Phòng
11668|Xã Mỹ Đức, Huyện An Lão, Thành phố Hải Phòng
11668|Xã Thái Sơn, Huyện An Lão, Thành phố Hải Phòng
11668|Xã Tân Viên, Huyện An Lão, Thành phố Hải Phòng
11674|Xã An Thái, Huyện An Lão, Thành phố Hải Phòng
11674|Xã An Thọ, Huyện An Lão, Thành phố Hải Phòng
11674|Xã Chiến Thắng, Huyện An Lão, Thành phố Hải Phòng
11680|Thị trấn Núi Đối, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11680|Xã Hữu Bằng, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11680|Xã Thanh Sơn, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11680|Xã Thuận Thiên, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11689|Phường Anh Dũng, Quận Dương Kinh, Thành phố Hải Phòng
11689|Phường Hưng Đạo, Quận Dương Kinh, Thành phố Hải Phòng
11689|Phường Đa Phúc, Quận Dương Kinh, Thành phố Hải Phòng
11692|Phường Hoà Nghĩa, Quận Dương Kinh, Thành phố Hải Phòng
11692|Phường Hải Thành, Quận Dương Kinh, Thành phố Hải Phòng
11692|Phường Tân Thành, Quận Dương Kinh, Thành phố Hải Phòng
11713|Xã Du Lễ, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11713|Xã Kiến Quốc, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11713|Xã Ngũ Phúc, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11725|Xã Minh Tân, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11725|Xã Đông Phương, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11725|Xã Đại Đồng, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11728|Xã Kiến Hưng, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11728|Xã Ngũ Đoan, Huyện Kiến Thụy, Thành phố Hải Phòng
11728|Xã Thụy Hương, Huyện Kiến Thụy, Thành phố Hải Phòng
11728|Xã Tân Trào, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11728|Xã Đại Hà, Huyện Kiến Thụy, Thành phố Hải Phòng
11737|Phường Bàng La, Quận Đồ Sơn, Thành phố Hải Phòng
11737|Phường Hợp Đức, Quận Đồ Sơn, Thành phố Hải Phòng
11737|Phường Minh Đức, Quận Đồ Sơn, Thành phố Hải Phòng
11749|Xã Tân Phong, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11749|Xã Tú Sơn, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11749|Xã Đoàn Xá, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11749|Xã Đại Hợp, Huyện Kiến Thuỵ, Thành phố Hải Phòng
11755|Thị trấn Tiên Lãng, Huyện Tiên Lãng, Thành phố Hải Phòng
11755|Xã Khởi Nghĩa, Huyện Tiên Lãng, Thành phố Hải Phòng
11755|Xã Quyết Tiến, Huyện Tiên Lãng, Thành phố Hải Phòng
11755|Xã Tiên Thanh, Huyện Tiên Lãng, Thành phố Hải Phòng
11761|Xã Tiên Cường, Huyện Tiên Lãng, Thành phố Hải Phòng
11761|Xã Tự Cường, Huyện Tiên Lãng, Thành phố Hải Phòng
11761|Xã Đại Thắng, Huyện Tiên Lãng, Thành phố Hải Phòng
11779|Xã Cấp Tiến, Huyện Tiên Lãng, Thành phố Hải Phòng
11779|Xã Kiến Thiết, Huyện Tiên Lãng, Thành phố Hải Phòng
11779|Xã Đoàn Lập, Huyện Tiên Lãng, Thành phố Hải Phòng
11791|Xã Tiên Minh, Huyện Tiên Lãng, Thành phố Hải Phòng
11791|Xã Tiên Thắng, Huyện Tiên Lãng, Thành phố Hải Phòng
11791|Xã Tân Minh, Huyện Tiên Lãng, Thành phố Hải Phòng
11806|Xã Bắc Hưng, Huyện Tiên Lãng, Thành phố Hải Phòng
11806|Xã Nam Hưng, Huyện Tiên Lãng, Thành phố Hải Phòng
11806|Xã Tây Hưng, Huyện Tiên Lãng, Thành phố Hải Phòng
11806|Xã Đông Hưng, Huyện Tiên Lãng, Thành phố Hải Phòng
11809|Xã Hùng Thắng, Huyện Tiên Lãng, Thành phố Hải Phòng
11809|Xã Vinh Quang, Huyện Tiên Lãng, Thành phố Hải Phòng
11824|Thị trấn Vĩnh Bảo, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11824|Xã Nhân Hòa, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11824|Xã Tam Đa, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11824|Xã Tân Hưng, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11824|Xã Tân Liên, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11824|Xã Vinh Quang, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11824|Xã Vĩnh Hưng, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11836|Xã Thắng Thuỷ, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11836|Xã Trung Lập, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11836|Xã Việt Tiến, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11842|Xã Dũng Tiến, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11842|Xã Giang Biên, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11842|Xã Vĩnh An, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11848|Xã Hùng Tiến, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11848|Xã Vĩnh Hoà, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Cộng Hiền, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Hưng Nhân, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Thanh Lương, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Tiền Phong, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Vĩnh Hải, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Vĩnh Phong, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11875|Xã Đồng Minh, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11887|Xã Cao Minh, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11887|Xã Cổ Am, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11887|Xã Liên Am, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11887|Xã Tam Cường, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11887|Xã Vĩnh Tiến, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11911|Xã Hoà Bình, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11911|Xã Lý Học, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11911|Xã Trấn Dương, Huyện Vĩnh Bảo, Thành phố Hải Phòng
11914|Thị trấn Cát Bà, Huyện Cát Hải, Thành phố Hải Phòng
11914|Thị trấn Cát Hải, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Gia Luận, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Hiền Hào, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Hoàng Châu, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Nghĩa Lộ, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Phù Long, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Trân Châu, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Việt Hải, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Văn Phong, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Xuân Đám, Huyện Cát Hải, Thành phố Hải Phòng
11914|Xã Đồng Bài, Huyện Cát Hải, Thành phố Hải Phòng
11953|Phường An Tảo, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Phường Hiến Nam, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Phường Lê Lợi, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Phường Minh Khai, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Phường Quang Trung, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Xã Liên Phương, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Xã Phương Chiểu, Thành phố Hưng Yên, Tỉnh Hưng Yên
11953|Xã Trung Nghĩa, Thành phố Hưng Yên, Tỉnh Hưng Yên
11977|Xã Phương Nam, Thành phố Hưng Yên, Tỉnh Hưng Yên
11977|Xã Thủ Sỹ, Huyện Tiên Lữ, Tỉnh Hưng Yên
11977|Xã Tân Hưng, Thành phố Hưng Yên, Tỉnh Hưng Yên
11980|Phường Hồng Châu, Thành phố Hưng Yên, Tỉnh Hưng Yên
11980|Xã Hoàng Hanh, Thành phố Hưng Yên, Tỉnh Hưng Yên
11980|Xã Quảng Châu, Thành phố Hưng Yên, Tỉnh Hưng Yên
11983|Phường Lam Sơn, Thành phố Hưng Yên, Tỉnh Hưng Yên
11983|Xã Bảo Khê, Thành phố Hưng Yên, Tỉnh Hưng Yên
11983|Xã Hùng Cường, Thành phố Hưng Yên, Tỉnh Hưng Yên
11983|Xã Phú Cường, Thành phố Hưng Yên, Tỉnh Hưng Yên
11992|Xã Chỉ Đạo, Huyện Văn Lâm, Tỉnh Hưng Yên
11992|Xã Lạc Đạo, Huyện Văn Lâm, Tỉnh Hưng Yên
11992|Xã Minh Hải, Huyện Văn Lâm, Tỉnh Hưng Yên
11995|Xã Lương Tài, Huyện Văn Lâm, Tỉnh Hưng Yên
11995|Xã Việt Hưng, Huyện Văn Lâm, Tỉnh Hưng Yên
11995|Xã Đại Đồng, Huyện Văn Lâm, Tỉnh Hưng Yên
12004|Thị trấn Như Quỳnh, Huyện Văn Lâm, Tỉnh Hưng Yên
12004|Xã Lạc Hồng, Huyện Văn Lâm, Tỉnh Hưng Yên
12004|Xã Trưng Trắc, Huyện Văn Lâm, Tỉnh Hưng Yên
12004|Xã Tân Quang, Huyện Văn Lâm, Tỉnh Hưng Yên
12004|Xã Đình Dù, Huyện Văn Lâm, Tỉnh Hưng Yên
12019|Thị trấn Văn Giang, Huyện Văn Giang, Tỉnh Hưng Yên
12019|Xã Liên Nghĩa, Huyện Văn Giang, Tỉnh Hưng Yên
12019|Xã Tân Tiến, Huyện Văn Giang, Tỉnh Hưng Yên
12025|Xã Cửu Cao, Huyện Văn Giang, Tỉnh Hưng Yên
12025|Xã Phụng Công, Huyện Văn Giang, Tỉnh Hưng Yên
12025|Xã Xuân Quan, Huyện Văn Giang, Tỉnh Hưng Yên
12031|Xã Long Hưng, Huyện Văn Giang, Tỉnh Hưng Yên
12031|Xã Nghĩa Trụ, Huyện Văn Giang, Tỉnh Hưng Yên
12031|Xã Vĩnh Khúc, Huyện Văn Giang, Tỉnh Hưng Yên
12049|Xã Bình Minh, Huyện Khoái Châu, Tỉnh Hưng Yên
12049|Xã Mễ Sở, Huyện Văn Giang, Tỉnh Hưng Yên
12049|Xã Thắng Lợi, Huyện Văn Giang, Tỉnh Hưng Yên
12064|Xã Liêu Xá, Huyện Yên Mỹ, Tỉnh Hưng Yên
12064|Xã Nguyễn Văn Linh, Huyện Yên Mỹ, Tỉnh Hưng Yên
12064|Xã Ngọc Long, Huyện Yên Mỹ, Tỉnh Hưng Yên
12070|Xã Hoàn Long, Huyện Yên Mỹ, Tỉnh Hưng Yên
12070|Xã Đông Tảo, Huyện Khoái Châu, Tỉnh Hưng Yên
12070|Xã Đồng Than, Huyện Yên Mỹ, Tỉnh Hưng Yên
12073|Thị trấn Yên Mỹ, Huyện Yên Mỹ, Tỉnh Hưng Yên
12073|Xã Trung Hòa, Huyện Yên Mỹ, Tỉnh Hưng Yên
12073|Xã Tân Lập, Huyện Yên Mỹ, Tỉnh Hưng Yên
12073|Xã Tân Minh, Huyện Yên Mỹ, Tỉnh Hưng Yên
12091|Xã Minh Châu, Huyện Yên Mỹ, Tỉnh Hưng Yên
12091|Xã Thanh Long, Huyện Yên Mỹ, Tỉnh Hưng Yên
12091|Xã Việt Cường, Huyện Yên Mỹ, Tỉnh Hưng Yên
12091|Xã Việt Yên, Huyện Yên Mỹ, Tỉnh Hưng Yên
12091|Xã Yên Hòa, Huyện Yên Mỹ, Tỉnh Hưng Yên
12091|Xã Yên Phú, Huyện Yên Mỹ, Tỉnh Hưng Yên
12103|Phường Bần Yên Nhân, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12103|Phường Nhân Hòa, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12103|Phường Phan Đình Phùng, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12103|Xã Cẩm Xá, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12127|Phường Bạch Sam, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12127|Phường Minh Đức, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12127|Xã Dương Quang, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12127|Xã Hòa Phong, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12133|Phường Dị Sử, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12133|Phường Phùng Chí Kiên, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12133|Xã Hưng Long, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12133|Xã Ngọc Lâm, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12133|Xã Xuân Dục, Thị xã Mỹ Hào, Tỉnh Hưng Yên
12142|Thị trấn Ân Thi, Huyện Ân Thi, Tỉnh Hưng Yên
12142|Xã Hoàng Hoa Thám, Huyện Ân Thi, Tỉnh Hưng Yên
12142|Xã Quang Vinh, Huyện Ân Thi, Tỉnh Hưng Yên
12142|Xã Tân Phúc, Huyện Ân Thi, Tỉnh Hưng Yên
12148|Xã Bãi Sậy, Huyện Ân Thi, Tỉnh Hưng Yên
12148|Xã Bắc Sơn, Huyện Ân Thi, Tỉnh Hưng Yên
12148|Xã Phù Ủng, Huyện Ân Thi, Tỉnh Hưng Yên
12148|Xã Đào Dương, Huyện Ân Thi, Tỉnh Hưng Yên
12166|Xã Quảng Lãng, Huyện Ân Thi, Tỉnh Hưng Yên
12166|Xã Vân Du, Huyện Ân Thi, Tỉnh Hưng Yên
12166|Xã Xuân Trúc, Huyện Ân Thi, Tỉnh Hưng Yên
12184|Xã Cẩm Ninh, Huyện Ân Thi, Tỉnh Hưng Yên
12184|Xã Nguyễn Trãi, Huyện Ân Thi, Tỉnh Hưng Yên
12184|Xã Đa Lộc, Huyện Ân Thi, Tỉnh Hưng Yên
12184|Xã Đặng Lễ, Huyện Ân Thi, Tỉnh Hưng Yên
12196|Xã Hạ Lễ, Huyện Ân Thi, Tỉnh Hưng Yên
12196|Xã Hồ Tùng Mậu, Huyện Ân Thi, Tỉnh Hưng Yên
12196|Xã Hồng Quang, Huyện Ân Thi, Tỉnh Hưng Yên
12196|Xã Tiền Phong, Huyện Ân Thi, Tỉnh Hưng Yên
12205|Thị trấn Khoái Châu, Huyện Khoái Châu, Tỉnh Hưng Yên
12205|Xã Liên Khê, Huyện Khoái Châu, Tỉnh Hưng Yên
12205|Xã Phùng Hưng, Huyện Khoái Châu, Tỉnh Hưng Yên
12205|Xã Đông Kết, Huyện Khoái Châu, Tỉnh Hưng Yên
12223|Xã An Vĩ, Huyện Khoái Châu, Tỉnh Hưng Yên
12223|Xã Dạ Trạch, Huyện Khoái Châu, Tỉnh Hưng Yên
12223|Xã Hàm Tử, Huyện Khoái Châu, Tỉnh Hưng Yên
12223|Xã Phạm Hồng Thái, Huyện Khoái Châu, Tỉnh Hưng Yên
12223|Xã Tân Dân, Huyện Khoái Châu, Tỉnh Hưng Yên
12223|Xã Ông Đình, Huyện Khoái Châu, Tỉnh Hưng Yên
12238|Xã Dân Tiến, Huyện Khoái Châu, Tỉnh Hưng Yên
12238|Xã Việt Hòa, Huyện Khoái Châu, Tỉnh Hưng Yên
12238|Xã Đồng Tiến, Huyện Khoái Châu, Tỉnh Hưng Yên
12247|Xã Tân Châu, Huyện Khoái Châu, Tỉnh Hưng Yên
12247|Xã Tứ Dân, Huyện Khoái Châu, Tỉnh Hưng Yên
12247|Xã Đông Ninh, Huyện Khoái Châu, Tỉnh Hưng Yên
12247|Xã Đại Tập, Huyện Khoái Châu, Tỉnh Hưng Yên
12271|Xã Chí Minh, Huyện Khoái Châu, Tỉnh Hưng Yên
12271|Xã Nguyễn Huệ, Huyện Khoái Châu, Tỉnh Hưng Yên
12271|Xã Thuần Hưng, Huyện Khoái Châu, Tỉnh Hưng Yên
12280|Thị trấn Lương Bằng, Huyện Kim Động, Tỉnh Hưng Yên
12280|Xã Chính Nghĩa, Huyện Kim Động, Tỉnh Hưng Yên
12280|Xã Diên Hồng, Huyện Kim Động, Tỉnh Hưng Yên
12280|Xã Phạm Ngũ Lão, Huyện Kim Động, Tỉnh Hưng Yên
12286|Xã Nghĩa Dân, Huyện Kim Động, Tỉnh Hưng Yên
12286|Xã Toàn Thắng, Huyện Kim Động, Tỉnh Hưng Yên
12286|Xã Vĩnh Xá, Huyện Kim Động, Tỉnh Hưng Yên
12286|Xã Đồng Thanh, Huyện Kim Động, Tỉnh Hưng Yên
12313|Xã Mai Động, Huyện Kim Động, Tỉnh Hưng Yên
12313|Xã Phú Thọ, Huyện Kim Động, Tỉnh Hưng Yên
12313|Xã Đức Hợp, Huyện Kim Động, Tỉnh Hưng Yên
12322|Xã Hiệp Cường, Huyện Kim Động, Tỉnh Hưng Yên
12322|Xã Hùng An, Huyện Kim Động, Tỉnh Hưng Yên
12322|Xã Ngọc Thanh, Huyện Kim Động, Tỉnh Hưng Yên
12322|Xã Song Mai, Huyện Kim Động, Tỉnh Hưng Yên
12337|Thị trấn Vương, Huyện Tiên Lữ, Tỉnh Hưng Yên
12337|Xã An Viên, Huyện Tiên Lữ, Tỉnh Hưng Yên
12337|Xã Hưng Đạo, Huyện Tiên Lữ, Tỉnh Hưng Yên
12337|Xã Nhật Tân, Huyện Tiên Lữ, Tỉnh Hưng Yên
12361|Xã Cương Chính, Huyện Tiên Lữ, Tỉnh Hưng Yên
12361|Xã Lệ Xá, Huyện Tiên Lữ, Tỉnh Hưng Yên
12361|Xã Trung Dũng, Huyện Tiên Lữ, Tỉnh Hưng Yên
12364|Xã Hải Thắng, Huyện Tiên Lữ, Tỉnh Hưng Yên
12364|Xã Thiện Phiến, Huyện Tiên Lữ, Tỉnh Hưng Yên
12364|Xã Thụy Lôi, Huyện Tiên Lữ, Tỉnh Hưng Yên
12391|Thị trấn Trần Cao, Huyện Phù Cừ, Tỉnh Hưng Yên
12391|Xã Minh Tân, Huyện Phù Cừ, Tỉnh Hưng Yên
12391|Xã Quang Hưng, Huyện Phù Cừ, Tỉnh Hưng Yên
12391|Xã Tống Phan, Huyện Phù Cừ, Tỉnh Hưng Yên
12406|Xã Minh Hoàng, Huyện Phù Cừ, Tỉnh Hưng Yên
12406|Xã Phan Sào Nam, Huyện Phù Cừ, Tỉnh Hưng Yên
12406|Xã Đoàn Đào, Huyện Phù Cừ, Tỉnh Hưng Yên
12424|Xã Nhật Quang, Huyện Phù Cừ, Tỉnh Hưng Yên
12424|Xã Tiên Tiến, Huyện Phù Cừ, Tỉnh Hưng Yên
12424|Xã Đình Cao, Huyện Phù Cừ, Tỉnh Hưng Yên
12427|Xã Nguyên Hòa, Huyện Phù Cừ, Tỉnh Hưng Yên
12427|Xã Tam Đa, Huyện Phù Cừ, Tỉnh Hưng Yên
12427|Xã Tống Trân, Huyện Phù Cừ, Tỉnh Hưng Yên
12452|Phường Quang Trung, Thành phố Thái Bình, Tỉnh Thái Bình
12452|Phường Trần Hưng Đạo, Thành phố Thái Bình, Tỉnh Thái Bình
12452|Phường Đề Thám, Thành phố Thái Bình, Tỉnh Thái Bình
12452|Xã Phú Xuân, Thành phố Thái Bình, Tỉnh Thái Bình
12454|Phường Kỳ Bá, Thành phố Thái Bình, Tỉnh Thái Bình
12454|Phường Trần Lãm, Thành phố Thái Bình, Tỉnh Thái Bình
12454|Xã Tây Sơn, Huyện Kiến Xương, Tỉnh Thái Bình
12454|Xã Vũ Chính, Thành phố Thái Bình, Tỉnh Thái Bình
12454|Xã Vũ Lạc, Thành phố Thái Bình, Tỉnh Thái Bình
12454|Xã Vũ Đông, Thành phố Thái Bình, Tỉnh Thái Bình
12466|Phường Phú Khánh, Thành phố Thái Bình, Tỉnh Thái Bình
12466|Xã Nguyên Xá, Huyện Vũ Thư, Tỉnh Thái Bình
12466|Xã Song An, Huyện Vũ Thư, Tỉnh Thái Bình
12466|Xã Trung An, Huyện Vũ Thư, Tỉnh Thái Bình
12466|Xã Vũ Phúc, Thành phố Thái Bình, Tỉnh Thái Bình
12472|Thị trấn Quỳnh Côi, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12472|Xã Quỳnh Hưng, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12472|Xã Quỳnh Hải, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12472|Xã Quỳnh Hồng, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12472|Xã Quỳnh Hội, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12472|Xã Quỳnh Mỹ, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12499|Xã An Hiệp, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12499|Xã An Khê, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12499|Xã An Thái, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12499|Xã An Đồng, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12511|Xã Quỳnh Giao, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12511|Xã Quỳnh Hoa, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12511|Xã Quỳnh Minh, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12511|Xã Quỳnh Thọ, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12517|Xã Quỳnh Hoàng, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12517|Xã Quỳnh Lâm, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12517|Xã Quỳnh Ngọc, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12523|Thị trấn An Bài, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12523|Xã An Mỹ, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12523|Xã An Ninh, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12523|Xã An Thanh, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12523|Xã An Vũ, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12526|Xã An Cầu, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12526|Xã An Lễ, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12526|Xã An Quí, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12526|Xã An Ấp, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12532|Xã Châu Sơn, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12532|Xã Quỳnh Khê, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12532|Xã Quỳnh Nguyên, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12577|Xã An Vinh, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12577|Xã Quỳnh Bảo, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12577|Xã Quỳnh Trang, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12577|Xã Quỳnh Xá, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12577|Xã Trang Bảo Xá, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12577|Xã Đông Hải, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12583|Xã An Dục, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12583|Xã An Tràng, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12583|Xã Đồng Tiến, Huyện Quỳnh Phụ, Tỉnh Thái Bình
12586|Thị trấn Hưng Hà, Huyện Hưng Hà, Tỉnh Thái Bình
12586|Xã Hòa Bình, Huyện Hưng Hà, Tỉnh Thái Bình
12586|Xã Hồng Lĩnh, Huyện Hưng Hà, Tỉnh Thái Bình
12586|Xã Kim Chung, Huyện Hưng Hà, Tỉnh Thái Bình
12586|Xã Minh Khai, Huyện Hưng Hà, Tỉnh Thái Bình
12586|Xã Thống Nhất, Huyện Hưng Hà, Tỉnh Thái Bình
12586|Xã Văn Lang, Huyện Hưng Hà, Tỉnh Thái Bình
12595|Xã Canh Tân, Huyện Hưng Hà, Tỉnh Thái Bình
12595|Xã Cộng Hòa, Huyện Hưng Hà, Tỉnh Thái Bình
12595|Xã Hòa Tiến, Huyện Hưng Hà, Tỉnh Thái Bình
12595|Xã Tân Hòa, Huyện Hưng Hà, Tỉnh Thái Bình
12613|Thị trấn Hưng Nhân, Huyện Hưng Hà, Tỉnh Thái Bình
12613|Xã Liên Hiệp, Huyện Hưng Hà, Tỉnh Thái Bình
12613|Xã Thái Hưng, Huyện Hưng Hà, Tỉnh Thái Bình
12613|Xã Tiến Đức, Huyện Hưng Hà, Tỉnh Thái Bình
12613|Xã Tân Lễ, Huyện Hưng Hà, Tỉnh Thái Bình
12619|Xã Duyên Hải, Huyện Hưng Hà, Tỉnh Thái Bình
12619|Xã Dân Chủ, Huyện Hưng Hà, Tỉnh Thái Bình
12619|Xã Hùng Dũng, Huyện Hưng Hà, Tỉnh Thái Bình
12619|Xã Quang Trung, Huyện Hưng Hà, Tỉnh Thái Bình
12619|Xã Văn Cẩm, Huyện Hưng Hà, Tỉnh Thái Bình
12619|Xã Điệp Nông, Huyện Hưng Hà, Tỉnh Thái Bình
12631|Xã Bắc Sơn, Huyện Hưng Hà, Tỉnh Thái Bình
12631|Xã Chi Lăng, Huyện Hưng Hà, Tỉnh Thái Bình
12631|Xã Tây Đô, Huyện Hưng Hà, Tỉnh Thái Bình
12631|Xã Đông Đô, Huyện Hưng Hà, Tỉnh Thái Bình
12634|Xã Phúc Khánh, Huyện Hưng Hà, Tỉnh Thái Bình
12634|Xã Thái Phương, Huyện Hưng Hà, Tỉnh Thái Bình
12634|Xã Tân Tiến, Huyện Hưng Hà, Tỉnh Thái Bình
12634|Xã Đoan Hùng, Huyện Hưng Hà, Tỉnh Thái Bình
12676|Xã Hồng An, Huyện Hưng Hà, Tỉnh Thái Bình
12676|Xã Minh Tân, Huyện Hưng Hà, Tỉnh Thái Bình
12676|Xã Độc Lập, Huyện Hưng Hà, Tỉnh Thái Bình
12685|Xã Chí Hòa, Huyện Hưng Hà, Tỉnh Thái Bình
12685|Xã Hồng Minh, Huyện Hưng Hà, Tỉnh Thái Bình
12685|Xã Minh Hòa, Huyện Hưng Hà, Tỉnh Thái Bình
12688|Thị trấn Đông Hưng, Huyện Đông Hưng, Tỉnh Thái Bình
12688|Xã Nguyên Xá, Huyện Đông Hưng, Tỉnh Thái Bình
12688|Xã Đông Các, Huyện Đông Hưng, Tỉnh Thái Bình
12688|Xã Đông Hợp, Huyện Đông Hưng, Tỉnh Thái Bình
12688|Xã Đông La, Huyện Đông Hưng, Tỉnh Thái Bình
12688|Xã Đông Sơn, Huyện Đông Hưng, Tỉnh Thái Bình
12694|Xã Đông Cường, Huyện Đông Hưng, Tỉnh Thái Bình
12694|Xã Đông Phương, Huyện Đông Hưng, Tỉnh Thái Bình
12694|Xã Đông Xá, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã An Châu, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã Liên An Đô, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã Liên Giang, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã Lô Giang, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã Mê Linh, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã Phú Lương, Huyện Đông Hưng, Tỉnh Thái Bình
12700|Xã Đô Lương, Huyện Đông Hưng, Tỉnh Thái Bình
12736|Xã Chương Dương, Huyện Đông Hưng, Tỉnh Thái Bình
12736|Xã Hợp Tiến, Huyện Đông Hưng, Tỉnh Thái Bình
12736|Xã Phong Châu, Huyện Đông Hưng, Tỉnh Thái Bình
12736|Xã Phong Dương Tiến, Huyện Đông Hưng, Tỉnh Thái Bình
12736|Xã Phú Châu, Huyện Đông Hưng, Tỉnh Thái Bình
12745|Xã Hà Giang, Huyện Đông Hưng, Tỉnh Thái Bình
12745|Xã Đông Kinh, Huyện Đông Hưng, Tỉnh Thái Bình
12745|Xã Đông Vinh, Huyện Đông Hưng, Tỉnh Thái Bình
12754|Xã Hồng Bạch, Huyện Đông Hưng, Tỉnh Thái Bình
12754|Xã Hồng Việt, Huyện Đông Hưng, Tỉnh Thái Bình
12754|Xã Minh Tân, Huyện Đông Hưng, Tỉnh Thái Bình
12754|Xã Thăng Long, Huyện Đông Hưng, Tỉnh Thái Bình
12763|Xã Hồng Giang, Huyện Đông Hưng, Tỉnh Thái Bình
12763|Xã Liên Hoa, Huyện Đông Hưng, Tỉnh Thái Bình
12763|Xã Minh Phú, Huyện Đông Hưng, Tỉnh Thái Bình
12763|Xã Trọng Quan, Huyện Đông Hưng, Tỉnh Thái Bình
12775|Xã Xuân Quang Động, Huyện Đông Hưng, Tỉnh Thái Bình
12775|Xã Đông Hoàng, Huyện Đông Hưng, Tỉnh Thái Bình
12775|Xã Đông Quang, Huyện Đông Hưng, Tỉnh Thái Bình
12775|Xã Đông Xuân, Huyện Đông Hưng, Tỉnh Thái Bình
12775|Xã Đông Động, Huyện Đông Hưng, Tỉnh Thái Bình
12793|Xã Đông Quan, Huyện Đông Hưng, Tỉnh Thái Bình
12793|Xã Đông Tân, Huyện Đông Hưng, Tỉnh Thái Bình
12793|Xã Đông Á, Huyện Đông Hưng, Tỉnh Thái Bình
12817|Phường Hoàng Diệu, Thành phố Thái Bình, Tỉnh Thái Bình
12817|Xã Đông Dương, Huyện Đông Hưng, Tỉnh Thái Bình
12817|Xã Đông Hòa, Thành phố Thái Bình, Tỉnh Thái Bình
12817|Xã Đông Mỹ, Thành phố Thái Bình, Tỉnh Thái Bình
12817|Xã Đông Thọ, Thành phố Thái Bình, Tỉnh Thái Bình
12826|Thị trấn Diêm Điền, Huyện Thái Thụy, Tỉnh Thái Bình
12826|Xã Thụy Bình, Huyện Thái Thụy, Tỉnh Thái Bình
12826|Xã Thụy Hải, Huyện Thái Thụy, Tỉnh Thái Bình
12826|Xã Thụy Liên, Huyện Thái Thụy, Tỉnh Thái Bình
12826|Xã Thụy Trình, Huyện Thái Thụy, Tỉnh Thái Bình
12850|Xã Thụy Chính, Huyện Thái Thụy, Tỉnh Thái Bình
12850|Xã Thụy Dân, Huyện Thái Thụy, Tỉnh Thái Bình
12850|Xã Thụy Ninh, Huyện Thái Thụy, Tỉnh Thái Bình
12859|Xã Thụy Quỳnh, Huyện Thái Thụy, Tỉnh Thái Bình
12859|Xã Thụy Việt, Huyện Thái Thụy, Tỉnh Thái Bình
12859|Xã Thụy Văn, Huyện Thái Thụy, Tỉnh Thái Bình
12862|Xã An Tân, Huyện Thái Thụy, Tỉnh Thái Bình
12862|Xã Hồng Dũng, Huyện Thái Thụy, Tỉnh Thái Bình
12862|Xã Thụy Trường, Huyện Thái Thụy, Tỉnh Thái Bình
12862|Xã Thụy Xuân, Huyện Thái Thụy, Tỉnh Thái Bình
12865|Xã Dương Phúc, Huyện Thái Thụy, Tỉnh Thái Bình
12865|Xã Thụy Hưng, Huyện Thái Thụy, Tỉnh Thái Bình
12865|Xã Thụy Sơn, Huyện Thái Thụy, Tỉnh Thái Bình
12904|Xã Thụy Duyên, Huyện Thái Thụy, Tỉnh Thái Bình
12904|Xã Thụy Phong, Huyện Thái Thụy, Tỉnh Thái Bình
12904|Xã Thụy Thanh, Huyện Thái Thụy, Tỉnh Thái Bình
12916|Xã Dương Hồng Thủy, Huyện Thái Thụy, Tỉnh Thái Bình
12916|Xã Thái Phúc, Huyện Thái Thụy, Tỉnh Thái Bình
12919|Xã Sơn Hà, Huyện Thái Thụy, Tỉnh Thái Bình
12919|Xã Thái Giang, Huyện Thái Thụy, Tỉnh Thái Bình
12922|Xã Hòa An, Huyện Thái Thụy, Tỉnh Thái Bình
12922|Xã Thái Hưng, Huyện Thái Thụy, Tỉnh Thái Bình
12922|Xã Thái Nguyên, Huyện Thái Thụy, Tỉnh Thái Bình
12922|Xã Thái Thượng, Huyện Thái Thụy, Tỉnh Thái Bình
12943|Xã Mỹ Lộc, Huyện Thái Thụy, Tỉnh Thái Bình
12943|Xã Thái Xuyên, Huyện Thái Thụy, Tỉnh Thái Bình
12943|Xã Thái Đô, Huyện Thái Thụy, Tỉnh Thái Bình
12943|Xã Tân Học, Huyện Thái Thụy, Tỉnh Thái Bình
12961|Xã Thuần Thành, Huyện Thái Thụy, Tỉnh Thái Bình
12961|Xã Thái Thịnh, Huyện Thái Thụy, Tỉnh Thái Bình
12961|Xã Thái Thọ, Huyện Thái Thụy, Tỉnh Thái Bình
12970|Thị trấn Tiền Hải, Huyện Tiền Hải, Tỉnh Thái Bình
12970|Xã An Ninh, Huyện Tiền Hải, Tỉnh Thái Bình
12970|Xã Tây Lương, Huyện Tiền Hải, Tỉnh Thái Bình
12970|Xã Tây Ninh, Huyện Tiền Hải, Tỉnh Thái Bình
12970|Xã Vũ Lăng, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Long, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Phong, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Quang, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Quý, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Trung, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Trà, Huyện Tiền Hải, Tỉnh Thái Bình
12988|Xã Đông Xuyên, Huyện Tiền Hải, Tỉnh Thái Bình
13003|Xã Đông Cơ, Huyện Tiền Hải, Tỉnh Thái Bình
13003|Xã Đông Hoàng, Huyện Tiền Hải, Tỉnh Thái Bình
13003|Xã Đông Lâm, Huyện Tiền Hải, Tỉnh Thái Bình
13003|Xã Đông Minh, Huyện Tiền Hải, Tỉnh Thái Bình
13021|Xã Tây Giang, Huyện Tiền Hải, Tỉnh Thái Bình
13021|Xã Ái Quốc, Huyện Tiền Hải, Tỉnh Thái Bình
13039|Xã Bắc Hải, Huyện Tiền Hải, Tỉnh Thái Bình
13039|Xã Phương Công, Huyện Tiền Hải, Tỉnh Thái Bình
13039|Xã Vân Trường, Huyện Tiền Hải, Tỉnh Thái Bình
13057|Xã Nam Chính, Huyện Tiền Hải, Tỉnh Thái Bình
13057|Xã Nam Cường, Huyện Tiền Hải, Tỉnh Thái Bình
13057|Xã Nam Thịnh, Huyện Tiền Hải, Tỉnh Thái Bình
13057|Xã Nam Tiến, Huyện Tiền Hải, Tỉnh Thái Bình
13063|Xã Nam Hà, Huyện Tiền Hải, Tỉnh Thái Bình
13063|Xã Nam Hải, Huyện Tiền Hải, Tỉnh Thái Bình
13063|Xã Nam Hồng, Huyện Tiền Hải, Tỉnh Thái Bình
13066|Xã Nam Hưng, Huyện Tiền Hải, Tỉnh Thái Bình
13066|Xã Nam Phú, Huyện Tiền Hải, Tỉnh Thái Bình
13066|Xã Nam Trung, Huyện Tiền Hải, Tỉnh Thái Bình
13075|Thị trấn Kiến Xương, Huyện Kiến Xương, Tỉnh Thái Bình
13075|Xã Bình Minh, Huyện Kiến Xương, Tỉnh Thái Bình
13075|Xã Quang Bình, Huyện Kiến Xương, Tỉnh Thái Bình
13075|Xã Quang Minh, Huyện Kiến Xương, Tỉnh Thái Bình
13075|Xã Quang Trung, Huyện Kiến Xương, Tỉnh Thái Bình
13093|Xã Hồng Thái, Huyện Kiến Xương, Tỉnh Thái Bình
13093|Xã Quốc Tuấn, Huyện Kiến Xương, Tỉnh Thái Bình
13093|Xã Trà Giang, Huyện Kiến Xương, Tỉnh Thái Bình
13096|Xã An Bình, Huyện Kiến Xương, Tỉnh Thái Bình
13096|Xã Bình Nguyên, Huyện Kiến Xương, Tỉnh Thái Bình
13096|Xã Thanh Tân, Huyện Kiến Xương, Tỉnh Thái Bình
13120|Xã Lê Lợi, Huyện Kiến Xương, Tỉnh Thái Bình
13120|Xã Thống Nhất, Huyện Kiến Xương, Tỉnh Thái Bình
13132|Xã Hòa Bình, Huyện Kiến Xương, Tỉnh Thái Bình
13132|Xã Quang Lịch, Huyện Kiến Xương, Tỉnh Thái Bình
13132|Xã Vũ Lễ, Huyện Kiến Xương, Tỉnh Thái Bình
13141|Xã Vũ An, Huyện Kiến Xương, Tỉnh Thái Bình
13141|Xã Vũ Ninh, Huyện Kiến Xương, Tỉnh Thái Bình
13141|Xã Vũ Quí, Huyện Kiến Xương, Tỉnh Thái Bình
13141|Xã Vũ Trung, Huyện Kiến Xương, Tỉnh Thái Bình
13159|Xã Hồng Vũ, Huyện Kiến Xương, Tỉnh Thái Bình
13159|Xã Vũ Bình, Huyện Kiến Xương, Tỉnh Thái Bình
13159|Xã Vũ Công, Huyện Kiến Xương, Tỉnh Thái Bình
13159|Xã Vũ Hòa, Huyện Kiến Xương, Tỉnh Thái Bình
13159|Xã Vũ Thắng, Huyện Kiến Xương, Tỉnh Thái Bình
13183|Xã Bình Thanh, Huyện Kiến Xương, Tỉnh Thái Bình
13183|Xã Minh Quang, Huyện Kiến Xương, Tỉnh Thái Bình
13183|Xã Minh Tân, Huyện Kiến Xương, Tỉnh Thái Bình
13186|Xã Bình Định, Huyện Kiến Xương, Tỉnh Thái Bình
13186|Xã Hồng Tiến, Huyện Kiến Xương, Tỉnh Thái Bình
13186|Xã Nam Bình, Huyện Kiến Xương, Tỉnh Thái Bình
13192|Thị trấn Vũ Thư, Huyện Vũ Thư, Tỉnh Thái Bình
13192|Xã Dũng Nghĩa, Huyện Vũ Thư, Tỉnh Thái Bình
13192|Xã Hòa Bình, Huyện Vũ Thư, Tỉnh Thái Bình
13192|Xã Minh Khai, Huyện Vũ Thư, Tỉnh Thái Bình
13192|Xã Minh Quang, Huyện Vũ Thư, Tỉnh Thái Bình
13192|Xã Tam Quang, Huyện Vũ Thư, Tỉnh Thái Bình
13219|Xã Hồng Lý, Huyện Vũ Thư, Tỉnh Thái Bình
13219|Xã Việt Hùng, Huyện Vũ Thư, Tỉnh Thái Bình
13219|Xã Xuân Hòa, Huyện Vũ Thư, Tỉnh Thái Bình
13219|Xã Đồng Thanh, Huyện Vũ Thư, Tỉnh Thái Bình
13222|Xã Hiệp Hòa, Huyện Vũ Thư, Tỉnh Thái Bình
13222|Xã Minh Lãng, Huyện Vũ Thư, Tỉnh Thái Bình
13222|Xã Song Lãng, Huyện Vũ Thư, Tỉnh Thái Bình
13225|Phường Bồ Xuyên, Thành phố Thái Bình, Tỉnh Thái Bình
13225|Phường Lê Hồng Phong, Thành phố Thái Bình, Tỉnh Thái Bình
13225|Phường Tiền Phong, Thành phố Thái Bình, Tỉnh Thái Bình
13225|Xã Phúc Thành, Huyện Vũ Thư, Tỉnh Thái Bình
13225|Xã Tân Bình, Thành phố Thái Bình, Tỉnh Thái Bình
13225|Xã Tân Hòa, Huyện Vũ Thư, Tỉnh Thái Bình
13225|Xã Tân Phong, Huyện Vũ Thư, Tỉnh Thái Bình
13246|Xã Bách Thuận, Huyện Vũ Thư, Tỉnh Thái Bình
13246|Xã Tân Lập, Huyện Vũ Thư, Tỉnh Thái Bình
13246|Xã Tự Tân, Huyện Vũ Thư, Tỉnh Thái Bình
13264|Xã Việt Thuận, Huyện Vũ Thư, Tỉnh Thái Bình
13264|Xã Vũ Hội, Huyện Vũ Thư, Tỉnh Thái Bình
13264|Xã Vũ Vinh, Huyện Vũ Thư, Tỉnh Thái Bình
13264|Xã Vũ Vân, Huyện Vũ Thư, Tỉnh Thái Bình
13279|Xã Duy Nhất, Huyện Vũ Thư, Tỉnh Thái Bình
13279|Xã Hồng Phong, Huyện Vũ Thư, Tỉnh Thái Bình
13279|Xã Vũ Tiến, Huyện Vũ Thư, Tỉnh Thái Bình
13279|Xã Vũ Đoài, Huyện Vũ Thư, Tỉnh Thái Bình
13285|Phường Châu Cầu, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Hai Bà Trưng, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Liêm Chính, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Lương Khánh Thiện, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Minh Khai, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Quang Trung, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Thanh Châu, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Phường Trần Hưng Đạo, Thành phố Phủ Lý, Tỉnh Hà Nam
13285|Xã Liêm Chung, Thành phố Phủ Lý, Tỉnh Hà Nam
13291|Phường Lê Hồng Phong, Thành phố Phủ Lý, Tỉnh Hà Nam
13291|Xã Kim Bình, Thành phố Phủ Lý, Tỉnh Hà Nam
13291|Xã Phù Vân, Thành phố Phủ Lý, Tỉnh Hà Nam
13318|Phường Châu Sơn, Thành phố Phủ Lý, Tỉnh Hà Nam
13318|Phường Thanh Tuyền, Thành phố Phủ Lý, Tỉnh Hà Nam
13318|Thị trấn Kiện Khê, Huyện Thanh Liêm, Tỉnh Hà Nam
13324|Phường Hòa Mạc, Thị xã Duy Tiên, Tỉnh Hà Nam
13324|Xã Chuyên Ngoại, Thị xã Duy Tiên, Tỉnh Hà Nam
13324|Xã Trác Văn, Thị xã Duy Tiên, Tỉnh Hà Nam
13324|Xã Yên Nam, Thị xã Duy Tiên, Tỉnh Hà Nam
13330|Phường Châu Giang, Thị xã Duy Tiên, Tỉnh Hà Nam
13330|Xã Mộc Hoàn, Thị xã Duy Tiên, Tỉnh Hà Nam
13336|Phường Duy Hải, Thị xã Duy Tiên, Tỉnh Hà Nam
13336|Phường Duy Minh, Thị xã Duy Tiên, Tỉnh Hà Nam
13336|Phường Hoàng Đông, Thị xã Duy Tiên, Tỉnh Hà Nam
13348|Phường Bạch Thượng, Thị xã Duy Tiên, Tỉnh Hà Nam
13348|Phường Yên Bắc, Thị xã Duy Tiên, Tỉnh Hà Nam
13348|Phường Đồng Văn, Thị xã Duy Tiên, Tỉnh Hà Nam
13363|Phường Tiên Nội, Thị xã Duy Tiên, Tỉnh Hà Nam
13363|Xã Tiên Ngoại, Thị xã Duy Tiên, Tỉnh Hà Nam
13363|Xã Tiên Sơn, Thị xã Duy Tiên, Tỉnh Hà Nam
13366|Phường Lam Hạ, Thành phố Phủ Lý, Tỉnh Hà Nam
13366|Phường Tân Hiệp, Thành phố Phủ Lý, Tỉnh Hà Nam
13366|Xã Tiên Hiệp, Thành phố Phủ Lý, Tỉnh Hà Nam
13366|Xã Tiên Hải, Thành phố Phủ Lý, Tỉnh Hà Nam
13366|Xã Tiên Tân, Thành phố Phủ Lý, Tỉnh Hà Nam
13384|Phường Ngọc Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13384|Phường Quế, Thị xã Kim Bảng, Tỉnh Hà Nam
13384|Thị trấn Quế, Thị xã Kim Bảng, Tỉnh Hà Nam
13384|Xã Ngọc Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13384|Xã Văn Xá, Thị xã Kim Bảng, Tỉnh Hà Nam
13393|Phường Lê Hồ, Thị xã Kim Bảng, Tỉnh Hà Nam
13393|Phường Đại Cương, Thị xã Kim Bảng, Tỉnh Hà Nam
13393|Phường Đồng Hóa, Thị xã Kim Bảng, Tỉnh Hà Nam
13393|Xã Lê Hồ, Thị xã Kim Bảng, Tỉnh Hà Nam
13393|Xã Đại Cương, Thị xã Kim Bảng, Tỉnh Hà Nam
13393|Xã Đồng Hóa, Thị xã Kim Bảng, Tỉnh Hà Nam
13396|Phường Tân Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13396|Phường Tượng Lĩnh, Thị xã Kim Bảng, Tỉnh Hà Nam
13396|Xã Nguyễn Úy, Thị xã Kim Bảng, Tỉnh Hà Nam
13396|Xã Tân Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13396|Xã Tượng Lĩnh, Thị xã Kim Bảng, Tỉnh Hà Nam
13402|Phường Tân Tựu, Thị xã Kim Bảng, Tỉnh Hà Nam
13402|Xã Hoàng Tây, Thị xã Kim Bảng, Tỉnh Hà Nam
13402|Xã Nhật Tân, Thị xã Kim Bảng, Tỉnh Hà Nam
13402|Xã Nhật Tựu, Thị xã Kim Bảng, Tỉnh Hà Nam
13420|Phường Ba Sao, Thị xã Kim Bảng, Tỉnh Hà Nam
13420|Thị trấn Ba Sao, Thị xã Kim Bảng, Tỉnh Hà Nam
13420|Xã Khả Phong, Thị xã Kim Bảng, Tỉnh Hà Nam
13420|Xã Thụy Lôi, Thị xã Kim Bảng, Tỉnh Hà Nam
13435|Phường Thi Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13435|Xã Liên Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13435|Xã Thanh Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13435|Xã Thi Sơn, Thị xã Kim Bảng, Tỉnh Hà Nam
13444|Phường Tân Liêm, Thành phố Phủ Lý, Tỉnh Hà Nam
13444|Xã Liêm Tiết, Thành phố Phủ Lý, Tỉnh Hà Nam
13444|Xã Liêm Tuyền, Thành phố Phủ Lý, Tỉnh Hà Nam
13444|Xã Trịnh Xá, Thành phố Phủ Lý, Tỉnh Hà Nam
13444|Xã Đinh Xá, Thành phố Phủ Lý, Tỉnh Hà Nam
13456|Xã Liêm Cần, Huyện Thanh Liêm, Tỉnh Hà Nam
13456|Xã Liêm Phong, Huyện Thanh Liêm, Tỉnh Hà Nam
13456|Xã Thanh Hà, Huyện Thanh Liêm, Tỉnh Hà Nam
13474|Thị trấn Tân Thanh, Huyện Thanh Liêm, Tỉnh Hà Nam
13474|Xã Thanh Phong, Huyện Thanh Liêm, Tỉnh Hà Nam
13474|Xã Thanh Thủy, Huyện Thanh Liêm, Tỉnh Hà Nam
13483|Xã Liêm Sơn, Huyện Thanh Liêm, Tỉnh Hà Nam
13483|Xã Liêm Thuận, Huyện Thanh Liêm, Tỉnh Hà Nam
13483|Xã Liêm Túc, Huyện Thanh Liêm, Tỉnh Hà Nam
13489|Xã Thanh Hải, Huyện Thanh Liêm, Tỉnh Hà Nam
13489|Xã Thanh Nghị, Huyện Thanh Liêm, Tỉnh Hà Nam
13489|Xã Thanh Tân, Huyện Thanh Liêm, Tỉnh Hà Nam
13495|Xã Thanh Hương, Huyện Thanh Liêm, Tỉnh Hà Nam
13495|Xã Thanh Nguyên, Huyện Thanh Liêm, Tỉnh Hà Nam
13495|Xã Thanh Tâm, Huyện Thanh Liêm, Tỉnh Hà Nam
13501|Thị trấn Bình Mỹ, Huyện Bình Lục, Tỉnh Hà Nam
13501|Xã La Sơn, Huyện Bình Lục, Tỉnh Hà Nam
13501|Xã Đồn Xá, Huyện Bình Lục, Tỉnh Hà Nam
13504|Xã Bình Nghĩa, Huyện Bình Lục, Tỉnh Hà Nam
13504|Xã Tràng An, Huyện Bình Lục, Tỉnh Hà Nam
13504|Xã Đồng Du, Huyện Bình Lục, Tỉnh Hà Nam
13531|Xã An Ninh, Huyện Bình Lục, Tỉnh Hà Nam
13531|Xã Bồ Đề, Huyện Bình Lục, Tỉnh Hà Nam
13531|Xã Vũ Bản, Huyện Bình Lục, Tỉnh Hà Nam
13540|Xã Bình An, Huyện Bình Lục, Tỉnh Hà Nam
13540|Xã Ngọc Lũ, Huyện Bình Lục, Tỉnh Hà Nam
13540|Xã Trung Lương, Huyện Bình Lục, Tỉnh Hà Nam
13558|Xã An Lão, Huyện Bình Lục, Tỉnh Hà Nam
13558|Xã An Đổ, Huyện Bình Lục, Tỉnh Hà Nam
13558|Xã Tiêu Động, Huyện Bình Lục, Tỉnh Hà Nam
13573|Xã Chính Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13573|Xã Hợp Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13573|Xã Văn Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13579|Xã Bắc Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13579|Xã Chân Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13579|Xã Đạo Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13591|Xã Công Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13591|Xã Nguyên Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13591|Xã Đức Lý, Huyện Lý Nhân, Tỉnh Hà Nam
13594|Xã Nhân Bình, Huyện Lý Nhân, Tỉnh Hà Nam
13594|Xã Nhân Nghĩa, Huyện Lý Nhân, Tỉnh Hà Nam
13594|Xã Trần Hưng Đạo, Huyện Lý Nhân, Tỉnh Hà Nam
13597|Thị trấn Vĩnh Trụ, Huyện Lý Nhân, Tỉnh Hà Nam
13597|Xã Nhân Chính, Huyện Lý Nhân, Tỉnh Hà Nam
13597|Xã Nhân Khang, Huyện Lý Nhân, Tỉnh Hà Nam
13609|Xã Nhân Mỹ, Huyện Lý Nhân, Tỉnh Hà Nam
13609|Xã Nhân Thịnh, Huyện Lý Nhân, Tỉnh Hà Nam
13609|Xã Xuân Khê, Huyện Lý Nhân, Tỉnh Hà Nam
13627|Xã Hòa Hậu, Huyện Lý Nhân, Tỉnh Hà Nam
13627|Xã Phú Phúc, Huyện Lý Nhân, Tỉnh Hà Nam
13627|Xã Tiến Thắng, Huyện Lý Nhân, Tỉnh Hà Nam
13669|Phường Bà Triệu, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Cửa Bắc, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Cửa Nam, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Hạ Long, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Lộc Vượng, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Nguyễn Du, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Ngô Quyền, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Năng Tĩnh, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Phan Đình Phùng, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Quang Trung, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Thống Nhất, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Trần Hưng Đạo, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Trần Quang Khải, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Trần Tế Xương, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Trần Đăng Ninh, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Vị Hoàng, Thành phố Nam Định, Tỉnh Nam Định
13669|Phường Vị Xuyên, Thành phố Nam Định, Tỉnh Nam Định
13669|Xã Mỹ Phúc, Thành phố Nam Định, Tỉnh Nam Định
13684|Phường Lộc Hạ, Thành phố Nam Định, Tỉnh Nam Định
13684|Xã Mỹ Trung, Thành phố Nam Định, Tỉnh Nam Định
13684|Xã Mỹ Tân, Thành phố Nam Định, Tỉnh Nam Định
13693|Phường Lộc Hòa, Thành phố Nam Định, Tỉnh Nam Định
13693|Xã Mỹ Hà, Thành phố Nam Định, Tỉnh Nam Định
13693|Xã Mỹ Thắng, Thành phố Nam Định, Tỉnh Nam Định
13699|Phường Mỹ Xá, Thành phố Nam Định, Tỉnh Nam Định
13699|Xã Đại An, Huyện Vụ Bản, Tỉnh Nam Định
13708|Phường Hưng Lộc, Thành phố Nam Định, Tỉnh Nam Định
13708|Thị trấn Mỹ Lộc, Thành phố Nam Định, Tỉnh Nam Định
13708|Xã Mỹ Hưng, Thành phố Nam Định, Tỉnh Nam Định
13708|Xã Mỹ Lộc, Thành phố Nam Định, Tỉnh Nam Định
13708|Xã Mỹ Thuận, Thành phố Nam Định, Tỉnh Nam Định
13708|Xã Mỹ Thành, Thành phố Nam Định, Tỉnh Nam Định
13708|Xã Mỹ Thịnh, Thành phố Nam Định, Tỉnh Nam Định
13708|Xã Mỹ Tiến, Thành phố Nam Định, Tỉnh Nam Định
13741|Thị trấn Gôi, Huyện Vụ Bản, Tỉnh Nam Định
13741|Xã Kim Thái, Huyện Vụ Bản, Tỉnh Nam Định
13741|Xã Tam Thanh, Huyện Vụ Bản, Tỉnh Nam Định
13750|Xã Cộng Hòa, Huyện Vụ Bản, Tỉnh Nam Định
13750|Xã Minh Tân, Huyện Vụ Bản, Tỉnh Nam Định
13753|Xã Hiển Khánh, Huyện Vụ Bản, Tỉnh Nam Định
13753|Xã Hợp Hưng, Huyện Vụ Bản, Tỉnh Nam Định
13753|Xã Quang Trung, Huyện Vụ Bản, Tỉnh Nam Định
13753|Xã Trung Thành, Huyện Vụ Bản, Tỉnh Nam Định
13777|Phường Trường Thi, Thành phố Nam Định, Tỉnh Nam Định
13777|Xã Thành Lợi, Huyện Vụ Bản, Tỉnh Nam Định
13786|Xã Liên Minh, Huyện Vụ Bản, Tỉnh Nam Định
13786|Xã Vĩnh Hào, Huyện Vụ Bản, Tỉnh Nam Định
13786|Xã Đại Thắng, Huyện Vụ Bản, Tỉnh Nam Định
13795|Thị trấn Lâm, Huyện Ý Yên, Tỉnh Nam Định
13795|Xã Hồng Quang, Huyện Ý Yên, Tỉnh Nam Định
13795|Xã Yên Bằng, Huyện Ý Yên, Tỉnh Nam Định
13795|Xã Yên Hồng, Huyện Ý Yên, Tỉnh Nam Định
13795|Xã Yên Khánh, Huyện Ý Yên, Tỉnh Nam Định
13795|Xã Yên Phong, Huyện Ý Yên, Tỉnh Nam Định
13795|Xã Yên Quang, Huyện Ý Yên, Tỉnh Nam Định
13807|Xã Trung Nghĩa, Huyện Ý Yên, Tỉnh Nam Định
13807|Xã Tân Minh, Huyện Ý Yên, Tỉnh Nam Định
13822|Xã Phú Hưng, Huyện Ý Yên, Tỉnh Nam Định
13822|Xã Yên Chính, Huyện Ý Yên, Tỉnh Nam Định
13822|Xã Yên Hưng, Huyện Ý Yên, Tỉnh Nam Định
13822|Xã Yên Phú, Huyện Ý Yên, Tỉnh Nam Định
13822|Xã Yên Phương, Huyện Ý Yên, Tỉnh Nam Định
13822|Xã Yên Thọ, Huyện Ý Yên, Tỉnh Nam Định
13834|Xã Yên Bình, Huyện Ý Yên, Tỉnh Nam Định
13834|Xã Yên Dương, Huyện Ý Yên, Tỉnh Nam Định
13834|Xã Yên Mỹ, Huyện Ý Yên, Tỉnh Nam Định
13834|Xã Yên Ninh, Huyện Ý Yên, Tỉnh Nam Định
13864|Xã Yên Lương, Huyện Ý Yên, Tỉnh Nam Định
13864|Xã Yên Thắng, Huyện Ý Yên, Tỉnh Nam Định
13864|Xã Yên Tiến, Huyện Ý Yên, Tỉnh Nam Định
13870|Xã Yên Cường, Huyện Ý Yên, Tỉnh Nam Định
13870|Xã Yên Lộc, Huyện Ý Yên, Tỉnh Nam Định
13870|Xã Yên Nhân, Huyện Ý Yên, Tỉnh Nam Định
13870|Xã Yên Phúc, Huyện Ý Yên, Tỉnh Nam Định
13879|Xã Yên Khang, Huyện Ý Yên, Tỉnh Nam Định
13879|Xã Yên Trị, Huyện Ý Yên, Tỉnh Nam Định
13879|Xã Yên Đồng, Huyện Ý Yên, Tỉnh Nam Định
13891|Thị trấn Liễu Đề, Huyện Nghĩa Hưng, Tỉnh Nam Định
13891|Xã Nghĩa Châu, Huyện Nghĩa Hưng, Tỉnh Nam Định
13891|Xã Nghĩa Thái, Huyện Nghĩa Hưng, Tỉnh Nam Định
13891|Xã Nghĩa Trung, Huyện Nghĩa Hưng, Tỉnh Nam Định
13894|Thị trấn Rạng Đông, Huyện Nghĩa Hưng, Tỉnh Nam Định
13894|Xã Nam Điền, Huyện Nghĩa Hưng, Tỉnh Nam Định
13894|Xã Phúc Thắng, Huyện Nghĩa Hưng, Tỉnh Nam Định
13900|Xã Hoàng Nam, Huyện Nghĩa Hưng, Tỉnh Nam Định
13900|Xã Đồng Thịnh, Huyện Nghĩa Hưng, Tỉnh Nam Định
13918|Xã Nghĩa Lạc, Huyện Nghĩa Hưng, Tỉnh Nam Định
13918|Xã Nghĩa Sơn, Huyện Nghĩa Hưng, Tỉnh Nam Định
13927|Xã Nghĩa Hồng, Huyện Nghĩa Hưng, Tỉnh Nam Định
13927|Xã Nghĩa Phong, Huyện Nghĩa Hưng, Tỉnh Nam Định
13927|Xã Nghĩa Phú, Huyện Nghĩa Hưng, Tỉnh Nam Định
13939|Thị trấn Quỹ Nhất, Huyện Nghĩa Hưng, Tỉnh Nam Định
13939|Xã Nghĩa Lợi, Huyện Nghĩa Hưng, Tỉnh Nam Định
13939|Xã Nghĩa Thành, Huyện Nghĩa Hưng, Tỉnh Nam Định
13957|Xã Nghĩa Hùng, Huyện Nghĩa Hưng, Tỉnh Nam Định
13957|Xã Nghĩa Hải, Huyện Nghĩa Hưng, Tỉnh Nam Định
13957|Xã Nghĩa Lâm, Huyện Nghĩa Hưng, Tỉnh Nam Định
13966|Thị trấn Nam Giang, Huyện Nam Trực, Tỉnh Nam Định
13966|Xã Nam Cường, Huyện Nam Trực, Tỉnh Nam Định
13966|Xã Nam Hùng, Huyện Nam Trực, Tỉnh Nam Định
13972|Phường Nam Phong, Thành phố Nam Định, Tỉnh Nam Định
13972|Xã Nam Mỹ, Huyện Nam Trực, Tỉnh Nam Định
13972|Xã Nam Phong, Thành phố Nam Định, Tỉnh Nam Định
13972|Xã Nam Toàn, Huyện Nam Trực, Tỉnh Nam Định
13972|Xã Nam Điền, Huyện Nam Trực, Tỉnh Nam Định
13972|Xã Điền Xá, Huyện Nam Trực, Tỉnh Nam Định
13984|Phường Nam Vân, Thành phố Nam Định, Tỉnh Nam Định
13984|Xã Hồng Quang, Huyện Nam Trực, Tỉnh Nam Định
13984|Xã Nam Vân, Thành phố Nam Định, Tỉnh Nam Định
13984|Xã Nghĩa An, Huyện Nam Trực, Tỉnh Nam Định
13987|Xã Nam Hồng, Huyện Nam Trực, Tỉnh Nam Định
13987|Xã Nam Thắng, Huyện Nam Trực, Tỉnh Nam Định
13987|Xã Tân Thịnh, Huyện Nam Trực, Tỉnh Nam Định
14005|Xã Nam Hoa, Huyện Nam Trực, Tỉnh Nam Định
14005|Xã Nam Hải, Huyện Nam Trực, Tỉnh Nam Định
14005|Xã Nam Lợi, Huyện Nam Trực, Tỉnh Nam Định
14005|Xã Nam Thanh, Huyện Nam Trực, Tỉnh Nam Định
14011|Xã Bình Minh, Huyện Nam Trực, Tỉnh Nam Định
14011|Xã Nam Dương, Huyện Nam Trực, Tỉnh Nam Định
14011|Xã Nam Tiến, Huyện Nam Trực, Tỉnh Nam Định
14014|Xã Nam Thái, Huyện Nam Trực, Tỉnh Nam Định
14014|Xã Đồng Sơn, Huyện Nam Trực, Tỉnh Nam Định
14026|Thị trấn Cổ Lễ, Huyện Trực Ninh, Tỉnh Nam Định
14026|Xã Trung Đông, Huyện Trực Ninh, Tỉnh Nam Định
14026|Xã Trực Tuấn, Huyện Trực Ninh, Tỉnh Nam Định
14038|Xã Liêm Hải, Huyện Trực Ninh, Tỉnh Nam Định
14038|Xã Phương Định, Huyện Trực Ninh, Tỉnh Nam Định
14038|Xã Trực Chính, Huyện Trực Ninh, Tỉnh Nam Định
14053|Xã Trực Hưng, Huyện Trực Ninh, Tỉnh Nam Định
14053|Xã Trực Nội, Huyện Trực Ninh, Tỉnh Nam Định
14053|Xã Trực Thanh, Huyện Trực Ninh, Tỉnh Nam Định
14056|Thị trấn Cát Thành, Huyện Trực Ninh, Tỉnh Nam Định
14056|Xã Trực Đạo, Huyện Trực Ninh, Tỉnh Nam Định
14056|Xã Việt Hùng, Huyện Trực Ninh, Tỉnh Nam Định
14062|Xã Trực Khang, Huyện Trực Ninh, Tỉnh Nam Định
14062|Xã Trực Mỹ, Huyện Trực Ninh, Tỉnh Nam Định
14062|Xã Trực Thuận, Huyện Trực Ninh, Tỉnh Nam Định
14071|Xã Trực Thái, Huyện Trực Ninh, Tỉnh Nam Định
14071|Xã Trực Thắng, Huyện Trực Ninh, Tỉnh Nam Định
14071|Xã Trực Đại, Huyện Trực Ninh, Tỉnh Nam Định
14077|Thị trấn Ninh Cường, Huyện Trực Ninh, Tỉnh Nam Định
14077|Xã Trực Cường, Huyện Trực Ninh, Tỉnh Nam Định
14077|Xã Trực Hùng, Huyện Trực Ninh, Tỉnh Nam Định
14089|Thị trấn Xuân Trường, Huyện Xuân Trường, Tỉnh Nam Định
14089|Xã Xuân Ngọc, Huyện Xuân Trường, Tỉnh Nam Định
14089|Xã Xuân Ninh, Huyện Xuân Trường, Tỉnh Nam Định
14089|Xã Xuân Phúc, Huyện Xuân Trường, Tỉnh Nam Định
14095|Xã Xuân Châu, Huyện Xuân Trường, Tỉnh Nam Định
14095|Xã Xuân Hồng, Huyện Xuân Trường, Tỉnh Nam Định
14095|Xã Xuân Thành, Huyện Xuân Trường, Tỉnh Nam Định
14095|Xã Xuân Thượng, Huyện Xuân Trường, Tỉnh Nam Định
14104|Xã Xuân Giang, Huyện Xuân Trường, Tỉnh Nam Định
14104|Xã Xuân Phú, Huyện Xuân Trường, Tỉnh Nam Định
14104|Xã Xuân Tân, Huyện Xuân Trường, Tỉnh Nam Định
14122|Xã Thọ Nghiệp, Huyện Xuân Trường, Tỉnh Nam Định
14122|Xã Trà Lũ, Huyện Xuân Trường, Tỉnh Nam Định
14122|Xã Xuân Vinh, Huyện Xuân Trường, Tỉnh Nam Định
14161|Xã Giao Hương, Huyện Giao Thủy, Tỉnh Nam Định
14161|Xã Giao Thanh, Huyện Giao Thủy, Tỉnh Nam Định
14161|Xã Giao Thiện, Huyện Giao Thủy, Tỉnh Nam Định
14167|Thị trấn Giao Thủy, Huyện Giao Thủy, Tỉnh Nam Định
14167|Xã Bình Hòa, Huyện Giao Thủy, Tỉnh Nam Định
14179|Xã Giao Châu, Huyện Giao Thủy, Tỉnh Nam Định
14179|Xã Giao Long, Huyện Giao Thủy, Tỉnh Nam Định
14179|Xã Giao Nhân, Huyện Giao Thủy, Tỉnh Nam Định
14182|Xã Giao An, Huyện Giao Thủy, Tỉnh Nam Định
14182|Xã Giao Lạc, Huyện Giao Thủy, Tỉnh Nam Định
14182|Xã Hồng Thuận, Huyện Giao Thủy, Tỉnh Nam Định
14194|Xã Bạch Long, Huyện Giao Thủy, Tỉnh Nam Định
14194|Xã Giao Tân, Huyện Giao Thủy, Tỉnh Nam Định
14194|Xã Giao Yến, Huyện Giao Thủy, Tỉnh Nam Định
14203|Xã Giao Hà, Huyện Giao Thủy, Tỉnh Nam Định
14203|Xã Giao Hải, Huyện Giao Thủy, Tỉnh Nam Định
14203|Xã Giao Xuân, Huyện Giao Thủy, Tỉnh Nam Định
14212|Thị trấn Quất Lâm, Huyện Giao Thủy, Tỉnh Nam Định
14212|Xã Giao Phong, Huyện Giao Thủy, Tỉnh Nam Định
14212|Xã Giao Thịnh, Huyện Giao Thủy, Tỉnh Nam Định
14215|Thị trấn Yên Định, Huyện Hải Hậu, Tỉnh Nam Định
14215|Xã Hải Long, Huyện Hải Hậu, Tỉnh Nam Định
14215|Xã Hải Trung, Huyện Hải Hậu, Tỉnh Nam Định
14218|Thị trấn Cồn, Huyện Hải Hậu, Tỉnh Nam Định
14218|Xã Hải Sơn, Huyện Hải Hậu, Tỉnh Nam Định
14218|Xã Hải Tân, Huyện Hải Hậu, Tỉnh Nam Định
14221|Thị trấn Thịnh Long, Huyện Hải Hậu, Tỉnh Nam Định
14221|Xã Hải Châu, Huyện Hải Hậu, Tỉnh Nam Định
14221|Xã Hải Ninh, Huyện Hải Hậu, Tỉnh Nam Định
14236|Xã Hải Anh, Huyện Hải Hậu, Tỉnh Nam Định
14236|Xã Hải Minh, Huyện Hải Hậu, Tỉnh Nam Định
14236|Xã Hải Đường, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Hà, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Hưng, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Lộc, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Nam, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Phúc, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Thanh, Huyện Hải Hậu, Tỉnh Nam Định
14248|Xã Hải Vân, Huyện Hải Hậu, Tỉnh Nam Định
14281|Xã Hải An, Huyện Hải Hậu, Tỉnh Nam Định
14281|Xã Hải Giang, Huyện Hải Hậu, Tỉnh Nam Định
14281|Xã Hải Phong, Huyện Hải Hậu, Tỉnh Nam Định
14287|Xã Hải Quang, Huyện Hải Hậu, Tỉnh Nam Định
14287|Xã Hải Tây, Huyện Hải Hậu, Tỉnh Nam Định
14287|Xã Hải Đông, Huyện Hải Hậu, Tỉnh Nam Định
14308|Xã Hải Hòa, Huyện Hải Hậu, Tỉnh Nam Định
14308|Xã Hải Phú, Huyện Hải Hậu, Tỉnh Nam Định
14308|Xã Hải Xuân, Huyện Hải Hậu, Tỉnh Nam Định
14329|Phường Bích Đào, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Nam Bình, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Nam Thành, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Ninh Khánh, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Ninh Mỹ, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Tân Thành, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Vân Giang, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Phường Đông Thành, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Xã Ninh Khang, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Xã Ninh Nhất, Thành phố Hoa Lư, Tỉnh Ninh Bình
14329|Xã Ninh Tiến, Thành phố Hoa Lư, Tỉnh Ninh Bình
14359|Phường Ninh Phong, Thành phố Hoa Lư, Tỉnh Ninh Bình
14359|Phường Ninh Sơn, Thành phố Hoa Lư, Tỉnh Ninh Bình
14359|Xã Ninh An, Thành phố Hoa Lư, Tỉnh Ninh Bình
14359|Xã Ninh Hải, Thành phố Hoa Lư, Tỉnh Ninh Bình
14359|Xã Ninh Thắng, Thành phố Hoa Lư, Tỉnh Ninh Bình
14359|Xã Ninh Vân, Thành phố Hoa Lư, Tỉnh Ninh Bình
14362|Phường Bắc Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14362|Phường Tây Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14362|Xã Quang Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14365|Phường Nam Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14365|Phường Trung Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14365|Xã Đông Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14371|Phường Tân Bình, Thành phố Tam Điệp, Tỉnh Ninh Bình
14371|Xã Quảng Lạc, Huyện Nho Quan, Tỉnh Ninh Bình
14371|Xã Yên Sơn, Thành phố Tam Điệp, Tỉnh Ninh Bình
14389|Xã Gia Lâm, Huyện Nho Quan, Tỉnh Ninh Bình
14389|Xã Gia Sơn, Huyện Nho Quan, Tỉnh Ninh Bình
14389|Xã Xích Thổ, Huyện Nho Quan, Tỉnh Ninh Bình
14401|Xã Gia Thủy, Huyện Nho Quan, Tỉnh Ninh Bình
14401|Xã Gia Tường, Huyện Nho Quan, Tỉnh Ninh Bình
14401|Xã Đức Long, Huyện Nho Quan, Tỉnh Ninh Bình
14404|Xã Cúc Phương, Huyện Nho Quan, Tỉnh Ninh Bình
14404|Xã Văn Phương, Huyện Nho Quan, Tỉnh Ninh Bình
14407|Xã Lạc Vân, Huyện Nho Quan, Tỉnh Ninh Bình
14407|Xã Phú Sơn, Huyện Nho Quan, Tỉnh Ninh Bình
14407|Xã Thạch Bình, Huyện Nho Quan, Tỉnh Ninh Bình
14428|Thị trấn Nho Quan, Huyện Nho Quan, Tỉnh Ninh Bình
14428|Xã Yên Quang, Huyện Nho Quan, Tỉnh Ninh Bình
14428|Xã Đồng Phong, Huyện Nho Quan, Tỉnh Ninh Bình
14434|Xã Thanh Sơn, Huyện Nho Quan, Tỉnh Ninh Bình
14434|Xã Thượng Hòa, Huyện Nho Quan, Tỉnh Ninh Bình
14434|Xã Văn Phú, Huyện Nho Quan, Tỉnh Ninh Bình
14452|Xã Phú Lộc, Huyện Nho Quan, Tỉnh Ninh Bình
14452|Xã Quỳnh Lưu, Huyện Nho Quan, Tỉnh Ninh Bình
14458|Xã Kỳ Phú, Huyện Nho Quan, Tỉnh Ninh Bình
14458|Xã Phú Long, Huyện Nho Quan, Tỉnh Ninh Bình
14464|Thị trấn Thịnh Vượng, Huyện Gia Viễn, Tỉnh Ninh Bình
14464|Xã Gia Hòa, Huyện Gia Viễn, Tỉnh Ninh Bình
14482|Xã Gia Hưng, Huyện Gia Viễn, Tỉnh Ninh Bình
14482|Xã Gia Phú, Huyện Gia Viễn, Tỉnh Ninh Bình
14482|Xã Liên Sơn, Huyện Gia Viễn, Tỉnh Ninh Bình
14488|Xã Gia Lập, Huyện Gia Viễn, Tỉnh Ninh Bình
14488|Xã Gia Tân, Huyện Gia Viễn, Tỉnh Ninh Bình
14488|Xã Gia Vân, Huyện Gia Viễn, Tỉnh Ninh Bình
14494|Xã Gia Thanh, Huyện Gia Viễn, Tỉnh Ninh Bình
14494|Xã Gia Trấn, Huyện Gia Viễn, Tỉnh Ninh Bình
14494|Xã Gia Xuân, Huyện Gia Viễn, Tỉnh Ninh Bình
14500|Xã Gia Phương, Huyện Gia Viễn, Tỉnh Ninh Bình
14500|Xã Gia Thắng, Huyện Gia Viễn, Tỉnh Ninh Bình
14500|Xã Gia Tiến, Huyện Gia Viễn, Tỉnh Ninh Bình
14500|Xã Gia Trung, Huyện Gia Viễn, Tỉnh Ninh Bình
14500|Xã Tiến Thắng, Huyện Gia Viễn, Tỉnh Ninh Bình
14524|Xã Gia Lạc, Huyện Gia Viễn, Tỉnh Ninh Bình
14524|Xã Gia Minh, Huyện Gia Viễn, Tỉnh Ninh Bình
14524|Xã Gia Phong, Huyện Gia Viễn, Tỉnh Ninh Bình
14533|Phường Ninh Giang, Thành phố Hoa Lư, Tỉnh Ninh Bình
14533|Xã Gia Sinh, Huyện Gia Viễn, Tỉnh Ninh Bình
14533|Xã Ninh Giang, Thành phố Hoa Lư, Tỉnh Ninh Bình
14533|Xã Ninh Hòa, Thành phố Hoa Lư, Tỉnh Ninh Bình
14533|Xã Phúc Sơn, Huyện Nho Quan, Tỉnh Ninh Bình
14533|Xã Sơn Hà, Huyện Nho Quan, Tỉnh Ninh Bình
14533|Xã Sơn Lai, Huyện Nho Quan, Tỉnh Ninh Bình
14533|Xã Trường Yên, Thành phố Hoa Lư, Tỉnh Ninh Bình
14560|Thị trấn Yên Ninh, Huyện Yên Khánh, Tỉnh Ninh Bình
14560|Xã Khánh Cư, Huyện Yên Khánh, Tỉnh Ninh Bình
14560|Xã Khánh Hải, Huyện Yên Khánh, Tỉnh Ninh Bình
14560|Xã Khánh Vân, Huyện Yên Khánh, Tỉnh Ninh Bình
14563|Xã Khánh Cường, Huyện Yên Khánh, Tỉnh Ninh Bình
14563|Xã Khánh Lợi, Huyện Yên Khánh, Tỉnh Ninh Bình
14563|Xã Khánh Thiện, Huyện Yên Khánh, Tỉnh Ninh Bình
14566|Phường Ninh Phúc, Thành phố Hoa Lư, Tỉnh Ninh Bình
14566|Xã Khánh An, Huyện Yên Khánh, Tỉnh Ninh Bình
14566|Xã Khánh Hòa, Huyện Yên Khánh, Tỉnh Ninh Bình
14566|Xã Khánh Phú, Huyện Yên Khánh, Tỉnh Ninh Bình
14566|Xã Ninh Phúc, Thành phố Hoa Lư, Tỉnh Ninh Bình
14608|Xã Khánh Công, Huyện Yên Khánh, Tỉnh Ninh Bình
14608|Xã Khánh Thành, Huyện Yên Khánh, Tỉnh Ninh Bình
14608|Xã Khánh Trung, Huyện Yên Khánh, Tỉnh Ninh Bình
14611|Xã Khánh Hồng, Huyện Yên Khánh, Tỉnh Ninh Bình
14611|Xã Khánh Nhạc, Huyện Yên Khánh, Tỉnh Ninh Bình
14614|Xã Khánh Hội, Huyện Yên Khánh, Tỉnh Ninh Bình
14614|Xã Khánh Mậu, Huyện Yên Khánh, Tỉnh Ninh Bình
14614|Xã Khánh Thủy, Huyện Yên Khánh, Tỉnh Ninh Bình
14620|Thị trấn Phát Diệm, Huyện Kim Sơn, Tỉnh Ninh Bình
14620|Xã Kim Chính, Huyện Kim Sơn, Tỉnh Ninh Bình
14620|Xã Thượng Kiệm, Huyện Kim Sơn, Tỉnh Ninh Bình
14623|Thị trấn Bình Minh, Huyện Kim Sơn, Tỉnh Ninh Bình
14623|Xã Cồn Thoi, Huyện Kim Sơn, Tỉnh Ninh Bình
14623|Xã Kim Mỹ, Huyện Kim Sơn, Tỉnh Ninh Bình
14638|Xã Hùng Tiến, Huyện Kim Sơn, Tỉnh Ninh Bình
14638|Xã Kim Định, Huyện Kim Sơn, Tỉnh Ninh Bình
14638|Xã Ân Hòa, Huyện Kim Sơn, Tỉnh Ninh Bình
14647|Xã Như Hòa, Huyện Kim Sơn, Tỉnh Ninh Bình
14647|Xã Quang Thiện, Huyện Kim Sơn, Tỉnh Ninh Bình
14647|Xã Đồng Hướng, Huyện Kim Sơn, Tỉnh Ninh Bình
14653|Xã Chất Bình, Huyện Kim Sơn, Tỉnh Ninh Bình
14653|Xã Hồi Ninh, Huyện Kim Sơn, Tỉnh Ninh Bình
14653|Xã Xuân Chính, Huyện Kim Sơn, Tỉnh Ninh Bình
14674|Xã Lai Thành, Huyện Kim Sơn, Tỉnh Ninh Bình
14674|Xã Tân Thành, Huyện Kim Sơn, Tỉnh Ninh Bình
14674|Xã Yên Lộc, Huyện Kim Sơn, Tỉnh Ninh Bình
14677|Xã Kim Tân, Huyện Kim Sơn, Tỉnh Ninh Bình
14677|Xã Văn Hải, Huyện Kim Sơn, Tỉnh Ninh Bình
14677|Xã Định Hóa, Huyện Kim Sơn, Tỉnh Ninh Bình
14698|Xã Kim Trung, Huyện Kim Sơn, Tỉnh Ninh Bình
14698|Xã Kim Đông, Huyện Kim Sơn, Tỉnh Ninh Bình
14701|Thị trấn Yên Thịnh, Huyện Yên Mô, Tỉnh Ninh Bình
14701|Xã Khánh Dương, Huyện Yên Mô, Tỉnh Ninh Bình
14701|Xã Yên Hòa, Huyện Yên Mô, Tỉnh Ninh Bình
14725|Phường Yên Bình, Thành phố Tam Điệp, Tỉnh Ninh Bình
14725|Xã Khánh Thượng, Huyện Yên Mô, Tỉnh Ninh Bình
14725|Xã Mai Sơn, Huyện Yên Mô, Tỉnh Ninh Bình
14725|Xã Yên Thắng, Huyện Yên Mô, Tỉnh Ninh Bình
14728|Xã Yên Nhân, Huyện Yên Mô, Tỉnh Ninh Bình
14728|Xã Yên Phong, Huyện Yên Mô, Tỉnh Ninh Bình
14728|Xã Yên Từ, Huyện Yên Mô, Tỉnh Ninh Bình
14743|Xã Yên Lâm, Huyện Yên Mô, Tỉnh Ninh Bình
14743|Xã Yên Mạc, Huyện Yên Mô, Tỉnh Ninh Bình
14743|Xã Yên Mỹ, Huyện Yên Mô, Tỉnh Ninh Bình
14746|Xã Yên Thành, Huyện Yên Mô, Tỉnh Ninh Bình
14746|Xã Yên Thái, Huyện Yên Mô, Tỉnh Ninh Bình
14746|Xã Yên Đồng, Huyện Yên Mô, Tỉnh Ninh Bình
14758|Phường Hàm Rồng, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14758|Phường Nam Ngạn, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14758|Phường Thiệu Dương, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14758|Phường Đông Cương, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14758|Phường Đông Thọ, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Ba Đình, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Lam Sơn, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Ngọc Trạo, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Phú Sơn, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Trường Thi, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Tân Sơn, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Điện Biên, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Đông Hương, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Đông Hải, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Đông Sơn, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14797|Phường Đông Vệ, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
14812|Phường Ba Đình, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14812|Phường Lam Sơn, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14812|Phường Đông Sơn, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14812|Xã Hà Vinh, Huyện Hà Trung, Tỉnh Thanh Hóa
14818|Phường Bắc Sơn, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14818|Phường Ngọc Trạo, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14818|Phường Phú Sơn, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14818|Xã Quang Trung, Thị xã Bỉm Sơn, Tỉnh Thanh Hóa
14845|Thị trấn Mường Lát, Huyện Mường Lát, Tỉnh Thanh Hóa
14848|Xã Tam Chung, Huyện Mường Lát, Tỉnh Thanh Hóa
14854|Xã Mường Lý, Huyện Mường Lát, Tỉnh Thanh Hóa
14857|Xã Trung Lý, Huyện Mường Lát, Tỉnh Thanh Hóa
14860|Xã Quang Chiểu, Huyện Mường Lát, Tỉnh Thanh Hóa
14863|Xã Pù Nhi, Huyện Mường Lát, Tỉnh Thanh Hóa
14864|Xã Nhi Sơn, Huyện Mường Lát, Tỉnh Thanh Hóa
14866|Xã Mường Chanh, Huyện Mường Lát, Tỉnh Thanh Hóa
14869|Thị trấn Hồi Xuân, Huyện Quan Hóa, Tỉnh Thanh Hóa
14869|Xã Phú Nghiêm, Huyện Quan Hóa, Tỉnh Thanh Hóa
14872|Xã Thành Sơn, Huyện Quan Hóa, Tỉnh Thanh Hóa
14872|Xã Trung Thành, Huyện Quan Hóa, Tỉnh Thanh Hóa
14875|Xã Trung Sơn, Huyện Quan Hóa, Tỉnh Thanh Hóa
14878|Xã Phú Lệ, Huyện Quan Hóa, Tỉnh Thanh Hóa
14878|Xã Phú Sơn, Huyện Quan Hóa, Tỉnh Thanh Hóa
14878|Xã Phú Thanh, Huyện Quan Hóa, Tỉnh Thanh Hóa
14890|Xã Phú Xuân, Huyện Quan Hóa, Tỉnh Thanh Hóa
14896|Xã Hiền Chung, Huyện Quan Hóa, Tỉnh Thanh Hóa
14896|Xã Hiền Kiệt, Huyện Quan Hóa, Tỉnh Thanh Hóa
14902|Xã Nam Tiến, Huyện Quan Hóa, Tỉnh Thanh Hóa
14902|Xã Nam Xuân, Huyện Quan Hóa, Tỉnh Thanh Hóa
14908|Xã Nam Động, Huyện Quan Hóa, Tỉnh Thanh Hóa
14908|Xã Thiên Phủ, Huyện Quan Hóa, Tỉnh Thanh Hóa
14923|Thị trấn Cành Nàng, Huyện Bá Thước, Tỉnh Thanh Hóa
14923|Xã Ban Công, Huyện Bá Thước, Tỉnh Thanh Hóa
14923|Xã Hạ Trung, Huyện Bá Thước, Tỉnh Thanh Hóa
14932|Xã Điền Hạ, Huyện Bá Thước, Tỉnh Thanh Hóa
14932|Xã Điền Quang, Huyện Bá Thước, Tỉnh Thanh Hóa
14932|Xã Điền Thượng, Huyện Bá Thước, Tỉnh Thanh Hóa
14950|Xã Ái Thượng, Huyện Bá Thước, Tỉnh Thanh Hóa
14950|Xã Điền Lư, Huyện Bá Thước, Tỉnh Thanh Hóa
14950|Xã Điền Trung, Huyện Bá Thước, Tỉnh Thanh Hóa
14953|Xã Lương Ngoại, Huyện Bá Thước, Tỉnh Thanh Hóa
14953|Xã Lương Nội, Huyện Bá Thước, Tỉnh Thanh Hóa
14953|Xã Lương Trung, Huyện Bá Thước, Tỉnh Thanh Hóa
14956|Xã Lũng Niêm, Huyện Bá Thước, Tỉnh Thanh Hóa
14956|Xã Thành Lâm, Huyện Bá Thước, Tỉnh Thanh Hóa
14956|Xã Thành Sơn, Huyện Bá Thước, Tỉnh Thanh Hóa
14959|Xã Cổ Lũng, Huyện Bá Thước, Tỉnh Thanh Hóa
14959|Xã Lũng Cao, Huyện Bá Thước, Tỉnh Thanh Hóa
14974|Xã Kỳ Tân, Huyện Bá Thước, Tỉnh Thanh Hóa
14974|Xã Văn Nho, Huyện Bá Thước, Tỉnh Thanh Hóa
14980|Xã Thiết Kế, Huyện Bá Thước, Tỉnh Thanh Hóa
14980|Xã Thiết Ống, Huyện Bá Thước, Tỉnh Thanh Hóa
15001|Xã Trung Hạ, Huyện Quan Sơn, Tỉnh Thanh Hóa
15001|Xã Trung Tiến, Huyện Quan Sơn, Tỉnh Thanh Hóa
15001|Xã Trung Xuân, Huyện Quan Sơn, Tỉnh Thanh Hóa
15007|Xã Tam Thanh, Huyện Quan Sơn, Tỉnh Thanh Hóa
15010|Xã Sơn Thủy, Huyện Quan Sơn, Tỉnh Thanh Hóa
15013|Xã Na Mèo, Huyện Quan Sơn, Tỉnh Thanh Hóa
15016|Thị trấn Sơn Lư, Huyện Quan Sơn, Tỉnh Thanh Hóa
15016|Xã Trung Thượng, Huyện Quan Sơn, Tỉnh Thanh Hóa
15019|Xã Sơn Hà, Huyện Quan Sơn, Tỉnh Thanh Hóa
15019|Xã Tam Lư, Huyện Quan Sơn, Tỉnh Thanh Hóa
15022|Xã Sơn Điện, Huyện Quan Sơn, Tỉnh Thanh Hóa
15025|Xã Mường Mìn, Huyện Quan Sơn, Tỉnh Thanh Hóa
15031|Xã Yên Khương, Huyện Lang Chánh, Tỉnh Thanh Hóa
15034|Xã Yên Thắng, Huyện Lang Chánh, Tỉnh Thanh Hóa
15043|Xã Giao An, Huyện Lang Chánh, Tỉnh Thanh Hóa
15043|Xã Giao Thiện, Huyện Lang Chánh, Tỉnh Thanh Hóa
15049|Xã Lâm Phú, Huyện Lang Chánh, Tỉnh Thanh Hóa
15049|Xã Tam Văn, Huyện Lang Chánh, Tỉnh Thanh Hóa
15055|Thị trấn Lang Chánh, Huyện Lang Chánh, Tỉnh Thanh Hóa
15055|Xã Trí Nang, Huyện Lang Chánh, Tỉnh Thanh Hóa
15058|Xã Tân Phúc, Huyện Lang Chánh, Tỉnh Thanh Hóa
15058|Xã Đồng Lương, Huyện Lang Chánh, Tỉnh Thanh Hóa
15061|Thị trấn Ngọc Lặc, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15061|Xã Mỹ Tân, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15061|Xã Thúy Sơn, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15085|Xã Quang Trung, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15085|Xã Thạch Lập, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15085|Xã Đồng Thịnh, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15091|Xã Cao Thịnh, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15091|Xã Lộc Thịnh, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15091|Xã Ngọc Liên, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15091|Xã Ngọc Sơn, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15091|Xã Ngọc Trung, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15106|Xã Nguyệt Ấn, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15106|Xã Phùng Giáo, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15106|Xã Vân Âm, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15112|Xã Kiên Thọ, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15112|Xã Phùng Minh, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15112|Xã Phúc Thịnh, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15124|Xã Cao Ngọc, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15124|Xã Lam Sơn, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15124|Xã Minh Sơn, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15124|Xã Minh Tiến, Huyện Ngọc Lặc, Tỉnh Thanh Hóa
15127|Thị trấn Phong Sơn, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15127|Xã Cẩm Ngọc, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15142|Xã Cẩm Bình, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15142|Xã Cẩm Liên, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15142|Xã Cẩm Thành, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15142|Xã Cẩm Thạch, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15148|Xã Cẩm Giang, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15148|Xã Cẩm Lương, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15148|Xã Cẩm Quý, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15148|Xã Cẩm Tú, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15163|Xã Cẩm Châu, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15163|Xã Cẩm Tâm, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15163|Xã Cẩm Vân, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15163|Xã Cẩm Yên, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15178|Xã Cẩm Long, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15178|Xã Cẩm Phú, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15178|Xã Cẩm Tân, Huyện Cẩm Thủy, Tỉnh Thanh Hóa
15187|Thị trấn Kim Tân, Huyện Thạch Thành, Tỉnh Thanh Hóa
15187|Xã Thành Hưng, Huyện Thạch Thành, Tỉnh Thanh Hóa
15187|Xã Thành Thọ, Huyện Thạch Thành, Tỉnh Thanh Hóa
15187|Xã Thành Tiến, Huyện Thạch Thành, Tỉnh Thanh Hóa
15187|Xã Thành Trực, Huyện Thạch Thành, Tỉnh Thanh Hóa
15187|Xã Thạch Định, Huyện Thạch Thành, Tỉnh Thanh Hóa
15190|Thị trấn Vân Du, Huyện Thạch Thành, Tỉnh Thanh Hóa
15190|Xã Thành Công, Huyện Thạch Thành, Tỉnh Thanh Hóa
15190|Xã Thành Tân, Huyện Thạch Thành, Tỉnh Thanh Hóa
15199|Xã Thạch Lâm, Huyện Thạch Thành, Tỉnh Thanh Hóa
15199|Xã Thạch Quảng, Huyện Thạch Thành, Tỉnh Thanh Hóa
15199|Xã Thạch Tượng, Huyện Thạch Thành, Tỉnh Thanh Hóa
15211|Xã Thạch Bình, Huyện Thạch Thành, Tỉnh Thanh Hóa
15211|Xã Thạch Cẩm, Huyện Thạch Thành, Tỉnh Thanh Hóa
15211|Xã Thạch Long, Huyện Thạch Thành, Tỉnh Thanh Hóa
15211|Xã Thạch Sơn, Huyện Thạch Thành, Tỉnh Thanh Hóa
15229|Xã Thành Minh, Huyện Thạch Thành, Tỉnh Thanh Hóa
15229|Xã Thành Mỹ, Huyện Thạch Thành, Tỉnh Thanh Hóa
15229|Xã Thành Vinh, Huyện Thạch Thành, Tỉnh Thanh Hóa
15229|Xã Thành Yên, Huyện Thạch Thành, Tỉnh Thanh Hóa
15250|Xã Ngọc Trạo, Huyện Thạch Thành, Tỉnh Thanh Hóa
15250|Xã Thành An, Huyện Thạch Thành, Tỉnh Thanh Hóa
15250|Xã Thành Long, Huyện Thạch Thành, Tỉnh Thanh Hóa
15250|Xã Thành Tâm, Huyện Thạch Thành, Tỉnh Thanh Hóa
15271|Thị trấn Hà Trung, Huyện Hà Trung, Tỉnh Thanh Hóa
15271|Xã Hà Ngọc, Huyện Hà Trung, Tỉnh Thanh Hóa
15271|Xã Hà Đông, Huyện Hà Trung, Tỉnh Thanh Hóa
15271|Xã Yến Sơn, Huyện Hà Trung, Tỉnh Thanh Hóa
15274|Thị trấn Hà Long, Huyện Hà Trung, Tỉnh Thanh Hóa
15274|Xã Hà Bắc, Huyện Hà Trung, Tỉnh Thanh Hóa
15274|Xã Hà Giang, Huyện Hà Trung, Tỉnh Thanh Hóa
15286|Xã Hoạt Giang, Huyện Hà Trung, Tỉnh Thanh Hóa
15286|Xã Hà Bình, Huyện Hà Trung, Tỉnh Thanh Hóa
15286|Xã Yên Dương, Huyện Hà Trung, Tỉnh Thanh Hóa
15298|Xã Hà Châu, Huyện Hà Trung, Tỉnh Thanh Hóa
15298|Xã Hà Hải, Huyện Hà Trung, Tỉnh Thanh Hóa
15298|Xã Hà Lai, Huyện Hà Trung, Tỉnh Thanh Hóa
15298|Xã Hà Thái, Huyện Hà Trung, Tỉnh Thanh Hóa
15298|Xã Lĩnh Toại, Huyện Hà Trung, Tỉnh Thanh Hóa
15298|Xã Thái Lai, Huyện Hà Trung, Tỉnh Thanh Hóa
15316|Thị trấn Hà Lĩnh, Huyện Hà Trung, Tỉnh Thanh Hóa
15316|Xã Hà Sơn, Huyện Hà Trung, Tỉnh Thanh Hóa
15316|Xã Hà Tiến, Huyện Hà Trung, Tỉnh Thanh Hóa
15316|Xã Hà Tân, Huyện Hà Trung, Tỉnh Thanh Hóa
15349|Thị trấn Vĩnh Lộc, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15349|Xã Ninh Khang, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15349|Xã Vĩnh Hòa, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15349|Xã Vĩnh Hưng, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15349|Xã Vĩnh Phúc, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15361|Xã Vĩnh Long, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15361|Xã Vĩnh Quang, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15361|Xã Vĩnh Tiến, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15361|Xã Vĩnh Yên, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15382|Xã Minh Tân, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15382|Xã Vĩnh An, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15382|Xã Vĩnh Hùng, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15382|Xã Vĩnh Thịnh, Huyện Vĩnh Lộc, Tỉnh Thanh Hóa
15409|Thị trấn Thống Nhất, Huyện Yên Định, Tỉnh Thanh Hóa
15409|Xã Yên Phú, Huyện Yên Định, Tỉnh Thanh Hóa
15409|Xã Yên Tâm, Huyện Yên Định, Tỉnh Thanh Hóa
15412|Thị trấn Quý Lộc, Huyện Yên Định, Tỉnh Thanh Hóa
15412|Thị trấn Yên Lâm, Huyện Yên Định, Tỉnh Thanh Hóa
15412|Xã Yên Thọ, Huyện Yên Định, Tỉnh Thanh Hóa
15421|Xã Yên Phong, Huyện Yên Định, Tỉnh Thanh Hóa
15421|Xã Yên Thái, Huyện Yên Định, Tỉnh Thanh Hóa
15421|Xã Yên Trung, Huyện Yên Định, Tỉnh Thanh Hóa
15421|Xã Yên Trường, Huyện Yên Định, Tỉnh Thanh Hóa
15442|Xã Yên Hùng, Huyện Yên Định, Tỉnh Thanh Hóa
15442|Xã Yên Ninh, Huyện Yên Định, Tỉnh Thanh Hóa
15442|Xã Yên Thịnh, Huyện Yên Định, Tỉnh Thanh Hóa
15448|Xã Định Bình, Huyện Yên Định, Tỉnh Thanh Hóa
15448|Xã Định Công, Huyện Yên Định, Tỉnh Thanh Hóa
15448|Xã Định Hòa, Huyện Yên Định, Tỉnh Thanh Hóa
15448|Xã Định Thành, Huyện Yên Định, Tỉnh Thanh Hóa
15457|Xã Định Hưng, Huyện Yên Định, Tỉnh Thanh Hóa
15457|Xã Định Hải, Huyện Yên Định, Tỉnh Thanh Hóa
15457|Xã Định Tiến, Huyện Yên Định, Tỉnh Thanh Hóa
15457|Xã Định Tân, Huyện Yên Định, Tỉnh Thanh Hóa
15469|Thị trấn Quán Lào, Huyện Yên Định, Tỉnh Thanh Hóa
15469|Xã Định Liên, Huyện Yên Định, Tỉnh Thanh Hóa
15469|Xã Định Long, Huyện Yên Định, Tỉnh Thanh Hóa
15469|Xã Định Tăng, Huyện Yên Định, Tỉnh Thanh Hóa
15499|Thị trấn Thọ Xuân, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15499|Xã Xuân Giang, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15499|Xã Xuân Hồng, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15499|Xã Xuân Trường, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15505|Xã Bắc Lương, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15505|Xã Nam Giang, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15505|Xã Thọ Lộc, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15505|Xã Tây Hồ, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15505|Xã Xuân Phong, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15520|Xã Thọ Diên, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15520|Xã Thọ Hải, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15520|Xã Xuân Hòa, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15520|Xã Xuân Hưng, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15544|Thị trấn Lam Sơn, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15544|Xã Thọ Xương, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15544|Xã Xuân Bái, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15553|Thị trấn Sao Vàng, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15553|Xã Thọ Lâm, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15553|Xã Xuân Phú, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15553|Xã Xuân Sinh, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15568|Xã Thuận Minh, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15568|Xã Thọ Lập, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15568|Xã Xuân Thiên, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15574|Xã Phú Xuân, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15574|Xã Quảng Phú, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15574|Xã Xuân Tín, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15592|Xã Trường Xuân, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15592|Xã Xuân Lai, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15592|Xã Xuân Lập, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15592|Xã Xuân Minh, Huyện Thọ Xuân, Tỉnh Thanh Hóa
15607|Xã Bát Mọt, Huyện Thường Xuân, Tỉnh Thanh Hóa
15610|Xã Yên Nhân, Huyện Thường Xuân, Tỉnh Thanh Hóa
15622|Xã Vạn Xuân, Huyện Thường Xuân, Tỉnh Thanh Hóa
15628|Xã Lương Sơn, Huyện Thường Xuân, Tỉnh Thanh Hóa
15634|Xã Luận Thành, Huyện Thường Xuân, Tỉnh Thanh Hóa
15634|Xã Xuân Cao, Huyện Thường Xuân, Tỉnh Thanh Hóa
15643|Xã Xuân Lộc, Huyện Thường Xuân, Tỉnh Thanh Hóa
15643|Xã Xuân Thắng, Huyện Thường Xuân, Tỉnh Thanh Hóa
15646|Thị trấn Thường Xuân, Huyện Thường Xuân, Tỉnh Thanh Hóa
15646|Xã Ngọc Phụng, Huyện Thường Xuân, Tỉnh Thanh Hóa
15646|Xã Thọ Thanh, Huyện Thường Xuân, Tỉnh Thanh Hóa
15646|Xã Xuân Dương, Huyện Thường Xuân, Tỉnh Thanh Hóa
15658|Xã Xuân Chinh, Huyện Thường Xuân, Tỉnh Thanh Hóa
15658|Xã Xuân Lẹ, Huyện Thường Xuân, Tỉnh Thanh Hóa
15661|Xã Luận Khê, Huyện Thường Xuân, Tỉnh Thanh Hóa
15661|Xã Tân Thành, Huyện Thường Xuân, Tỉnh Thanh Hóa
15664|Thị trấn Triệu Sơn, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15664|Xã Dân Lý, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15664|Xã Dân Lực, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15664|Xã Dân Quyền, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15664|Xã Minh Sơn, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15667|Xã Bình Sơn, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15667|Xã Thọ Bình, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15667|Xã Thọ Sơn, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15682|Xã Hợp Lý, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15682|Xã Hợp Thành, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15682|Xã Hợp Thắng, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15682|Xã Hợp Tiến, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15682|Xã Triệu Thành, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15715|Thị trấn Nưa, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15715|Xã Thái Hòa, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15715|Xã Văn Sơn, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15724|Xã Đồng Lợi, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15724|Xã Đồng Thắng, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15724|Xã Đồng Tiến, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15754|Xã Thọ Cường, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15754|Xã Thọ Ngọc, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15754|Xã Thọ Tiến, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15754|Xã Xuân Thọ, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15763|Xã Thọ Dân, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15763|Xã Thọ Phú, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15763|Xã Thọ Thế, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15763|Xã Thọ Tân, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15763|Xã Xuân Lộc, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15766|Xã An Nông, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15766|Xã Khuyến Nông, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15766|Xã Nông Trường, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15766|Xã Tiến Nông, Huyện Triệu Sơn, Tỉnh Thanh Hóa
15772|Thị trấn Thiệu Hóa, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15772|Xã Thiệu Công, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15772|Xã Thiệu Long, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15772|Xã Thiệu Nguyên, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15772|Xã Thiệu Phúc, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15778|Xã Thiệu Ngọc, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15778|Xã Thiệu Thành, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15778|Xã Thiệu Tiến, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15778|Xã Thiệu Vũ, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15796|Xã Thiệu Duy, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15796|Xã Thiệu Giang, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15796|Xã Thiệu Hợp, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15796|Xã Thiệu Quang, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15796|Xã Thiệu Thịnh, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15820|Thị trấn Hậu Hiền, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15820|Xã Thiệu Chính, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15820|Xã Thiệu Hòa, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15820|Xã Thiệu Toán, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15835|Xã Thiệu Lý, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15835|Xã Thiệu Trung, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15835|Xã Thiệu Viên, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15835|Xã Thiệu Vận, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15853|Phường Thiệu Khánh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15853|Phường Đông Lĩnh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15853|Xã Thiệu Giao, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15853|Xã Thiệu Vân, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15853|Xã Tân Châu, Huyện Thiệu Hóa, Tỉnh Thanh Hóa
15853|Xã Đông Thanh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15853|Xã Đông Tiến, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15865|Thị trấn Bút Sơn, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15865|Xã Hoằng Hà, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15865|Xã Hoằng Đạo, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15865|Xã Hoằng Đạt, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15865|Xã Hoằng Đồng, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15865|Xã Hoằng Đức, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15880|Xã Hoằng Giang, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15880|Xã Hoằng Hợp, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15880|Xã Hoằng Phượng, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15880|Xã Hoằng Quỳ, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15880|Xã Hoằng Xuân, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15889|Xã Hoằng Kim, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15889|Xã Hoằng Phú, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15889|Xã Hoằng Quý, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15889|Xã Hoằng Trung, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15910|Xã Hoằng Cát, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15910|Xã Hoằng Sơn, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15910|Xã Hoằng Trinh, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15910|Xã Hoằng Xuyên, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15925|Phường Hoằng Quang, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15925|Phường Hoằng Đại, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15925|Phường Long Anh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15925|Phường Tào Xuyên, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15925|Xã Hoằng Quang, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15925|Xã Hoằng Đại, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
15961|Xã Hoằng Lộc, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15961|Xã Hoằng Thành, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15961|Xã Hoằng Thái, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15961|Xã Hoằng Thịnh, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15961|Xã Hoằng Trạch, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15961|Xã Hoằng Tân, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15976|Xã Hoằng Châu, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15976|Xã Hoằng Lưu, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15976|Xã Hoằng Phong, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15976|Xã Hoằng Thắng, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15991|Xã Hoằng Hải, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15991|Xã Hoằng Tiến, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15991|Xã Hoằng Trường, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
15991|Xã Hoằng Yến, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
16000|Xã Hoằng Ngọc, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
16000|Xã Hoằng Phụ, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
16000|Xã Hoằng Thanh, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
16000|Xã Hoằng Đông, Huyện Hoằng Hóa, Tỉnh Thanh Hóa
16012|Thị trấn Hậu Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16012|Xã Lộc Sơn, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16012|Xã Mỹ Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16012|Xã Thuần Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16021|Xã Tiến Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16021|Xã Triệu Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16021|Xã Đại Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16033|Xã Cầu Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16033|Xã Thành Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16033|Xã Tuy Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16033|Xã Đồng Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16072|Xã Hoa Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16072|Xã Hòa Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16072|Xã Liên Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16072|Xã Phú Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16072|Xã Quang Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16072|Xã Xuân Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16078|Xã Hưng Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16078|Xã Hải Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16078|Xã Minh Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16078|Xã Ngư Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16078|Xã Đa Lộc, Huyện Hậu Lộc, Tỉnh Thanh Hóa
16093|Thị trấn Nga Sơn, Huyện Nga Sơn, Tỉnh Thanh Hóa
16093|Xã Nga Bạch, Huyện Nga Sơn, Tỉnh Thanh Hóa
16093|Xã Nga Hiệp, Huyện Nga Sơn, Tỉnh Thanh Hóa
16093|Xã Nga Thanh, Huyện Nga Sơn, Tỉnh Thanh Hóa
16093|Xã Nga Thủy, Huyện Nga Sơn, Tỉnh Thanh Hóa
16093|Xã Nga Trung, Huyện Nga Sơn, Tỉnh Thanh Hóa
16093|Xã Nga Yên, Huyện Nga Sơn, Tỉnh Thanh Hóa
16108|Xã Nga Thái, Huyện Nga Sơn, Tỉnh Thanh Hóa
16108|Xã Nga Tiến, Huyện Nga Sơn, Tỉnh Thanh Hóa
16108|Xã Nga Tân, Huyện Nga Sơn, Tỉnh Thanh Hóa
16114|Xã Nga Phượng, Huyện Nga Sơn, Tỉnh Thanh Hóa
16114|Xã Nga Thạch, Huyện Nga Sơn, Tỉnh Thanh Hóa
16114|Xã Nga Thắng, Huyện Nga Sơn, Tỉnh Thanh Hóa
16114|Xã Nga Văn, Huyện Nga Sơn, Tỉnh Thanh Hóa
16138|Xã Nga Giáp, Huyện Nga Sơn, Tỉnh Thanh Hóa
16138|Xã Nga Hải, Huyện Nga Sơn, Tỉnh Thanh Hóa
16138|Xã Nga Liên, Huyện Nga Sơn, Tỉnh Thanh Hóa
16138|Xã Nga Thành, Huyện Nga Sơn, Tỉnh Thanh Hóa
16144|Xã Nga An, Huyện Nga Sơn, Tỉnh Thanh Hóa
16144|Xã Nga Phú, Huyện Nga Sơn, Tỉnh Thanh Hóa
16144|Xã Nga Điền, Huyện Nga Sơn, Tỉnh Thanh Hóa
16171|Xã Ba Đình, Huyện Nga Sơn, Tỉnh Thanh Hóa
16171|Xã Nga Thiện, Huyện Nga Sơn, Tỉnh Thanh Hóa
16171|Xã Nga Trường, Huyện Nga Sơn, Tỉnh Thanh Hóa
16171|Xã Nga Vịnh, Huyện Nga Sơn, Tỉnh Thanh Hóa
16174|Thị trấn Yên Cát, Huyện Như Xuân, Tỉnh Thanh Hóa
16174|Xã Tân Bình, Huyện Như Xuân, Tỉnh Thanh Hóa
16177|Xã Bãi Trành, Huyện Như Xuân, Tỉnh Thanh Hóa
16177|Xã Xuân Bình, Huyện Như Xuân, Tỉnh Thanh Hóa
16177|Xã Xuân Hòa, Huyện Như Xuân, Tỉnh Thanh Hóa
16186|Xã Bình Lương, Huyện Như Xuân, Tỉnh Thanh Hóa
16186|Xã Hóa Quỳ, Huyện Như Xuân, Tỉnh Thanh Hóa
16213|Xã Thanh Hòa, Huyện Như Xuân, Tỉnh Thanh Hóa
16213|Xã Thanh Lâm, Huyện Như Xuân, Tỉnh Thanh Hóa
16213|Xã Thanh Phong, Huyện Như Xuân, Tỉnh Thanh Hóa
16222|Xã Thanh Quân, Huyện Như Xuân, Tỉnh Thanh Hóa
16222|Xã Thanh Sơn, Huyện Như Xuân, Tỉnh Thanh Hóa
16222|Xã Thanh Xuân, Huyện Như Xuân, Tỉnh Thanh Hóa
16225|Xã Cát Tân, Huyện Như Xuân, Tỉnh Thanh Hóa
16225|Xã Cát Vân, Huyện Như Xuân, Tỉnh Thanh Hóa
16225|Xã Thượng Ninh, Huyện Như Xuân, Tỉnh Thanh Hóa
16228|Thị trấn Bến Sung, Huyện Như Thanh, Tỉnh Thanh Hóa
16228|Xã Hải Long, Huyện Như Thanh, Tỉnh Thanh Hóa
16228|Xã Xuân Khang, Huyện Như Thanh, Tỉnh Thanh Hóa
16234|Xã Cán Khê, Huyện Như Thanh, Tỉnh Thanh Hóa
16234|Xã Phượng Nghi, Huyện Như Thanh, Tỉnh Thanh Hóa
16234|Xã Xuân Du, Huyện Như Thanh, Tỉnh Thanh Hóa
16249|Xã Mậu Lâm, Huyện Như Thanh, Tỉnh Thanh Hóa
16249|Xã Phú Nhuận, Huyện Như Thanh, Tỉnh Thanh Hóa
16258|Xã Xuân Thái, Huyện Như Thanh, Tỉnh Thanh Hóa
16264|Xã Xuân Phúc, Huyện Như Thanh, Tỉnh Thanh Hóa
16264|Xã Yên Lạc, Huyện Như Thanh, Tỉnh Thanh Hóa
16264|Xã Yên Thọ, Huyện Như Thanh, Tỉnh Thanh Hóa
16273|Xã Thanh Kỳ, Huyện Như Thanh, Tỉnh Thanh Hóa
16273|Xã Thanh Tân, Huyện Như Thanh, Tỉnh Thanh Hóa
16279|Thị trấn Nông Cống, Huyện Nông Cống, Tỉnh Thanh Hóa
16279|Xã Minh Khôi, Huyện Nông Cống, Tỉnh Thanh Hóa
16279|Xã Minh Nghĩa, Huyện Nông Cống, Tỉnh Thanh Hóa
16279|Xã Vạn Hòa, Huyện Nông Cống, Tỉnh Thanh Hóa
16279|Xã Vạn Thiện, Huyện Nông Cống, Tỉnh Thanh Hóa
16279|Xã Vạn Thắng, Huyện Nông Cống, Tỉnh Thanh Hóa
16297|Xã Hoàng Giang, Huyện Nông Cống, Tỉnh Thanh Hóa
16297|Xã Hoàng Sơn, Huyện Nông Cống, Tỉnh Thanh Hóa
16297|Xã Trung Chính, Huyện Nông Cống, Tỉnh Thanh Hóa
16297|Xã Tân Khang, Huyện Nông Cống, Tỉnh Thanh Hóa
16297|Xã Tân Phúc, Huyện Nông Cống, Tỉnh Thanh Hóa
16297|Xã Tân Thọ, Huyện Nông Cống, Tỉnh Thanh Hóa
16309|Xã Trung Thành, Huyện Nông Cống, Tỉnh Thanh Hóa
16309|Xã Tế Lợi, Huyện Nông Cống, Tỉnh Thanh Hóa
16309|Xã Tế Nông, Huyện Nông Cống, Tỉnh Thanh Hóa
16309|Xã Tế Thắng, Huyện Nông Cống, Tỉnh Thanh Hóa
16342|Xã Thăng Bình, Huyện Nông Cống, Tỉnh Thanh Hóa
16342|Xã Thăng Long, Huyện Nông Cống, Tỉnh Thanh Hóa
16342|Xã Thăng Thọ, Huyện Nông Cống, Tỉnh Thanh Hóa
16348|Xã Trường Giang, Huyện Nông Cống, Tỉnh Thanh Hóa
16348|Xã Trường Minh, Huyện Nông Cống, Tỉnh Thanh Hóa
16348|Xã Trường Sơn, Huyện Nông Cống, Tỉnh Thanh Hóa
16348|Xã Trường Trung, Huyện Nông Cống, Tỉnh Thanh Hóa
16363|Xã Tượng Lĩnh, Huyện Nông Cống, Tỉnh Thanh Hóa
16363|Xã Tượng Sơn, Huyện Nông Cống, Tỉnh Thanh Hóa
16363|Xã Tượng Văn, Huyện Nông Cống, Tỉnh Thanh Hóa
16369|Xã Công Chính, Huyện Nông Cống, Tỉnh Thanh Hóa
16369|Xã Công Liêm, Huyện Nông Cống, Tỉnh Thanh Hóa
16369|Xã Yên Mỹ, Huyện Nông Cống, Tỉnh Thanh Hóa
16378|Phường Rừng Thông, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Phường Đông Thịnh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Phường Đông Tân, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Xã Đông Hoàng, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Xã Đông Hòa, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Xã Đông Khê, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Xã Đông Minh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16378|Xã Đông Ninh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Phường An Hưng, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Phường Quảng Thắng, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Xã Đông Nam, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Xã Đông Phú, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Xã Đông Quang, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Xã Đông Vinh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Xã Đông Văn, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16417|Xã Đông Yên, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16438|Thị trấn Tân Phong, Huyện Quảng Xương, Tỉnh Thanh Hóa
16438|Xã Quảng Định, Huyện Quảng Xương, Tỉnh Thanh Hóa
16438|Xã Quảng Đức, Huyện Quảng Xương, Tỉnh Thanh Hóa
16480|Xã Quảng Hòa, Huyện Quảng Xương, Tỉnh Thanh Hóa
16480|Xã Quảng Long, Huyện Quảng Xương, Tỉnh Thanh Hóa
16480|Xã Quảng Trạch, Huyện Quảng Xương, Tỉnh Thanh Hóa
16480|Xã Quảng Yên, Huyện Quảng Xương, Tỉnh Thanh Hóa
16489|Xã Quảng Chính, Huyện Quảng Xương, Tỉnh Thanh Hóa
16489|Xã Quảng Khê, Huyện Quảng Xương, Tỉnh Thanh Hóa
16489|Xã Quảng Trung, Huyện Quảng Xương, Tỉnh Thanh Hóa
16489|Xã Quảng Trường, Huyện Quảng Xương, Tỉnh Thanh Hóa
16498|Xã Quảng Hợp, Huyện Quảng Xương, Tỉnh Thanh Hóa
16498|Xã Quảng Ngọc, Huyện Quảng Xương, Tỉnh Thanh Hóa
16498|Xã Quảng Phúc, Huyện Quảng Xương, Tỉnh Thanh Hóa
16498|Xã Quảng Văn, Huyện Quảng Xương, Tỉnh Thanh Hóa
16516|Phường Quảng Vinh, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16516|Xã Quảng Giao, Huyện Quảng Xương, Tỉnh Thanh Hóa
16516|Xã Quảng Hùng, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16516|Xã Quảng Minh, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16516|Xã Quảng Đại, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16516|Xã Đại Hùng, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16522|Phường Quảng Cát, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16522|Phường Quảng Hưng, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16522|Phường Quảng Phú, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16522|Phường Quảng Thành, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16522|Phường Quảng Thịnh, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16522|Phường Quảng Tâm, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16522|Phường Quảng Đông, Thành phố Thanh Hóa, Tỉnh Thanh Hóa
16531|Phường Bắc Sơn, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16531|Phường Quảng Châu, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16531|Phường Quảng Cư, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16531|Phường Quảng Thọ, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16531|Phường Quảng Tiến, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16531|Phường Trung Sơn, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16531|Phường Trường Sơn, Thành phố Sầm Sơn, Tỉnh Thanh Hóa
16540|Xã Quảng Hải, Huyện Quảng Xương, Tỉnh Thanh Hóa
16540|Xã Quảng Nhân, Huyện Quảng Xương, Tỉnh Thanh Hóa
16540|Xã Quảng Ninh, Huyện Quảng Xương, Tỉnh Thanh Hóa
16543|Xã Quảng Bình, Huyện Quảng Xương, Tỉnh Thanh Hóa
16543|Xã Quảng Lưu, Huyện Quảng Xương, Tỉnh Thanh Hóa
16543|Xã Quảng Lộc, Huyện Quảng Xương, Tỉnh Thanh Hóa
16543|Xã Quảng Thái, Huyện Quảng Xương, Tỉnh Thanh Hóa
16549|Xã Quảng Nham, Huyện Quảng Xương, Tỉnh Thanh Hóa
16549|Xã Quảng Thạch, Huyện Quảng Xương, Tỉnh Thanh Hóa
16549|Xã Tiên Trang, Huyện Quảng Xương, Tỉnh Thanh Hóa
16561|Phường Bình Minh, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16561|Phường Hải Hòa, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16561|Phường Hải Thanh, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16561|Xã Hải Nhân, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16576|Phường Hải Châu, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16576|Phường Hải Ninh, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16576|Xã Thanh Sơn, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16576|Xã Thanh Thủy, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16591|Xã Anh Sơn, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16591|Xã Các Sơn, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16594|Phường Hải An, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16594|Phường Tân Dân, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16594|Xã Ngọc Lĩnh, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16597|Phường Hải Lĩnh, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16597|Phường Ninh Hải, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16597|Xã Định Hải, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16609|Phường Nguyên Bình, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16609|Phường Xuân Lâm, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16609|Xã Hải Yến, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16624|Phường Trúc Lâm, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16624|Xã Phú Lâm, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16624|Xã Phú Sơn, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16624|Xã Tùng Lâm, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16636|Xã Trường Lâm, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16636|Xã Tân Trường, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16645|Phường Hải Bình, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16645|Phường Mai Lâm, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16645|Phường Tĩnh Hải, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16654|Phường Hải Thượng, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16654|Xã Hải Hà, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16654|Xã Hải Yến, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16654|Xã Nghi Sơn, Thị xã Nghi Sơn, Tỉnh Thanh Hóa
16681|Phường Cửa Nam, Thành phố Vinh, Tỉnh Nghệ An
16681|Phường Hưng Bình, Thành phố Vinh, Tỉnh Nghệ An
16681|Phường Lê Lợi, Thành phố Vinh, Tỉnh Nghệ An
16681|Phường Quang Trung, Thành phố Vinh, Tỉnh Nghệ An
16681|Phường Đông Vĩnh, Thành phố Vinh, Tỉnh Nghệ An
16681|Xã Hưng Chính, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Bến Thủy, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Hưng Dũng, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Hưng Phúc, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Hồng Sơn, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Trung Đô, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Trường Thi, Thành phố Vinh, Tỉnh Nghệ An
16690|Phường Vinh Tân, Thành phố Vinh, Tỉnh Nghệ An
16690|Xã Hưng Hòa, Thành phố Vinh, Tỉnh Nghệ An
16702|Phường Hà Huy Tập, Thành phố Vinh, Tỉnh Nghệ An
16702|Phường Nghi Phú, Thành phố Vinh, Tỉnh Nghệ An
16702|Phường Nghi Đức, Thành phố Vinh, Tỉnh Nghệ An
16702|Xã Nghi Ân, Thành phố Vinh, Tỉnh Nghệ An
16708|Phường Hưng Lộc, Thành phố Vinh, Tỉnh Nghệ An
16708|Xã Hưng Lộc, Thành phố Vinh, Tỉnh Nghệ An
16708|Xã Nghi Phong, Thành phố Vinh, Tỉnh Nghệ An
16708|Xã Nghi Thái, Thành phố Vinh, Tỉnh Nghệ An
16708|Xã Nghi Xuân, Thành phố Vinh, Tỉnh Nghệ An
16708|Xã Phúc Thọ, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Nghi Hòa, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Nghi Hương, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Nghi Hải, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Nghi Thu, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Nghi Thuỷ, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Nghi Tân, Thành phố Vinh, Tỉnh Nghệ An
16732|Phường Thu Thuỷ, Thành phố Vinh, Tỉnh Nghệ An
16738|Thị trấn Kim Sơn, Huyện Quế Phong, Tỉnh Nghệ An
16738|Xã Châu Kim, Huyện Quế Phong, Tỉnh Nghệ An
16738|Xã Mường Nọc, Huyện Quế Phong, Tỉnh Nghệ An
16738|Xã Nậm Giải, Huyện Quế Phong, Tỉnh Nghệ An
16744|Xã Thông Thụ, Huyện Quế Phong, Tỉnh Nghệ An
16744|Xã Đồng Văn, Huyện Quế Phong, Tỉnh Nghệ An
16750|Xã Hạnh Dịch, Huyện Quế Phong, Tỉnh Nghệ An
16750|Xã Tiền Phong, Huyện Quế Phong, Tỉnh Nghệ An
16756|Xã Nậm Nhoóng, Huyện Quế Phong, Tỉnh Nghệ An
16756|Xã Tri Lễ, Huyện Quế Phong, Tỉnh Nghệ An
16774|Xã Châu Thôn, Huyện Quế Phong, Tỉnh Nghệ An
16774|Xã Căm Muộn, Huyện Quế Phong, Tỉnh Nghệ An
16774|Xã Quang Phong, Huyện Quế Phong, Tỉnh Nghệ An
16777|Thị trấn Tân Lạc, Huyện Quỳ Châu, Tỉnh Nghệ An
16777|Xã Châu Hạnh, Huyện Quỳ Châu, Tỉnh Nghệ An
16777|Xã Châu Hội, Huyện Quỳ Châu, Tỉnh Nghệ An
16777|Xã Châu Nga, Huyện Quỳ Châu, Tỉnh Nghệ An
16792|Xã Châu Bính, Huyện Quỳ Châu, Tỉnh Nghệ An
16792|Xã Châu Thuận, Huyện Quỳ Châu, Tỉnh Nghệ An
16792|Xã Châu Thắng, Huyện Quỳ Châu, Tỉnh Nghệ An
16792|Xã Châu Tiến, Huyện Quỳ Châu, Tỉnh Nghệ An
16801|Xã Châu Hoàn, Huyện Quỳ Châu, Tỉnh Nghệ An
16801|Xã Châu Phong, Huyện Quỳ Châu, Tỉnh Nghệ An
16801|Xã Diên Lãm, Huyện Quỳ Châu, Tỉnh Nghệ An
16804|Xã Châu Bình, Huyện Quỳ Châu, Tỉnh Nghệ An
16813|Thị trấn Mường Xén, Huyện Kỳ Sơn, Tỉnh Nghệ An
16813|Xã Tà Cạ, Huyện Kỳ Sơn, Tỉnh Nghệ An
16813|Xã Tây Sơn, Huyện Kỳ Sơn, Tỉnh Nghệ An
16816|Xã Mỹ Lý, Huyện Kỳ Sơn, Tỉnh Nghệ An
16819|Xã Bắc Lý, Huyện Kỳ Sơn, Tỉnh Nghệ An
16822|Xã Keng Đu, Huyện Kỳ Sơn, Tỉnh Nghệ An
16828|Xã Huồi Tụ, Huyện Kỳ Sơn, Tỉnh Nghệ An
16831|Xã Mường Lống, Huyện Kỳ Sơn, Tỉnh Nghệ An
16834|Xã Na Loi, Huyện Kỳ Sơn, Tỉnh Nghệ An
16834|Xã Đoọc Mạy, Huyện Kỳ Sơn, Tỉnh Nghệ An
16837|Xã Nậm Cắn, Huyện Kỳ Sơn, Tỉnh Nghệ An
16837|Xã Phà Đánh, Huyện Kỳ Sơn, Tỉnh Nghệ An
16849|Xã Bảo Nam, Huyện Kỳ Sơn, Tỉnh Nghệ An
16849|Xã Hữu Kiệm, Huyện Kỳ Sơn, Tỉnh Nghệ An
16849|Xã Hữu Lập, Huyện Kỳ Sơn, Tỉnh Nghệ An
16855|Xã Bảo Thắng, Huyện Kỳ Sơn, Tỉnh Nghệ An
16855|Xã Chiêu Lưu, Huyện Kỳ Sơn, Tỉnh Nghệ An
16858|Xã Mường Típ, Huyện Kỳ Sơn, Tỉnh Nghệ An
16858|Xã Mường Ải, Huyện Kỳ Sơn, Tỉnh Nghệ An
16870|Xã Na Ngoi, Huyện Kỳ Sơn, Tỉnh Nghệ An
16870|Xã Nậm Càn, Huyện Kỳ Sơn, Tỉnh Nghệ An
16876|Thị trấn Thạch Giám, Huyện Tương Dương, Tỉnh Nghệ An
16876|Xã Lưu Kiền, Huyện Tương Dương, Tỉnh Nghệ An
16876|Xã Xá Lượng, Huyện Tương Dương, Tỉnh Nghệ An
16882|Xã Mai Sơn, Huyện Tương Dương, Tỉnh Nghệ An
16882|Xã Nhôn Mai, Huyện Tương Dương, Tỉnh Nghệ An
16885|Xã Hữu Khuông, Huyện Tương Dương, Tỉnh Nghệ An
16903|Xã Nga My, Huyện Tương Dương, Tỉnh Nghệ An
16903|Xã Xiêng My, Huyện Tương Dương, Tỉnh Nghệ An
16906|Xã Lưỡng Minh, Huyện Tương Dương, Tỉnh Nghệ An
16909|Xã Yên Hòa, Huyện Tương Dương, Tỉnh Nghệ An
16909|Xã Yên Thắng, Huyện Tương Dương, Tỉnh Nghệ An
16912|Xã Yên Na, Huyện Tương Dương, Tỉnh Nghệ An
16912|Xã Yên Tĩnh, Huyện Tương Dương, Tỉnh Nghệ An
16933|Xã Tam Quang, Huyện Tương Dương, Tỉnh Nghệ An
16933|Xã Tam Đình, Huyện Tương Dương, Tỉnh Nghệ An
16936|Xã Tam Hợp, Huyện Tương Dương, Tỉnh Nghệ An
16936|Xã Tam Thái, Huyện Tương Dương, Tỉnh Nghệ An
16939|Phường Hoà Hiếu, Thị xã Thái Hoà, Tỉnh Nghệ An
16939|Phường Long Sơn, Thị xã Thái Hoà, Tỉnh Nghệ An
16939|Phường Quang Phong, Thị xã Thái Hoà, Tỉnh Nghệ An
16941|Thị trấn Nghĩa Đàn, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16941|Xã Nghĩa Bình, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16941|Xã Nghĩa Trung, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16951|Xã Nghĩa Lâm, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16951|Xã Nghĩa Lạc, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16951|Xã Nghĩa Sơn, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16951|Xã Nghĩa Yên, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16969|Xã Nghĩa Hội, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16969|Xã Nghĩa Lợi, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16969|Xã Nghĩa Phú, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16969|Xã Nghĩa Thọ, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16972|Xã Nghĩa Hưng, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16972|Xã Nghĩa Thành, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16975|Xã Nghĩa Hồng, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16975|Xã Nghĩa Mai, Huyện Nghĩa Đàn, Tỉnh Nghệ An
16975|Xã Nghĩa Minh, Huyện Nghĩa Đàn, Tỉnh Nghệ An
17011|Phường Quang Tiến, Thị xã Thái Hoà, Tỉnh Nghệ An
17011|Xã Nghĩa Tiến, Thị xã Thái Hoà, Tỉnh Nghệ An
17011|Xã Tây Hiếu, Thị xã Thái Hoà, Tỉnh Nghệ An
17017|Xã Nghĩa Mỹ, Thị xã Thái Hoà, Tỉnh Nghệ An
17017|Xã Nghĩa Thuận, Thị xã Thái Hoà, Tỉnh Nghệ An
17017|Xã Đông Hiếu, Thị xã Thái Hoà, Tỉnh Nghệ An
17029|Xã Nghĩa Long, Huyện Nghĩa Đàn, Tỉnh Nghệ An
17029|Xã Nghĩa Lộc, Huyện Nghĩa Đàn, Tỉnh Nghệ An
17032|Xã Nghĩa An, Huyện Nghĩa Đàn, Tỉnh Nghệ An
17032|Xã Nghĩa Khánh, Huyện Nghĩa Đàn, Tỉnh Nghệ An
17032|Xã Nghĩa Đức, Huyện Nghĩa Đàn, Tỉnh Nghệ An
17035|Thị trấn Quỳ Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17035|Xã Châu Quang, Huyện Quỳ Hợp, Tỉnh Nghệ An
17035|Xã Châu Đình, Huyện Quỳ Hợp, Tỉnh Nghệ An
17035|Xã Thọ Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17044|Xã Châu Hồng, Huyện Quỳ Hợp, Tỉnh Nghệ An
17044|Xã Châu Thành, Huyện Quỳ Hợp, Tỉnh Nghệ An
17044|Xã Châu Tiến, Huyện Quỳ Hợp, Tỉnh Nghệ An
17056|Xã Châu Lộc, Huyện Quỳ Hợp, Tỉnh Nghệ An
17056|Xã Liên Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17059|Xã Nghĩa Xuân, Huyện Quỳ Hợp, Tỉnh Nghệ An
17059|Xã Tam Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17059|Xã Yên Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17059|Xã Đồng Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17071|Xã Hạ Sơn, Huyện Quỳ Hợp, Tỉnh Nghệ An
17071|Xã Minh Hợp, Huyện Quỳ Hợp, Tỉnh Nghệ An
17071|Xã Văn Lợi, Huyện Quỳ Hợp, Tỉnh Nghệ An
17077|Xã Châu Cường, Huyện Quỳ Hợp, Tỉnh Nghệ An
17077|Xã Châu Thái, Huyện Quỳ Hợp, Tỉnh Nghệ An
17089|Xã Bắc Sơn, Huyện Quỳ Hợp, Tỉnh Nghệ An
17089|Xã Châu Lý, Huyện Quỳ Hợp, Tỉnh Nghệ An
17089|Xã Nam Sơn, Huyện Quỳ Hợp, Tỉnh Nghệ An
17110|Phường Quỳnh Thiện, Thị xã Hoàng Mai, Tỉnh Nghệ An
17110|Xã Quỳnh Trang, Thị xã Hoàng Mai, Tỉnh Nghệ An
17110|Xã Quỳnh Vinh, Thị xã Hoàng Mai, Tỉnh Nghệ An
17125|Phường Mai Hùng, Thị xã Hoàng Mai, Tỉnh Nghệ An
17125|Phường Quỳnh Phương, Thị xã Hoàng Mai, Tỉnh Nghệ An
17125|Phường Quỳnh Xuân, Thị xã Hoàng Mai, Tỉnh Nghệ An
17125|Xã Quỳnh Liên, Thị xã Hoàng Mai, Tỉnh Nghệ An
17128|Phường Quỳnh Dị, Thị xã Hoàng Mai, Tỉnh Nghệ An
17128|Xã Quỳnh Lập, Thị xã Hoàng Mai, Tỉnh Nghệ An
17128|Xã Quỳnh Lộc, Thị xã Hoàng Mai, Tỉnh Nghệ An
17143|Xã Quỳnh Thạch, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17143|Xã Quỳnh Tân, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17143|Xã Quỳnh Văn, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17149|Xã Quỳnh Châu, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17149|Xã Quỳnh Tam, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17149|Xã Tân Sơn, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17170|Xã Ngọc Sơn, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17170|Xã Quỳnh Lâm, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17170|Xã Quỳnh Sơn, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Minh Lương, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Quỳnh Bảng, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Quỳnh Lương, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Quỳnh Minh, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Quỳnh Thanh, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Quỳnh Yên, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17176|Xã Quỳnh Đôi, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17179|Thị trấn Cầu Giát, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17179|Xã Bình Sơn, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17179|Xã Quỳnh Diễn, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17179|Xã Quỳnh Giang, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17179|Xã Quỳnh Hậu, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17212|Xã An Hòa, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17212|Xã Phú Nghĩa, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17212|Xã Thuận Long, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17212|Xã Văn Hải, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17224|Xã Quỳnh Thắng, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17224|Xã Tân Thắng, Huyện Quỳnh Lưu, Tỉnh Nghệ An
17230|Xã Bình Chuẩn, Huyện Con Cuông, Tỉnh Nghệ An
17239|Xã Mậu Đức, Huyện Con Cuông, Tỉnh Nghệ An
17239|Xã Thạch Ngàn, Huyện Con Cuông, Tỉnh Nghệ An
17242|Xã Cam Lâm, Huyện Con Cuông, Tỉnh Nghệ An
17242|Xã Đôn Phục, Huyện Con Cuông, Tỉnh Nghệ An
17248|Xã Châu Khê, Huyện Con Cuông, Tỉnh Nghệ An
17248|Xã Lạng Khê, Huyện Con Cuông, Tỉnh Nghệ An
17254|Thị trấn Trà Lân, Huyện Con Cuông, Tỉnh Nghệ An
17254|Xã Chi Khê, Huyện Con Cuông, Tỉnh Nghệ An
17254|Xã Yên Khê, Huyện Con Cuông, Tỉnh Nghệ An
17263|Xã Lục Dạ, Huyện Con Cuông, Tỉnh Nghệ An
17263|Xã Môn Sơn, Huyện Con Cuông, Tỉnh Nghệ An
17266|Thị trấn Tân Kỳ, Huyện Tân Kỳ, Tỉnh Nghệ An
17266|Xã Kỳ Sơn, Huyện Tân Kỳ, Tỉnh Nghệ An
17266|Xã Kỳ Tân, Huyện Tân Kỳ, Tỉnh Nghệ An
17266|Xã Nghĩa Dũng, Huyện Tân Kỳ, Tỉnh Nghệ An
17272|Xã Hoàn Long, Huyện Tân Kỳ, Tỉnh Nghệ An
17272|Xã Nghĩa Thái, Huyện Tân Kỳ, Tỉnh Nghệ An
17272|Xã Tân Phú, Huyện Tân Kỳ, Tỉnh Nghệ An
17272|Xã Tân Xuân, Huyện Tân Kỳ, Tỉnh Nghệ An
17278|Xã Giai Xuân, Huyện Tân Kỳ, Tỉnh Nghệ An
17278|Xã Tân Hợp, Huyện Tân Kỳ, Tỉnh Nghệ An
17284|Xã Bình Hợp, Huyện Tân Kỳ, Tỉnh Nghệ An
17284|Xã Nghĩa Bình, Huyện Tân Kỳ, Tỉnh Nghệ An
17284|Xã Nghĩa Hợp, Huyện Tân Kỳ, Tỉnh Nghệ An
17284|Xã Nghĩa Đồng, Huyện Tân Kỳ, Tỉnh Nghệ An
17287|Xã Tiên Kỳ, Huyện Tân Kỳ, Tỉnh Nghệ An
17287|Xã Đồng Văn, Huyện Tân Kỳ, Tỉnh Nghệ An
17305|Xã Hương Sơn, Huyện Tân Kỳ, Tỉnh Nghệ An
17305|Xã Nghĩa Phúc, Huyện Tân Kỳ, Tỉnh Nghệ An
17305|Xã Tân An, Huyện Tân Kỳ, Tỉnh Nghệ An
17326|Xã Nghĩa Hành, Huyện Tân Kỳ, Tỉnh Nghệ An
17326|Xã Phú Sơn, Huyện Tân Kỳ, Tỉnh Nghệ An
17326|Xã Tân Hương, Huyện Tân Kỳ, Tỉnh Nghệ An
17329|Thị trấn Kim Nhan, Huyện Anh Sơn, Tỉnh Nghệ An
17329|Xã Phúc Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17329|Xã Đức Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17335|Xã Bình Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17335|Xã Thành Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17335|Xã Thọ Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17344|Xã Cẩm Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17344|Xã Hùng Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17344|Xã Tam Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17344|Xã Tam Đỉnh, Huyện Anh Sơn, Tỉnh Nghệ An
17344|Xã Đỉnh Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17357|Xã Hoa Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17357|Xã Hội Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17357|Xã Tường Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17365|Xã Lạng Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17365|Xã Tào Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17365|Xã Vĩnh Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17380|Xã Cao Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17380|Xã Khai Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17380|Xã Long Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17380|Xã Lĩnh Sơn, Huyện Anh Sơn, Tỉnh Nghệ An
17395|Xã Diễn Lâm, Huyện Diễn Châu, Tỉnh Nghệ An
17395|Xã Diễn Trường, Huyện Diễn Châu, Tỉnh Nghệ An
17395|Xã Diễn Yên, Huyện Diễn Châu, Tỉnh Nghệ An
17395|Xã Diễn Đoài, Huyện Diễn Châu, Tỉnh Nghệ An
17416|Xã Diễn Hồng, Huyện Diễn Châu, Tỉnh Nghệ An
17416|Xã Diễn Kỷ, Huyện Diễn Châu, Tỉnh Nghệ An
17416|Xã Diễn Phong, Huyện Diễn Châu, Tỉnh Nghệ An
17416|Xã Diễn Vạn, Huyện Diễn Châu, Tỉnh Nghệ An
17419|Xã Diễn Hoàng, Huyện Diễn Châu, Tỉnh Nghệ An
17419|Xã Diễn Kim, Huyện Diễn Châu, Tỉnh Nghệ An
17419|Xã Diễn Mỹ, Huyện Diễn Châu, Tỉnh Nghệ An
17419|Xã Hùng Hải, Huyện Diễn Châu, Tỉnh Nghệ An
17443|Xã Diễn Liên, Huyện Diễn Châu, Tỉnh Nghệ An
17443|Xã Diễn Thái, Huyện Diễn Châu, Tỉnh Nghệ An
17443|Xã Diễn Đồng, Huyện Diễn Châu, Tỉnh Nghệ An
17443|Xã Xuân Tháp, Huyện Diễn Châu, Tỉnh Nghệ An
17464|Thị trấn Diễn Thành, Huyện Diễn Châu, Tỉnh Nghệ An
17464|Xã Diễn Bích, Huyện Diễn Châu, Tỉnh Nghệ An
17464|Xã Diễn Hoa, Huyện Diễn Châu, Tỉnh Nghệ An
17464|Xã Diễn Ngọc, Huyện Diễn Châu, Tỉnh Nghệ An
17464|Xã Diễn Phúc, Huyện Diễn Châu, Tỉnh Nghệ An
17464|Xã Ngọc Bích, Huyện Diễn Châu, Tỉnh Nghệ An
17476|Xã Diễn Cát, Huyện Diễn Châu, Tỉnh Nghệ An
17476|Xã Diễn Nguyên, Huyện Diễn Châu, Tỉnh Nghệ An
17476|Xã Hạnh Quảng, Huyện Diễn Châu, Tỉnh Nghệ An
17476|Xã Minh Châu, Huyện Diễn Châu, Tỉnh Nghệ An
17479|Xã Diễn An, Huyện Diễn Châu, Tỉnh Nghệ An
17479|Xã Diễn Thịnh, Huyện Diễn Châu, Tỉnh Nghệ An
17479|Xã Diễn Trung, Huyện Diễn Châu, Tỉnh Nghệ An
17479|Xã Diễn Tân, Huyện Diễn Châu, Tỉnh Nghệ An
17488|Xã Diễn Lộc, Huyện Diễn Châu, Tỉnh Nghệ An
17488|Xã Diễn Lợi, Huyện Diễn Châu, Tỉnh Nghệ An
17488|Xã Diễn Phú, Huyện Diễn Châu, Tỉnh Nghệ An
17488|Xã Diễn Thọ, Huyện Diễn Châu, Tỉnh Nghệ An
17506|Thị trấn Hoa Thành, Huyện Yên Thành, Tỉnh Nghệ An
17506|Xã Tăng Thành, Huyện Yên Thành, Tỉnh Nghệ An
17506|Xã Văn Thành, Huyện Yên Thành, Tỉnh Nghệ An
17506|Xã Đông Thành, Huyện Yên Thành, Tỉnh Nghệ An
17515|Xã Mã Thành, Huyện Yên Thành, Tỉnh Nghệ An
17515|Xã Tiến Thành, Huyện Yên Thành, Tỉnh Nghệ An
17515|Xã Tân Thành, Huyện Yên Thành, Tỉnh Nghệ An
17515|Xã Đức Thành, Huyện Yên Thành, Tỉnh Nghệ An
17521|Xã Kim Thành, Huyện Yên Thành, Tỉnh Nghệ An
17521|Xã Quang Thành, Huyện Yên Thành, Tỉnh Nghệ An
17521|Xã Đồng Thành, Huyện Yên Thành, Tỉnh Nghệ An
17524|Xã Hùng Thành, Huyện Yên Thành, Tỉnh Nghệ An
17524|Xã Hậu Thành, Huyện Yên Thành, Tỉnh Nghệ An
17524|Xã Lăng Thành, Huyện Yên Thành, Tỉnh Nghệ An
17524|Xã Phúc Thành, Huyện Yên Thành, Tỉnh Nghệ An
17530|Xã Phú Thành, Huyện Yên Thành, Tỉnh Nghệ An
17530|Xã Thọ Thành, Huyện Yên Thành, Tỉnh Nghệ An
17530|Xã Đô Thành, Huyện Yên Thành, Tỉnh Nghệ An
17560|Xã Minh Thành, Huyện Yên Thành, Tỉnh Nghệ An
17560|Xã Thịnh Thành, Huyện Yên Thành, Tỉnh Nghệ An
17560|Xã Tây Thành, Huyện Yên Thành, Tỉnh Nghệ An
17569|Xã Bắc Thành, Huyện Yên Thành, Tỉnh Nghệ An
17569|Xã Nam Thành, Huyện Yên Thành, Tỉnh Nghệ An
17569|Xã Trung Thành, Huyện Yên Thành, Tỉnh Nghệ An
17569|Xã Xuân Thành, Huyện Yên Thành, Tỉnh Nghệ An
17605|Xã Bảo Thành, Huyện Yên Thành, Tỉnh Nghệ An
17605|Xã Long Thành, Huyện Yên Thành, Tỉnh Nghệ An
17605|Xã Sơn Thành, Huyện Yên Thành, Tỉnh Nghệ An
17605|Xã Viên Thành, Huyện Yên Thành, Tỉnh Nghệ An
17605|Xã Vĩnh Thành, Huyện Yên Thành, Tỉnh Nghệ An
17611|Xã Liên Thành, Huyện Yên Thành, Tỉnh Nghệ An
17611|Xã Mỹ Thành, Huyện Yên Thành, Tỉnh Nghệ An
17611|Xã Vân Tụ, Huyện Yên Thành, Tỉnh Nghệ An
17623|Xã Bạch Ngọc, Huyện Đô Lương, Tỉnh Nghệ An
17623|Xã Bồi Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17623|Xã Giang Sơn Tây, Huyện Đô Lương, Tỉnh Nghệ An
17623|Xã Giang Sơn Đông, Huyện Đô Lương, Tỉnh Nghệ An
17641|Xã Bài Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17641|Xã Hồng Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17641|Xã Tràng Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17641|Xã Đông Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Thị trấn Đô Lương, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Bắc Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Lưu Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Nam Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Thịnh Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Văn Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Yên Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Đà Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17662|Xã Đặng Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17677|Xã Hòa Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17677|Xã Quang Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17677|Xã Thái Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17677|Xã Thượng Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17677|Xã Tân Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17689|Xã Lạc Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17689|Xã Minh Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17689|Xã Nhân Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17689|Xã Thuận Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17689|Xã Trung Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17689|Xã Xuân Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17707|Xã Hiến Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17707|Xã Mỹ Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17707|Xã Trù Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17707|Xã Đại Sơn, Huyện Đô Lương, Tỉnh Nghệ An
17713|Thị trấn Dùng, Huyện Thanh Chương, Tỉnh Nghệ An
17713|Xã Thanh Ngọc, Huyện Thanh Chương, Tỉnh Nghệ An
17713|Xã Thanh Phong, Huyện Thanh Chương, Tỉnh Nghệ An
17713|Xã Đại Đồng, Huyện Thanh Chương, Tỉnh Nghệ An
17713|Xã Đồng Văn, Huyện Thanh Chương, Tỉnh Nghệ An
17722|Xã Hạnh Lâm, Huyện Thanh Chương, Tỉnh Nghệ An
17722|Xã Thanh Đức, Huyện Thanh Chương, Tỉnh Nghệ An
17728|Xã Cát Văn, Huyện Thanh Chương, Tỉnh Nghệ An
17728|Xã Minh Sơn, Huyện Thanh Chương, Tỉnh Nghệ An
17728|Xã Phong Thịnh, Huyện Thanh Chương, Tỉnh Nghệ An
17728|Xã Thanh Hòa, Huyện Thanh Chương, Tỉnh Nghệ An
17728|Xã Thanh Nho, Huyện Thanh Chương, Tỉnh Nghệ An
17743|Xã Thanh Liên, Huyện Thanh Chương, Tỉnh Nghệ An
17743|Xã Thanh Mỹ, Huyện Thanh Chương, Tỉnh Nghệ An
17743|Xã Thanh Tiên, Huyện Thanh Chương, Tỉnh Nghệ An
17759|Xã Ngọc Lâm, Huyện Thanh Chương, Tỉnh Nghệ An
17759|Xã Thanh Sơn, Huyện Thanh Chương, Tỉnh Nghệ An
17770|Xã Thanh An, Huyện Thanh Chương, Tỉnh Nghệ An
17770|Xã Thanh Chi, Huyện Thanh Chương, Tỉnh Nghệ An
17770|Xã Thanh Hương, Huyện Thanh Chương, Tỉnh Nghệ An
17770|Xã Thanh Khê, Huyện Thanh Chương, Tỉnh Nghệ An
17770|Xã Thanh Quả, Huyện Thanh Chương, Tỉnh Nghệ An
17770|Xã Thanh Thịnh, Huyện Thanh Chương, Tỉnh Nghệ An
17779|Xã Minh Tiến, Huyện Thanh Chương, Tỉnh Nghệ An
17779|Xã Ngọc Sơn, Huyện Thanh Chương, Tỉnh Nghệ An
17779|Xã Xuân Dương, Huyện Thanh Chương, Tỉnh Nghệ An
17791|Xã Kim Bảng, Huyện Thanh Chương, Tỉnh Nghệ An
17791|Xã Thanh Hà, Huyện Thanh Chương, Tỉnh Nghệ An
17791|Xã Thanh Long, Huyện Thanh Chương, Tỉnh Nghệ An
17791|Xã Thanh Thủy, Huyện Thanh Chương, Tỉnh Nghệ An
17791|Xã Võ Liệt, Huyện Thanh Chương, Tỉnh Nghệ An
17818|Xã Mai Giang, Huyện Thanh Chương, Tỉnh Nghệ An
17818|Xã Thanh Giang, Huyện Thanh Chương, Tỉnh Nghệ An
17818|Xã Thanh Lâm, Huyện Thanh Chương, Tỉnh Nghệ An
17818|Xã Thanh Mai, Huyện Thanh Chương, Tỉnh Nghệ An
17818|Xã Thanh Tùng, Huyện Thanh Chương, Tỉnh Nghệ An
17818|Xã Thanh Xuân, Huyện Thanh Chương, Tỉnh Nghệ An
17827|Thị trấn Quán Hành, Huyện Nghi Lộc, Tỉnh Nghệ An
17827|Xã Diên Hoa, Huyện Nghi Lộc, Tỉnh Nghệ An
17827|Xã Nghi Diên, Huyện Nghi Lộc, Tỉnh Nghệ An
17827|Xã Nghi Hoa, Huyện Nghi Lộc, Tỉnh Nghệ An
17827|Xã Nghi Trung, Huyện Nghi Lộc, Tỉnh Nghệ An
17827|Xã Nghi Vạn, Huyện Nghi Lộc, Tỉnh Nghệ An
17833|Xã Nghi Thiết, Huyện Nghi Lộc, Tỉnh Nghệ An
17833|Xã Nghi Tiến, Huyện Nghi Lộc, Tỉnh Nghệ An
17833|Xã Nghi Yên, Huyện Nghi Lộc, Tỉnh Nghệ An
17842|Xã Nghi Hưng, Huyện Nghi Lộc, Tỉnh Nghệ An
17842|Xã Nghi Phương, Huyện Nghi Lộc, Tỉnh Nghệ An
17842|Xã Nghi Đồng, Huyện Nghi Lộc, Tỉnh Nghệ An
17854|Xã Nghi Kiều, Huyện Nghi Lộc, Tỉnh Nghệ An
17854|Xã Nghi Văn, Huyện Nghi Lộc, Tỉnh Nghệ An
17857|Xã Nghi Công Bắc, Huyện Nghi Lộc, Tỉnh Nghệ An
17857|Xã Nghi Công Nam, Huyện Nghi Lộc, Tỉnh Nghệ An
17857|Xã Nghi Lâm, Huyện Nghi Lộc, Tỉnh Nghệ An
17857|Xã Nghi Mỹ, Huyện Nghi Lộc, Tỉnh Nghệ An
17866|Xã Nghi Long, Huyện Nghi Lộc, Tỉnh Nghệ An
17866|Xã Nghi Quang, Huyện Nghi Lộc, Tỉnh Nghệ An
17866|Xã Nghi Thuận, Huyện Nghi Lộc, Tỉnh Nghệ An
17866|Xã Nghi Xá, Huyện Nghi Lộc, Tỉnh Nghệ An
17878|Xã Khánh Hợp, Huyện Nghi Lộc, Tỉnh Nghệ An
17878|Xã Nghi Thạch, Huyện Nghi Lộc, Tỉnh Nghệ An
17878|Xã Thịnh Trường, Huyện Nghi Lộc, Tỉnh Nghệ An
17920|Phường Hưng Đông, Thành phố Vinh, Tỉnh Nghệ An
17920|Phường Quán Bàu, Thành phố Vinh, Tỉnh Nghệ An
17920|Xã Nghi Kim, Thành phố Vinh, Tỉnh Nghệ An
17920|Xã Nghi Liên, Thành phố Vinh, Tỉnh Nghệ An
17935|Xã Nam Hưng, Huyện Nam Đàn, Tỉnh Nghệ An
17935|Xã Nam Nghĩa, Huyện Nam Đàn, Tỉnh Nghệ An
17935|Xã Nam Thanh, Huyện Nam Đàn, Tỉnh Nghệ An
17935|Xã Nam Thái, Huyện Nam Đàn, Tỉnh Nghệ An
17935|Xã Nghĩa Thái, Huyện Nam Đàn, Tỉnh Nghệ An
17944|Xã Nam Anh, Huyện Nam Đàn, Tỉnh Nghệ An
17944|Xã Nam Lĩnh, Huyện Nam Đàn, Tỉnh Nghệ An
17944|Xã Nam Xuân, Huyện Nam Đàn, Tỉnh Nghệ An
17950|Thị trấn Nam Đàn, Huyện Nam Đàn, Tỉnh Nghệ An
17950|Xã Thượng Tân Lộc, Huyện Nam Đàn, Tỉnh Nghệ An
17950|Xã Xuân Hòa, Huyện Nam Đàn, Tỉnh Nghệ An
17971|Xã Hùng Tiến, Huyện Nam Đàn, Tỉnh Nghệ An
17971|Xã Kim Liên, Huyện Nam Đàn, Tỉnh Nghệ An
17971|Xã Nam Cát, Huyện Nam Đàn, Tỉnh Nghệ An
17971|Xã Nam Giang, Huyện Nam Đàn, Tỉnh Nghệ An
17971|Xã Xuân Hồng, Huyện Nam Đàn, Tỉnh Nghệ An
17989|Xã Khánh Sơn, Huyện Nam Đàn, Tỉnh Nghệ An
17989|Xã Nam Kim, Huyện Nam Đàn, Tỉnh Nghệ An
17989|Xã Trung Phúc Cường, Huyện Nam Đàn, Tỉnh Nghệ An
18001|Thị trấn Hưng Nguyên, Huyện Hưng Nguyên, Tỉnh Nghệ An
18001|Xã Hưng Mỹ, Huyện Hưng Nguyên, Tỉnh Nghệ An
18001|Xã Hưng Thịnh, Huyện Hưng Nguyên, Tỉnh Nghệ An
18001|Xã Hưng Tây, Huyện Hưng Nguyên, Tỉnh Nghệ An
18001|Xã Hưng Đạo, Huyện Hưng Nguyên, Tỉnh Nghệ An
18001|Xã Thịnh Mỹ, Huyện Hưng Nguyên, Tỉnh Nghệ An
18007|Xã Hưng Trung, Huyện Hưng Nguyên, Tỉnh Nghệ An
18007|Xã Hưng Yên Bắc, Huyện Hưng Nguyên, Tỉnh Nghệ An
18007|Xã Hưng Yên, Huyện Hưng Nguyên, Tỉnh Nghệ An
18028|Xã Hưng Lĩnh, Huyện Hưng Nguyên, Tỉnh Nghệ An
18028|Xã Hưng Thông, Huyện Hưng Nguyên, Tỉnh Nghệ An
18028|Xã Hưng Tân, Huyện Hưng Nguyên, Tỉnh Nghệ An
18028|Xã Long Xá, Huyện Hưng Nguyên, Tỉnh Nghệ An
18028|Xã Thông Tân, Huyện Hưng Nguyên, Tỉnh Nghệ An
18028|Xã Xuân Lam, Huyện Hưng Nguyên, Tỉnh Nghệ An
18040|Xã Châu Nhân, Huyện Hưng Nguyên, Tỉnh Nghệ An
18040|Xã Hưng Lợi, Huyện Hưng Nguyên, Tỉnh Nghệ An
18040|Xã Hưng Nghĩa, Huyện Hưng Nguyên, Tỉnh Nghệ An
18040|Xã Hưng Phúc, Huyện Hưng Nguyên, Tỉnh Nghệ An
18040|Xã Hưng Thành, Huyện Hưng Nguyên, Tỉnh Nghệ An
18040|Xã Phúc Lợi, Huyện Hưng Nguyên, Tỉnh Nghệ An
18073|Phường Bắc Hà, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Hà Huy Tập, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Nam Hà, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Nguyễn Du, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Thạch Hưng, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Thạch Linh, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Thạch Quý, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Trần Phú, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Tân Giang, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Văn Yên, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Phường Đại Nài, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18073|Xã Thạch Hưng, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18100|Phường Thạch Hạ, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18100|Phường Thạch Trung, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18100|Phường Đồng Môn, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18100|Xã Hộ Độ, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18115|Phường Bắc Hồng, Thị xã Hồng Lĩnh, Tỉnh Hà Tĩnh
18115|Phường Trung Lương, Thị xã Hồng Lĩnh, Tỉnh Hà Tĩnh
18115|Phường Đức Thuận, Thị xã Hồng Lĩnh, Tỉnh Hà Tĩnh
18115|Xã Xuân Lam, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18118|Phường Nam Hồng, Thị xã Hồng Lĩnh, Tỉnh Hà Tĩnh
18118|Phường Đậu Liêu, Thị xã Hồng Lĩnh, Tỉnh Hà Tĩnh
18118|Xã Thuận Lộc, Thị xã Hồng Lĩnh, Tỉnh Hà Tĩnh
18133|Thị trấn Phố Châu, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18133|Xã Sơn Bằng, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18133|Xã Sơn Ninh, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18133|Xã Sơn Phú, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18133|Xã Sơn Trung, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18160|Xã Sơn Hồng, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18160|Xã Sơn Lĩnh, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18163|Xã An Hòa Thịnh, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18163|Xã Sơn Lễ, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18163|Xã Sơn Tiến, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18172|Thị trấn Tây Sơn, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18172|Xã Sơn Tây, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18184|Xã Quang Diệm, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18184|Xã Sơn Giang, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18184|Xã Sơn Lâm, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18196|Xã Sơn Kim 1, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18199|Xã Sơn Kim 2, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Châu Bình, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Mỹ Long, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Sơn Bình, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Sơn Châu, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Sơn Long, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Sơn Trà, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18202|Xã Tân Mỹ Hà, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18223|Xã Hàm Trường, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18223|Xã Kim Hoa, Huyện Hương Sơn, Tỉnh Hà Tĩnh
18229|Thị trấn Đức Thọ, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18229|Xã Hòa Lạc, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18229|Xã Tân Dân, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18229|Xã Tùng Ảnh, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18244|Xã Liên Minh, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18244|Xã Trường Sơn, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18244|Xã Tùng Châu, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18262|Xã Bùi La Nhân, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18262|Xã Quang Vĩnh, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18262|Xã Yên Hồ, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18277|Xã An Dũng, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18277|Xã Lâm Trung Thủy, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18277|Xã Thanh Bình Thịnh, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18304|Xã Tân Hương, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18304|Xã Đức Lạng, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18304|Xã Đức Đồng, Huyện Đức Thọ, Tỉnh Hà Tĩnh
18313|Thị trấn Vũ Quang, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18313|Xã Hương Minh, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18313|Xã Quang Thọ, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18313|Xã Thọ Điền, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18322|Xã Ân Phú, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18322|Xã Đức Giang, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18322|Xã Đức Lĩnh, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18328|Xã Đức Bồng, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18328|Xã Đức Hương, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18328|Xã Đức Liên, Huyện Vũ Quang, Tỉnh Hà Tĩnh
18352|Thị trấn Xuân An, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18352|Xã Xuân Giang, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18352|Xã Xuân Hồng, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18352|Xã Xuân Lĩnh, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18352|Xã Xuân Viên, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18364|Xã Xuân Hải, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18364|Xã Xuân Hội, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18364|Xã Xuân Phổ, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18364|Xã Đan Trường, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18373|Thị trấn Tiên Điền, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18373|Xã Xuân Mỹ, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18373|Xã Xuân Thành, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18373|Xã Xuân Yên, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18394|Xã Cương Gián, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18394|Xã Cỗ Đạm, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18394|Xã Xuân Liên, Huyện Nghi Xuân, Tỉnh Hà Tĩnh
18406|Thị trấn Nghèn, Huyện Can Lộc, Tỉnh Hà Tĩnh
18406|Xã Thiên Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18406|Xã Vượng Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18409|Xã Hồng Lộc, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18409|Xã Tân Lộc, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18418|Xã Thuần Thiện, Huyện Can Lộc, Tỉnh Hà Tĩnh
18418|Xã Tùng Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18436|Xã Kim Song Trường, Huyện Can Lộc, Tỉnh Hà Tĩnh
18436|Xã Phú Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18436|Xã Thường Nga, Huyện Can Lộc, Tỉnh Hà Tĩnh
18466|Xã Gia Hanh, Huyện Can Lộc, Tỉnh Hà Tĩnh
18466|Xã Khánh Vĩnh Yên, Huyện Can Lộc, Tỉnh Hà Tĩnh
18466|Xã Thanh Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18481|Xã Quang Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18481|Xã Sơn Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18481|Xã Xuân Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18484|Thị trấn Đồng Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18484|Xã Mỹ Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18484|Xã Thượng Lộc, Huyện Can Lộc, Tỉnh Hà Tĩnh
18496|Thị trấn Hương Khê, Huyện Hương Khê, Tỉnh Hà Tĩnh
18496|Xã Hương Long, Huyện Hương Khê, Tỉnh Hà Tĩnh
18496|Xã Phú Gia, Huyện Hương Khê, Tỉnh Hà Tĩnh
18502|Xã Hà Linh, Huyện Hương Khê, Tỉnh Hà Tĩnh
18502|Xã Điền Mỹ, Huyện Hương Khê, Tỉnh Hà Tĩnh
18523|Xã Hòa Hải, Huyện Hương Khê, Tỉnh Hà Tĩnh
18523|Xã Hương Bình, Huyện Hương Khê, Tỉnh Hà Tĩnh
18523|Xã Phúc Đồng, Huyện Hương Khê, Tỉnh Hà Tĩnh
18532|Xã Gia Phố, Huyện Hương Khê, Tỉnh Hà Tĩnh
18532|Xã Hương Giang, Huyện Hương Khê, Tỉnh Hà Tĩnh
18532|Xã Hương Thủy, Huyện Hương Khê, Tỉnh Hà Tĩnh
18544|Xã Hương Lâm, Huyện Hương Khê, Tỉnh Hà Tĩnh
18544|Xã Hương Vĩnh, Huyện Hương Khê, Tỉnh Hà Tĩnh
18544|Xã Hương Xuân, Huyện Hương Khê, Tỉnh Hà Tĩnh
18547|Xã Hương Liên, Huyện Hương Khê, Tỉnh Hà Tĩnh
18547|Xã Hương Trạch, Huyện Hương Khê, Tỉnh Hà Tĩnh
18547|Xã Phúc Trạch, Huyện Hương Khê, Tỉnh Hà Tĩnh
18550|Xã Hương Trà, Huyện Hương Khê, Tỉnh Hà Tĩnh
18550|Xã Hương Đô, Huyện Hương Khê, Tỉnh Hà Tĩnh
18550|Xã Lộc Yên, Huyện Hương Khê, Tỉnh Hà Tĩnh
18562|Thị trấn Thạch Hà, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18562|Xã Thạch Long, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18562|Xã Thạch Sơn, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18568|Thị trấn Lộc Hà, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18568|Xã Bình An, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18568|Xã Thạch Kim, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18568|Xã Thịnh Lộc, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18583|Xã Mai Phụ, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18583|Xã Phù Lưu, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18583|Xã Thạch Châu, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18583|Xã Thạch Mỹ, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18586|Xã Thạch Kênh, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18586|Xã Thạch Liên, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18586|Xã Ích Hậu, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18601|Xã Thạch Ngọc, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18601|Xã Việt Tiến, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18604|Xã Thạch Hải, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18604|Xã Thạch Khê, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18604|Xã Đỉnh Bàn, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18619|Xã Thạch Hội, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18619|Xã Thạch Trị, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18619|Xã Thạch Văn, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18628|Xã Thạch Lạc, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18628|Xã Thạch Thắng, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18628|Xã Tượng Sơn, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18634|Xã Lưu Vĩnh Sơn, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18634|Xã Ngọc Sơn, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18652|Xã Thạch Đài, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18652|Xã Tân Lâm Hương, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18667|Xã Nam Điền, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18667|Xã Thạch Xuân, Huyện Thạch Hà, Tỉnh Hà Tĩnh
18673|Thị trấn Cẩm Xuyên, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18673|Xã Cẩm Quan, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18673|Xã Cẩm Quang, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18676|Thị trấn Thiên Cầm, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18676|Xã Cẩm Nhượng, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18676|Xã Nam Phúc Thăng, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18682|Xã Cẩm Dương, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18682|Xã Yên Hòa, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18685|Xã Cẩm Bình, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18685|Xã Cẩm Thành, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18685|Xã Cẩm Vịnh, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18685|Xã Thạch Bình, Thành phố Hà Tĩnh, Tỉnh Hà Tĩnh
18736|Xã Cẩm Hà, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18736|Xã Cẩm Hưng, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18736|Xã Cẩm Thịnh, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18739|Xã Cẩm Duệ, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18739|Xã Cẩm Mỹ, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18739|Xã Cẩm Thạch, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18742|Xã Cẩm Lĩnh, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18742|Xã Cẩm Lộc, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18742|Xã Cẩm Trung, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18748|Xã Cẩm Lạc, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18748|Xã Cẩm Minh, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18748|Xã Cẩm Sơn, Huyện Cẩm Xuyên, Tỉnh Hà Tĩnh
18754|Phường Hưng Trí, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18754|Phường Kỳ Trinh, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18754|Xã Kỳ Châu, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18766|Xã Kỳ Bắc, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18766|Xã Kỳ Phong, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18766|Xã Kỳ Xuân, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18775|Thị trấn Kỳ Đồng, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18775|Xã Kỳ Giang, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18775|Xã Kỳ Phú, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18775|Xã Kỳ Tiến, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18781|Phường Kỳ Ninh, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18781|Xã Kỳ Hà, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18781|Xã Kỳ Hải, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18787|Xã Kỳ Trung, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18787|Xã Kỳ Tây, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18787|Xã Kỳ Văn, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18790|Xã Kỳ Khang, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18790|Xã Kỳ Thư, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18790|Xã Kỳ Thọ, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18814|Xã Kỳ Hoa, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18814|Xã Kỳ Tân, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18823|Phường Kỳ Long, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18823|Phường Kỳ Thịnh, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18823|Xã Kỳ Lợi, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18832|Phường Kỳ Liên, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18832|Phường Kỳ Nam, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18832|Phường Kỳ Phương, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18832|Xã Kỳ Nam, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh
18838|Xã Kỳ Lạc, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18838|Xã Lâm Hợp, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18844|Xã Kỳ Sơn, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18844|Xã Kỳ Thượng, Huyện Kỳ Anh, Tỉnh Hà Tĩnh
18859|Phường Bắc Lý, Thành phố Đồng Hới, Tỉnh Quảng Bình
18859|Xã Lộc Ninh, Thành phố Đồng Hới, Tỉnh Quảng Bình
18859|Xã Quang Phú, Thành phố Đồng Hới, Tỉnh Quảng Bình
18871|Phường Bắc Nghĩa, Thành phố Đồng Hới, Tỉnh Quảng Bình
18871|Phường Đồng Sơn, Thành phố Đồng Hới, Tỉnh Quảng Bình
18871|Xã Nghĩa Ninh, Thành phố Đồng Hới, Tỉnh Quảng Bình
18871|Xã Thuận Đức, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Phường Hải Thành, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Phường Nam Lý, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Phường Phú Hải, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Phường Đồng Hải, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Phường Đồng Phú, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Phường Đức Ninh Đông, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Xã Bảo Ninh, Thành phố Đồng Hới, Tỉnh Quảng Bình
18880|Xã Đức Ninh, Thành phố Đồng Hới, Tỉnh Quảng Bình
18901|Thị trấn Quy Đạt, Huyện Minh Hóa, Tỉnh Quảng Bình
18901|Xã Hồng Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18901|Xã Xuân Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18901|Xã Yên Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18904|Xã Dân Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18904|Xã Trọng Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18919|Xã Tân Thành, Huyện Minh Hóa, Tỉnh Quảng Bình
18922|Xã Hóa Hợp, Huyện Minh Hóa, Tỉnh Quảng Bình
18922|Xã Hóa Sơn, Huyện Minh Hóa, Tỉnh Quảng Bình
18943|Xã Minh Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18943|Xã Thượng Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18943|Xã Trung Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18943|Xã Tân Hóa, Huyện Minh Hóa, Tỉnh Quảng Bình
18949|Thị trấn Đồng Lê, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18949|Xã Kim Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18949|Xã Lê Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18949|Xã Sơn Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18949|Xã Thuận Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18952|Xã Hương Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18952|Xã Thanh Thạch, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18958|Xã Lâm Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18958|Xã Thanh Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18985|Xã Thạch Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18985|Xã Đồng Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18985|Xã Đức Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18991|Xã Mai Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18991|Xã Ngư Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18991|Xã Phong Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18997|Xã Cao Quảng, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18997|Xã Châu Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18997|Xã Tiến Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
18997|Xã Văn Hóa, Huyện Tuyên Hóa, Tỉnh Quảng Bình
19009|Phường Ba Đồn, Thị xã Ba Đồn, Tỉnh Quảng Bình
19009|Phường Quảng Long, Thị xã Ba Đồn, Tỉnh Quảng Bình
19009|Phường Quảng Phong, Thị xã Ba Đồn, Tỉnh Quảng Bình
19009|Xã Quảng Hải, Thị xã Ba Đồn, Tỉnh Quảng Bình
19021|Xã Quảng Hợp, Huyện Quảng Trạch, Tỉnh Quảng Bình
19021|Xã Quảng Kim, Huyện Quảng Trạch, Tỉnh Quảng Bình
19021|Xã Quảng Phú, Huyện Quảng Trạch, Tỉnh Quảng Bình
19021|Xã Quảng Đông, Huyện Quảng Trạch, Tỉnh Quảng Bình
19030|Xã Quảng Lưu, Huyện Quảng Trạch, Tỉnh Quảng Bình
19030|Xã Quảng Thạch, Huyện Quảng Trạch, Tỉnh Quảng Bình
19030|Xã Quảng Tiến, Huyện Quảng Trạch, Tỉnh Quảng Bình
19033|Xã Cảnh Dương, Huyện Quảng Trạch, Tỉnh Quảng Bình
19033|Xã Quảng Châu, Huyện Quảng Trạch, Tỉnh Quảng Bình
19033|Xã Quảng Tùng, Huyện Quảng Trạch, Tỉnh Quảng Bình
19051|Xã Cảnh Hóa, Huyện Quảng Trạch, Tỉnh Quảng Bình
19051|Xã Liên Trường, Huyện Quảng Trạch, Tỉnh Quảng Bình
19051|Xã Phù Cảnh, Huyện Quảng Trạch, Tỉnh Quảng Bình
19051|Xã Phù Hóa, Huyện Quảng Trạch, Tỉnh Quảng Bình
19051|Xã Quảng Thanh, Huyện Quảng Trạch, Tỉnh Quảng Bình
19057|Xã Quảng Hưng, Huyện Quảng Trạch, Tỉnh Quảng Bình
19057|Xã Quảng Phương, Huyện Quảng Trạch, Tỉnh Quảng Bình
19057|Xã Quảng Xuân, Huyện Quảng Trạch, Tỉnh Quảng Bình
19066|Phường Quảng Phúc, Thị xã Ba Đồn, Tỉnh Quảng Bình
19066|Phường Quảng Thuận, Thị xã Ba Đồn, Tỉnh Quảng Bình
19066|Phường Quảng Thọ, Thị xã Ba Đồn, Tỉnh Quảng Bình
19075|Xã Quảng Sơn, Thị xã Ba Đồn, Tỉnh Quảng Bình
19075|Xã Quảng Thủy, Thị xã Ba Đồn, Tỉnh Quảng Bình
19075|Xã Quảng Tiên, Thị xã Ba Đồn, Tỉnh Quảng Bình
19075|Xã Quảng Trung, Thị xã Ba Đồn, Tỉnh Quảng Bình
19075|Xã Quảng Tân, Thị xã Ba Đồn, Tỉnh Quảng Bình
19093|Xã Quảng Hòa, Thị xã Ba Đồn, Tỉnh Quảng Bình
19093|Xã Quảng Lộc, Thị xã Ba Đồn, Tỉnh Quảng Bình
19093|Xã Quảng Minh, Thị xã Ba Đồn, Tỉnh Quảng Bình
19093|Xã Quảng Văn, Thị xã Ba Đồn, Tỉnh Quảng Bình
19111|Thị trấn Hoàn Lão, Huyện Bố Trạch, Tỉnh Quảng Bình
19111|Xã Hòa Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19111|Xã Trung Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19111|Xã Tây Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19111|Xã Đại Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19126|Xã Bắc Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19126|Xã Hạ Mỹ, Huyện Bố Trạch, Tỉnh Quảng Bình
19126|Xã Hạ Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19126|Xã Liên Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19126|Xã Mỹ Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19126|Xã Thanh Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19138|Thị trấn Phong Nha, Huyện Bố Trạch, Tỉnh Quảng Bình
19138|Xã Lâm Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19138|Xã Phúc Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19138|Xã Xuân Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19141|Xã Cự Nẫm, Huyện Bố Trạch, Tỉnh Quảng Bình
19141|Xã Hưng Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19141|Xã Phú Định, Huyện Bố Trạch, Tỉnh Quảng Bình
19141|Xã Vạn Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19147|Xã Thượng Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19147|Xã Tân Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19159|Xã Hải Phú, Huyện Bố Trạch, Tỉnh Quảng Bình
19159|Xã Sơn Lộc, Huyện Bố Trạch, Tỉnh Quảng Bình
19159|Xã Đồng Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19159|Xã Đức Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19198|Thị trấn Việt Trung, Huyện Bố Trạch, Tỉnh Quảng Bình
19198|Xã Lý Nam, Huyện Bố Trạch, Tỉnh Quảng Bình
19198|Xã Lý Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19198|Xã Nam Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19198|Xã Nhân Trạch, Huyện Bố Trạch, Tỉnh Quảng Bình
19204|Xã Trường Sơn, Huyện Quảng Ninh, Tỉnh Quảng Bình
19204|Xã Trường Xuân, Huyện Quảng Ninh, Tỉnh Quảng Bình
19207|Thị trấn Quán Hàu, Huyện Quảng Ninh, Tỉnh Quảng Bình
19207|Xã Hàm Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19207|Xã Võ Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19207|Xã Vĩnh Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19225|Xã Duy Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19225|Xã Gia Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19225|Xã Hải Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19225|Xã Tân Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19237|Xã An Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19237|Xã Hiền Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19237|Xã Vạn Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19237|Xã Xuân Ninh, Huyện Quảng Ninh, Tỉnh Quảng Bình
19246|Thị trấn Lệ Ninh, Huyện Lệ Thủy, Tỉnh Quảng Bình
19246|Xã Hoa Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19246|Xã Sơn Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19249|Thị trấn Kiến Giang, Huyện Lệ Thủy, Tỉnh Quảng Bình
19249|Xã An Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19249|Xã Liên Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19249|Xã Lộc Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19249|Xã Phong Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19249|Xã Xuân Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19255|Xã Cam Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19255|Xã Hồng Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19255|Xã Ngư Thủy Bắc, Huyện Lệ Thủy, Tỉnh Quảng Bình
19255|Xã Thanh Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19288|Xã Hưng Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19288|Xã Ngư Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19288|Xã Sen Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19291|Xã Dương Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19291|Xã Mỹ Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19291|Xã Thái Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19291|Xã Tân Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19309|Xã Mai Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19309|Xã Phú Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19309|Xã Trường Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19318|Xã Kim Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19318|Xã Lâm Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19318|Xã Ngân Thủy, Huyện Lệ Thủy, Tỉnh Quảng Bình
19333|Phường 1, Thành phố Đông Hà, Tỉnh Quảng Trị
19333|Phường 3, Thành phố Đông Hà, Tỉnh Quảng Trị
19333|Phường 4, Thành phố Đông Hà, Tỉnh Quảng Trị
19333|Phường Đông Giang, Thành phố Đông Hà, Tỉnh Quảng Trị
19333|Phường Đông Thanh, Thành phố Đông Hà, Tỉnh Quảng Trị
19351|Phường 2, Thành phố Đông Hà, Tỉnh Quảng Trị
19351|Phường 5, Thành phố Đông Hà, Tỉnh Quảng Trị
19351|Phường Đông Lương, Thành phố Đông Hà, Tỉnh Quảng Trị
19351|Phường Đông Lễ, Thành phố Đông Hà, Tỉnh Quảng Trị
19360|Phường 1, Thị xã Quảng Trị, Tỉnh Quảng Trị
19360|Phường 2, Thị xã Quảng Trị, Tỉnh Quảng Trị
19360|Phường 3, Thị xã Quảng Trị, Tỉnh Quảng Trị
19360|Phường An Đôn, Thị xã Quảng Trị, Tỉnh Quảng Trị
19360|Xã Hải Lệ, Thị xã Quảng Trị, Tỉnh Quảng Trị
19363|Thị trấn Hồ Xá, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19363|Xã Vĩnh Chấp, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19363|Xã Vĩnh Long, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19366|Thị trấn Bến Quan, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19366|Xã Vĩnh Hà, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19366|Xã Vĩnh Khê, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19366|Xã Vĩnh Ô, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19372|Xã Trung Nam, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19372|Xã Vĩnh Hòa, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19372|Xã Vĩnh Thái, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19372|Xã Vĩnh Tú, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19405|Xã Vĩnh Lâm, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19405|Xã Vĩnh Sơn, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19405|Xã Vĩnh Thủy, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19414|Thị trấn Cửa Tùng, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19414|Xã Hiền Thành, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19414|Xã Kim Thạch, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19414|Xã Vĩnh Giang, Huyện Vĩnh Linh, Tỉnh Quảng Trị
19429|Thị trấn Khe Sanh, Huyện Hướng Hóa, Tỉnh Quảng Trị
19429|Xã Húc, Huyện Hướng Hóa, Tỉnh Quảng Trị
19429|Xã Hướng Tân, Huyện Hướng Hóa, Tỉnh Quảng Trị
19429|Xã Tân Hợp, Huyện Hướng Hóa, Tỉnh Quảng Trị
19432|Thị trấn Lao Bảo, Huyện Hướng Hóa, Tỉnh Quảng Trị
19432|Xã Tân Long, Huyện Hướng Hóa, Tỉnh Quảng Trị
19432|Xã Tân Thành, Huyện Hướng Hóa, Tỉnh Quảng Trị
19435|Xã Hướng Lập, Huyện Hướng Hóa, Tỉnh Quảng Trị
19435|Xã Hướng Việt, Huyện Hướng Hóa, Tỉnh Quảng Trị
19441|Xã Hướng Linh, Huyện Hướng Hóa, Tỉnh Quảng Trị
19441|Xã Hướng Phùng, Huyện Hướng Hóa, Tỉnh Quảng Trị
19441|Xã Hướng Sơn, Huyện Hướng Hóa, Tỉnh Quảng Trị
19462|Xã Hướng Lộc, Huyện Hướng Hóa, Tỉnh Quảng Trị
19462|Xã Tân Liên, Huyện Hướng Hóa, Tỉnh Quảng Trị
19462|Xã Tân Lập, Huyện Hướng Hóa, Tỉnh Quảng Trị
19483|Xã A Dơi, Huyện Hướng Hóa, Tỉnh Quảng Trị
19483|Xã Ba Tầng, Huyện Hướng Hóa, Tỉnh Quảng Trị
19483|Xã Xy, Huyện Hướng Hóa, Tỉnh Quảng Trị
19489|Xã Lìa, Huyện Hướng Hóa, Tỉnh Quảng Trị
19489|Xã Thanh, Huyện Hướng Hóa, Tỉnh Quảng Trị
19489|Xã Thuận, Huyện Hướng Hóa, Tỉnh Quảng Trị
19495|Thị trấn Gio Linh, Huyện Gio Linh, Tỉnh Quảng Trị
19495|Xã Gio Châu, Huyện Gio Linh, Tỉnh Quảng Trị
19495|Xã Gio Mỹ, Huyện Gio Linh, Tỉnh Quảng Trị
19495|Xã Gio Quang, Huyện Gio Linh, Tỉnh Quảng Trị
19495|Xã Phong Bình, Huyện Gio Linh, Tỉnh Quảng Trị
19496|Thị trấn Cửa Việt, Huyện Gio Linh, Tỉnh Quảng Trị
19496|Xã Gio Hải, Huyện Gio Linh, Tỉnh Quảng Trị
19496|Xã Gio Mai, Huyện Gio Linh, Tỉnh Quảng Trị
19501|Xã Trung Giang, Huyện Gio Linh, Tỉnh Quảng Trị
19501|Xã Trung Hải, Huyện Gio Linh, Tỉnh Quảng Trị
19501|Xã Trung Sơn, Huyện Gio Linh, Tỉnh Quảng Trị
19537|Xã Gio An, Huyện Gio Linh, Tỉnh Quảng Trị
19537|Xã Gio Sơn, Huyện Gio Linh, Tỉnh Quảng Trị
19537|Xã Hải Thái, Huyện Gio Linh, Tỉnh Quảng Trị
19537|Xã Linh Hải, Huyện Gio Linh, Tỉnh Quảng Trị
19537|Xã Linh Trường, Huyện Gio Linh, Tỉnh Quảng Trị
19555|Thị trấn Krông Klang, Huyện Đa Krông, Tỉnh Quảng Trị
19555|Xã Hướng Hiệp, Huyện Đa Krông, Tỉnh Quảng Trị
19555|Xã Mò Ó, Huyện Đa Krông, Tỉnh Quảng Trị
19564|Xã Ba Nang, Huyện Đa Krông, Tỉnh Quảng Trị
19564|Xã Tà Long, Huyện Đa Krông, Tỉnh Quảng Trị
19564|Xã Đa Krông, Huyện Đa Krông, Tỉnh Quảng Trị
19567|Xã Ba Lòng, Huyện Đa Krông, Tỉnh Quảng Trị
19567|Xã Triệu Nguyên, Huyện Đa Krông, Tỉnh Quảng Trị
19588|Xã A Vao, Huyện Đa Krông, Tỉnh Quảng Trị
19588|Xã Húc Nghì, Huyện Đa Krông, Tỉnh Quảng Trị
19588|Xã Tà Rụt, Huyện Đa Krông, Tỉnh Quảng Trị
19594|Xã A Bung, Huyện Đa Krông, Tỉnh Quảng Trị
19594|Xã A Ngo, Huyện Đa Krông, Tỉnh Quảng Trị
19597|Thị trấn Cam Lộ, Huyện Cam Lộ, Tỉnh Quảng Trị
19597|Xã Cam Chính, Huyện Cam Lộ, Tỉnh Quảng Trị
19597|Xã Cam Nghĩa, Huyện Cam Lộ, Tỉnh Quảng Trị
19597|Xã Cam Thành, Huyện Cam Lộ, Tỉnh Quảng Trị
19603|Xã Cam Hiếu, Huyện Cam Lộ, Tỉnh Quảng Trị
19603|Xã Cam Thủy, Huyện Cam Lộ, Tỉnh Quảng Trị
19603|Xã Cam Tuyền, Huyện Cam Lộ, Tỉnh Quảng Trị
19603|Xã Thanh An, Huyện Cam Lộ, Tỉnh Quảng Trị
19624|Thị trấn Ái Tử, Huyện Triệu Phong, Tỉnh Quảng Trị
19624|Xã Triệu Thành, Huyện Triệu Phong, Tỉnh Quảng Trị
19624|Xã Triệu Thượng, Huyện Triệu Phong, Tỉnh Quảng Trị
19639|Xã Triệu An, Huyện Triệu Phong, Tỉnh Quảng Trị
19639|Xã Triệu Phước, Huyện Triệu Phong, Tỉnh Quảng Trị
19639|Xã Triệu Trạch, Huyện Triệu Phong, Tỉnh Quảng Trị
19639|Xã Triệu Tân, Huyện Triệu Phong, Tỉnh Quảng Trị
19639|Xã Triệu Vân, Huyện Triệu Phong, Tỉnh Quảng Trị
19645|Xã Triệu Hòa, Huyện Triệu Phong, Tỉnh Quảng Trị
19645|Xã Triệu Thuận, Huyện Triệu Phong, Tỉnh Quảng Trị
19645|Xã Triệu Đại, Huyện Triệu Phong, Tỉnh Quảng Trị
19645|Xã Triệu Độ, Huyện Triệu Phong, Tỉnh Quảng Trị
19654|Xã Triệu Cơ, Huyện Triệu Phong, Tỉnh Quảng Trị
19654|Xã Triệu Lăng, Huyện Triệu Phong, Tỉnh Quảng Trị
19654|Xã Triệu Sơn, Huyện Triệu Phong, Tỉnh Quảng Trị
19654|Xã Triệu Trung, Huyện Triệu Phong, Tỉnh Quảng Trị
19654|Xã Triệu Tài, Huyện Triệu Phong, Tỉnh Quảng Trị
19669|Xã Triệu Giang, Huyện Triệu Phong, Tỉnh Quảng Trị
19669|Xã Triệu Long, Huyện Triệu Phong, Tỉnh Quảng Trị
19669|Xã Triệu Ái, Huyện Triệu Phong, Tỉnh Quảng Trị
19681|Thị trấn Diên Sanh, Huyện Hải Lăng, Tỉnh Quảng Trị
19681|Xã Hải Trường, Huyện Hải Lăng, Tỉnh Quảng Trị
19681|Xã Hải Định, Huyện Hải Lăng, Tỉnh Quảng Trị
19699|Xã Hải Ba, Huyện Hải Lăng, Tỉnh Quảng Trị
19699|Xã Hải Bình, Huyện Hải Lăng, Tỉnh Quảng Trị
19699|Xã Hải Hưng, Huyện Hải Lăng, Tỉnh Quảng Trị
19699|Xã Hải Quy, Huyện Hải Lăng, Tỉnh Quảng Trị
19699|Xã Hải Quế, Huyện Hải Lăng, Tỉnh Quảng Trị
19702|Xã Hải Lâm, Huyện Hải Lăng, Tỉnh Quảng Trị
19702|Xã Hải Phú, Huyện Hải Lăng, Tỉnh Quảng Trị
19702|Xã Hải Thượng, Huyện Hải Lăng, Tỉnh Quảng Trị
19735|Xã Hải Chánh, Huyện Hải Lăng, Tỉnh Quảng Trị
19735|Xã Hải Phong, Huyện Hải Lăng, Tỉnh Quảng Trị
19735|Xã Hải Sơn, Huyện Hải Lăng, Tỉnh Quảng Trị
19741|Xã Hải An, Huyện Hải Lăng, Tỉnh Quảng Trị
19741|Xã Hải Dương, Huyện Hải Lăng, Tỉnh Quảng Trị
19741|Xã Hải Khê, Huyện Hải Lăng, Tỉnh Quảng Trị
19753|Phường Gia Hội, Quận Phú Xuân, Thành phố Huế
19753|Phường Phú Hậu, Quận Phú Xuân, Thành phố Huế
19753|Phường Thuận Hòa, Quận Phú Xuân, Thành phố Huế
19753|Phường Thuận Lộc, Quận Phú Xuân, Thành phố Huế
19753|Phường Tây Lộc, Quận Phú Xuân, Thành phố Huế
19753|Phường Đông Ba, Quận Phú Xuân, Thành phố Huế
19774|Phường Hương Long, Quận Phú Xuân, Thành phố Huế
19774|Phường Kim Long, Quận Phú Xuân, Thành phố Huế
19774|Phường Long Hồ, Quận Phú Xuân, Thành phố Huế
19777|Phường Thủy Vân, Quận Thuận Hóa, Thành phố Huế
19777|Phường Vỹ Dạ, Quận Thuận Hóa, Thành phố Huế
19777|Phường Xuân Phú, Quận Thuận Hóa, Thành phố Huế
19789|Phường Phú Hội, Quận Thuận Hóa, Thành phố Huế
19789|Phường Phú Nhuận, Quận Thuận Hóa, Thành phố Huế
19789|Phường Phước Vĩnh, Quận Thuận Hóa, Thành phố Huế
19789|Phường Phường Đúc, Quận Thuận Hóa, Thành phố Huế
19789|Phường Trường An, Quận Thuận Hóa, Thành phố Huế
19789|Phường Vĩnh Ninh, Quận Thuận Hóa, Thành phố Huế
19804|Phường An Hòa, Quận Phú Xuân, Thành phố Huế
19804|Phường Hương An, Quận Phú Xuân, Thành phố Huế
19804|Phường Hương Sơ, Quận Phú Xuân, Thành phố Huế
19813|Phường Thuỷ Biều, Quận Thuận Hóa, Thành phố Huế
19813|Phường Thuỷ Xuân, Quận Thuận Hóa, Thành phố Huế
19813|Phường Thủy Bằng, Quận Thuận Hóa, Thành phố Huế
19815|Phường An Cựu, Quận Thuận Hóa, Thành phố Huế
19815|Phường An Tây, Quận Thuận Hóa, Thành phố Huế
19815|Phường An Đông, Quận Thuận Hóa, Thành phố Huế
19819|Phường Phong Thu, Thị xã Phong Điền, Thành phố Huế
19819|Thị trấn Phong Điền, Thị xã Phong Điền, Thành phố Huế
19819|Xã Phong Mỹ, Thị xã Phong Điền, Thành phố Huế
19819|Xã Phong Thu, Thị xã Phong Điền, Thành phố Huế
19819|Xã Phong Xuân, Thị xã Phong Điền, Thành phố Huế
19828|Phường Phong Phú, Thị xã Phong Điền, Thành phố Huế
19828|Xã Phong Thạnh, Thị xã Phong Điền, Thành phố Huế
19828|Xã Điền Hòa, Thị xã Phong Điền, Thành phố Huế
19828|Xã Điền Hương, Thị xã Phong Điền, Thành phố Huế
19828|Xã Điền Lộc, Thị xã Phong Điền, Thành phố Huế
19828|Xã Điền Môn, Thị xã Phong Điền, Thành phố Huế
19831|Phường Phong Hòa, Thị xã Phong Điền, Thành phố Huế
19831|Xã Phong Bình, Thị xã Phong Điền, Thành phố Huế
19831|Xã Phong Chương, Thị xã Phong Điền, Thành phố Huế
19831|Xã Phong Hòa, Thị xã Phong Điền, Thành phố Huế
19858|Phường Phong An, Thị xã Phong Điền, Thành phố Huế
19858|Phường Phong Hiền, Thị xã Phong Điền, Thành phố Huế
19858|Xã Phong An, Thị xã Phong Điền, Thành phố Huế
19858|Xã Phong Hiền, Thị xã Phong Điền, Thành phố Huế
19858|Xã Phong Sơn, Thị xã Phong Điền, Thành phố Huế
19867|Thị trấn Sịa, Huyện Quảng Điền, Thành phố Huế
19867|Xã Quảng An, Huyện Quảng Điền, Thành phố Huế
19867|Xã Quảng Phước, Huyện Quảng Điền, Thành phố Huế
19867|Xã Quảng Thọ, Huyện Quảng Điền, Thành phố Huế
19873|Phường Phong Hải, Thị xã Phong Điền, Thành phố Huế
19873|Xã Phong Hải, Thị xã Phong Điền, Thành phố Huế
19873|Xã Quảng Công, Huyện Quảng Điền, Thành phố Huế
19873|Xã Quảng Ngạn, Huyện Quảng Điền, Thành phố Huế
19873|Xã Điền Hải, Thị xã Phong Điền, Thành phố Huế
19885|Xã Quảng Lợi, Huyện Quảng Điền, Thành phố Huế
19885|Xã Quảng Phú, Huyện Quảng Điền, Thành phố Huế
19885|Xã Quảng Thái, Huyện Quảng Điền, Thành phố Huế
19885|Xã Quảng Vinh, Huyện Quảng Điền, Thành phố Huế
19900|Phường Thuận An, Quận Thuận Hóa, Thành phố Huế
19900|Xã Phú Hải, Huyện Phú Vang, Thành phố Huế
19900|Xã Phú Thuận, Huyện Phú Vang, Thành phố Huế
19909|Phường Dương Nỗ, Quận Thuận Hóa, Thành phố Huế
19918|Xã Phú Hồ, Huyện Phú Vang, Thành phố Huế
19918|Xã Phú Lương, Huyện Phú Vang, Thành phố Huế
19918|Xã Phú Xuân, Huyện Phú Vang, Thành phố Huế
19930|Phường Phú Thượng, Quận Thuận Hóa, Thành phố Huế
19930|Xã Phú An, Huyện Phú Vang, Thành phố Huế
19930|Xã Phú Mỹ, Huyện Phú Vang, Thành phố Huế
19942|Thị trấn Phú Đa, Huyện Phú Vang, Thành phố Huế
19942|Xã Phú Gia, Huyện Phú Vang, Thành phố Huế
19942|Xã Vinh Hà, Huyện Phú Vang, Thành phố Huế
19945|Xã Phú Diên, Huyện Phú Vang, Thành phố Huế
19945|Xã Vinh An, Huyện Phú Vang, Thành phố Huế
19945|Xã Vinh Thanh, Huyện Phú Vang, Thành phố Huế
19945|Xã Vinh Xuân, Huyện Phú Vang, Thành phố Huế
19960|Phường Phú Bài, Thị xã Hương Thủy, Thành phố Huế
19960|Xã Dương Hòa, Thị xã Hương Thủy, Thành phố Huế
19960|Xã Phú Sơn, Thị xã Hương Thủy, Thành phố Huế
19960|Xã Thủy Phù, Thị xã Hương Thủy, Thành phố Huế
19969|Phường Thủy Dương, Thị xã Hương Thủy, Thành phố Huế
19969|Phường Thủy Phương, Thị xã Hương Thủy, Thành phố Huế
19969|Xã Thủy Thanh, Thị xã Hương Thủy, Thành phố Huế
19975|Phường Thủy Châu, Thị xã Hương Thủy, Thành phố Huế
19975|Phường Thủy Lương, Thị xã Hương Thủy, Thành phố Huế
19975|Xã Thủy Tân, Thị xã Hương Thủy, Thành phố Huế
19996|Phường Hương Vân, Thị xã Hương Trà, Thành phố Huế
19996|Phường Hương Văn, Thị xã Hương Trà, Thành phố Huế
19996|Phường Tứ Hạ, Thị xã Hương Trà, Thành phố Huế
20014|Phường Hương Phong, Quận Thuận Hóa, Thành phố Huế
20014|Phường Hương Vinh, Quận Phú Xuân, Thành phố Huế
20014|Xã Quảng Thành, Huyện Quảng Điền, Thành phố Huế
20017|Phường Hương Chữ, Thị xã Hương Trà, Thành phố Huế
20017|Phường Hương Xuân, Thị xã Hương Trà, Thành phố Huế
20017|Xã Hương Toàn, Thị xã Hương Trà, Thành phố Huế
20035|Xã Bình Thành, Thị xã Hương Trà, Thành phố Huế
20035|Xã Bình Tiến, Thị xã Hương Trà, Thành phố Huế
20035|Xã Hương Bình, Thị xã Hương Trà, Thành phố Huế
20044|Thị trấn A Lưới, Huyện A Lưới, Thành phố Huế
20044|Xã A Ngo, Huyện A Lưới, Thành phố Huế
20044|Xã Hồng Bắc, Huyện A Lưới, Thành phố Huế
20044|Xã Quảng Nhâm, Huyện A Lưới, Thành phố Huế
20050|Xã Hương Nguyên, Huyện A Lưới, Thành phố Huế
20050|Xã Hồng Hạ, Huyện A Lưới, Thành phố Huế
20056|Xã Hồng Kim, Huyện A Lưới, Thành phố Huế
20056|Xã Hồng Thủy, Huyện A Lưới, Thành phố Huế
20056|Xã Hồng Vân, Huyện A Lưới, Thành phố Huế
20056|Xã Trung Sơn, Huyện A Lưới, Thành phố Huế
20071|Xã Hồng Thái, Huyện A Lưới, Thành phố Huế
20071|Xã Hồng Thượng, Huyện A Lưới, Thành phố Huế
20071|Xã Phú Vinh, Huyện A Lưới, Thành phố Huế
20071|Xã Sơn Thủy, Huyện A Lưới, Thành phố Huế
20101|Xã A Roàng, Huyện A Lưới, Thành phố Huế
20101|Xã Hương Phong, Huyện A Lưới, Thành phố Huế
20101|Xã Lâm Đớt, Huyện A Lưới, Thành phố Huế
20101|Xã Đông Sơn, Huyện A Lưới, Thành phố Huế
20107|Thị trấn Phú Lộc, Huyện Phú Lộc, Thành phố Huế
20107|Xã Lộc Bình, Huyện Phú Lộc, Thành phố Huế
20107|Xã Lộc Trì, Huyện Phú Lộc, Thành phố Huế
20122|Xã Giang Hải, Huyện Phú Lộc, Thành phố Huế
20122|Xã Vinh Hiền, Huyện Phú Lộc, Thành phố Huế
20122|Xã Vinh Hưng, Huyện Phú Lộc, Thành phố Huế
20122|Xã Vinh Mỹ, Huyện Phú Lộc, Thành phố Huế
20131|Thị trấn Lộc Sơn, Huyện Phú Lộc, Thành phố Huế
20131|Xã Lộc Bổn, Huyện Phú Lộc, Thành phố Huế
20131|Xã Xuân Lộc, Huyện Phú Lộc, Thành phố Huế
20137|Thị trấn Lăng Cô, Huyện Phú Lộc, Thành phố Huế
20137|Xã Lộc Thủy, Huyện Phú Lộc, Thành phố Huế
20137|Xã Lộc Tiến, Huyện Phú Lộc, Thành phố Huế
20137|Xã Lộc Vĩnh, Huyện Phú Lộc, Thành phố Huế
20140|Xã Lộc An, Huyện Phú Lộc, Thành phố Huế
20140|Xã Lộc Hòa, Huyện Phú Lộc, Thành phố Huế
20140|Xã Lộc Điền, Huyện Phú Lộc, Thành phố Huế
20161|Thị trấn Khe Tre, Huyện Phú Lộc, Thành phố Huế
20161|Xã Hương Lộc, Huyện Phú Lộc, Thành phố Huế
20161|Xã Hương Phú, Huyện Phú Lộc, Thành phố Huế
20161|Xã Thượng Lộ, Huyện Phú Lộc, Thành phố Huế
20179|Xã Hương Sơn, Huyện Phú Lộc, Thành phố Huế
20179|Xã Hương Xuân, Huyện Phú Lộc, Thành phố Huế
20179|Xã Thượng Nhật, Huyện Phú Lộc, Thành phố Huế
20182|Xã Hương Hữu, Huyện Phú Lộc, Thành phố Huế
20182|Xã Thượng Long, Huyện Phú Lộc, Thành phố Huế
20182|Xã Thượng Quảng, Huyện Phú Lộc, Thành phố Huế
20194|Phường Hòa Hiệp Bắc, Quận Liên Chiểu, Thành phố Đà Nẵng
20194|Phường Hòa Hiệp Nam, Quận Liên Chiểu, Thành phố Đà Nẵng
20194|Xã Hòa Bắc, Huyện Hòa Vang, Thành phố Đà Nẵng
20197|Phường Hòa Khánh Bắc, Quận Liên Chiểu, Thành phố Đà Nẵng
20197|Xã Hòa Liên, Huyện Hòa Vang, Thành phố Đà Nẵng
20200|Phường Hòa Khánh Nam, Quận Liên Chiểu, Thành phố Đà Nẵng
20200|Phường Hòa Minh, Quận Liên Chiểu, Thành phố Đà Nẵng
20200|Xã Hòa Sơn, Huyện Hòa Vang, Thành phố Đà Nẵng
20209|Phường Chính Gián, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Hòa Khê, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Hòa Minh, Quận Liên Chiểu, Thành phố Đà Nẵng
20209|Phường Tam Thuận, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Thanh Khê Tây, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Thanh Khê Đông, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Thạc Gián, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Tân Chính, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Vĩnh Trung, Quận Thanh Khê, Thành phố Đà Nẵng
20209|Phường Xuân Hà, Quận Thanh Khê, Thành phố Đà Nẵng
20242|Phường Hải Châu, Quận Hải Châu, Thành phố Đà Nẵng
20242|Phường Phước Ninh, Quận Hải Châu, Thành phố Đà Nẵng
20242|Phường Thanh Bình, Quận Hải Châu, Thành phố Đà Nẵng
20242|Phường Thuận Phước, Quận Hải Châu, Thành phố Đà Nẵng
20242|Phường Thạch Thang, Quận Hải Châu, Thành phố Đà Nẵng
20257|Phường Bình Thuận, Quận Hải Châu, Thành phố Đà Nẵng
20257|Phường Hòa Cường Bắc, Quận Hải Châu, Thành phố Đà Nẵng
20257|Phường Hòa Cường Nam, Quận Hải Châu, Thành phố Đà Nẵng
20257|Phường Hòa Thuận Tây, Quận Hải Châu, Thành phố Đà Nẵng
20257|Phường Hòa Thuận Đông, Quận Hải Châu, Thành phố Đà Nẵng
20260|Phường Hòa Thọ Tây, Quận Cẩm Lệ, Thành phố Đà Nẵng
20260|Phường Hòa Thọ Đông, Quận Cẩm Lệ, Thành phố Đà Nẵng
20260|Phường Khuê Trung, Quận Cẩm Lệ, Thành phố Đà Nẵng
20263|Phường Mân Thái, Quận Sơn Trà, Thành phố Đà Nẵng
20263|Phường Nại Hiên Đông, Quận Sơn Trà, Thành phố Đà Nẵng
20263|Phường Thọ Quang, Quận Sơn Trà, Thành phố Đà Nẵng
20275|Phường An Hải Bắc, Quận Sơn Trà, Thành phố Đà Nẵng
20275|Phường An Hải Nam, Quận Sơn Trà, Thành phố Đà Nẵng
20275|Phường Phước Mỹ, Quận Sơn Trà, Thành phố Đà Nẵng
20285|Phường Hoà Hải, Quận Ngũ Hành Sơn, Thành phố Đà Nẵng
20285|Phường Hoà Quý, Quận Ngũ Hành Sơn, Thành phố Đà Nẵng
20285|Phường Khuê Mỹ, Quận Ngũ Hành Sơn, Thành phố Đà Nẵng
20285|Phường Mỹ An, Quận Ngũ Hành Sơn, Thành phố Đà Nẵng
20305|Phường An Khê, Quận Thanh Khê, Thành phố Đà Nẵng
20305|Phường Hòa An, Quận Cẩm Lệ, Thành phố Đà Nẵng
20305|Phường Hòa Phát, Quận Cẩm Lệ, Thành phố Đà Nẵng
20308|Xã Hòa Nhơn, Huyện Hòa Vang, Thành phố Đà Nẵng
20308|Xã Hòa Ninh, Huyện Hòa Vang, Thành phố Đà Nẵng
20314|Phường Hòa Xuân, Quận Cẩm Lệ, Thành phố Đà Nẵng
20314|Xã Hòa Châu, Huyện Hòa Vang, Thành phố Đà Nẵng
20314|Xã Hòa Phước, Huyện Hòa Vang, Thành phố Đà Nẵng
20320|Xã Hòa Phong, Huyện Hòa Vang, Thành phố Đà Nẵng
20320|Xã Hòa Phú, Huyện Hòa Vang, Thành phố Đà Nẵng
20332|Xã Hòa Khương, Huyện Hòa Vang, Thành phố Đà Nẵng
20332|Xã Hòa Tiến, Huyện Hòa Vang, Thành phố Đà Nẵng
20335|Phường Hoà Thuận, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20335|Phường Tân Thạnh, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20335|Xã Tam Thăng, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20341|Phường An Mỹ, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20341|Phường An Xuân, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20341|Phường Phước Hòa, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20341|Phường Trường Xuân, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20350|Phường An Sơn, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20350|Phường Hòa Hương, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20350|Xã Tam Ngọc, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20356|Phường An Phú, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20356|Xã Tam Phú, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20356|Xã Tam Thanh, Thành phố Tam Kỳ, Tỉnh Quảng Nam
20364|Thị trấn Phú Thịnh, Huyện Phú Ninh, Tỉnh Quảng Nam
20364|Xã Tam Thái, Huyện Phú Ninh, Tỉnh Quảng Nam
20364|Xã Tam Đàn, Huyện Phú Ninh, Tỉnh Quảng Nam
20380|Xã Tam An, Huyện Phú Ninh, Tỉnh Quảng Nam
20380|Xã Tam Lộc, Huyện Phú Ninh, Tỉnh Quảng Nam
20380|Xã Tam Phước, Huyện Phú Ninh, Tỉnh Quảng Nam
20380|Xã Tam Thành, Huyện Phú Ninh, Tỉnh Quảng Nam
20392|Xã Tam Dân, Huyện Phú Ninh, Tỉnh Quảng Nam
20392|Xã Tam Lãnh, Huyện Phú Ninh, Tỉnh Quảng Nam
20392|Xã Tam Đại, Huyện Phú Ninh, Tỉnh Quảng Nam
20401|Phường Cẩm An, Thành phố Hội An, Tỉnh Quảng Nam
20401|Phường Thanh Hà, Thành phố Hội An, Tỉnh Quảng Nam
20401|Phường Tân An, Thành phố Hội An, Tỉnh Quảng Nam
20401|Xã Cẩm Hà, Thành phố Hội An, Tỉnh Quảng Nam
20410|Phường Cẩm Nam, Thành phố Hội An, Tỉnh Quảng Nam
20410|Phường Cẩm Phô, Thành phố Hội An, Tỉnh Quảng Nam
20410|Phường Minh An, Thành phố Hội An, Tỉnh Quảng Nam
20410|Phường Sơn Phong, Thành phố Hội An, Tỉnh Quảng Nam
20410|Xã Cẩm Kim, Thành phố Hội An, Tỉnh Quảng Nam
20413|Phường Cẩm Châu, Thành phố Hội An, Tỉnh Quảng Nam
20413|Phường Cửa Đại, Thành phố Hội An, Tỉnh Quảng Nam
20413|Xã Cẩm Thanh, Thành phố Hội An, Tỉnh Quảng Nam
20434|Xã Tân Hiệp, Thành phố Hội An, Tỉnh Quảng Nam
20443|Xã A Xan, Huyện Tây Giang, Tỉnh Quảng Nam
20443|Xã Ch'ơm, Huyện Tây Giang, Tỉnh Quảng Nam
20443|Xã Ga Ri, Huyện Tây Giang, Tỉnh Quảng Nam
20443|Xã Tr'Hy, Huyện Tây Giang, Tỉnh Quảng Nam
20455|Xã A Nông, Huyện Tây Giang, Tỉnh Quảng Nam
20455|Xã A Tiêng, Huyện Tây Giang, Tỉnh Quảng Nam
20455|Xã Dang, Huyện Tây Giang, Tỉnh Quảng Nam
20455|Xã Lăng, Huyện Tây Giang, Tỉnh Quảng Nam
20458|Xã A Vương, Huyện Tây Giang, Tỉnh Quảng Nam
20458|Xã Bha Lê, Huyện Tây Giang, Tỉnh Quảng Nam
20467|Thị trấn P Rao, Huyện Đông Giang, Tỉnh Quảng Nam
20467|Xã A Rooi, Huyện Đông Giang, Tỉnh Quảng Nam
20467|Xã Tà Lu, Huyện Đông Giang, Tỉnh Quảng Nam
20467|Xã Za Hung, Huyện Đông Giang, Tỉnh Quảng Nam
20476|Xã A Ting, Huyện Đông Giang, Tỉnh Quảng Nam
20476|Xã Jơ Ngây, Huyện Đông Giang, Tỉnh Quảng Nam
20476|Xã Sông Kôn, Huyện Đông Giang, Tỉnh Quảng Nam
20485|Xã Ba, Huyện Đông Giang, Tỉnh Quảng Nam
20485|Xã Tư, Huyện Đông Giang, Tỉnh Quảng Nam
20494|Xã Ka Dăng, Huyện Đông Giang, Tỉnh Quảng Nam
20494|Xã Mà Cooi, Huyện Đông Giang, Tỉnh Quảng Nam
20500|Thị trấn Ái Nghĩa, Huyện Đại Lộc, Tỉnh Quảng Nam
20500|Xã Đại An, Huyện Đại Lộc, Tỉnh Quảng Nam
20500|Xã Đại Hiệp, Huyện Đại Lộc, Tỉnh Quảng Nam
20500|Xã Đại Hòa, Huyện Đại Lộc, Tỉnh Quảng Nam
20500|Xã Đại Nghĩa, Huyện Đại Lộc, Tỉnh Quảng Nam
20506|Xã Đại Hưng, Huyện Đại Lộc, Tỉnh Quảng Nam
20506|Xã Đại Lãnh, Huyện Đại Lộc, Tỉnh Quảng Nam
20506|Xã Đại Sơn, Huyện Đại Lộc, Tỉnh Quảng Nam
20515|Xã Đại Hồng, Huyện Đại Lộc, Tỉnh Quảng Nam
20515|Xã Đại Quang, Huyện Đại Lộc, Tỉnh Quảng Nam
20515|Xã Đại Đồng, Huyện Đại Lộc, Tỉnh Quảng Nam
20539|Xã Đại Cường, Huyện Đại Lộc, Tỉnh Quảng Nam
20539|Xã Đại Minh, Huyện Đại Lộc, Tỉnh Quảng Nam
20539|Xã Đại Phong, Huyện Đại Lộc, Tỉnh Quảng Nam
20542|Xã Đại Chánh, Huyện Đại Lộc, Tỉnh Quảng Nam
20542|Xã Đại Thạnh, Huyện Đại Lộc, Tỉnh Quảng Nam
20542|Xã Đại Thắng, Huyện Đại Lộc, Tỉnh Quảng Nam
20542|Xã Đại Tân, Huyện Đại Lộc, Tỉnh Quảng Nam
20551|Phường Vĩnh Điện, Thị xã Điện Bàn, Tỉnh Quảng Nam
20551|Phường Điện Minh, Thị xã Điện Bàn, Tỉnh Quảng Nam
20551|Phường Điện Phương, Thị xã Điện Bàn, Tỉnh Quảng Nam
20557|Phường Điện Thắng Bắc, Thị xã Điện Bàn, Tỉnh Quảng Nam
20557|Xã Điện Hòa, Thị xã Điện Bàn, Tỉnh Quảng Nam
20557|Xã Điện Tiến, Thị xã Điện Bàn, Tỉnh Quảng Nam
20569|Xã Điện Hồng, Thị xã Điện Bàn, Tỉnh Quảng Nam
20569|Xã Điện Phước, Thị xã Điện Bàn, Tỉnh Quảng Nam
20569|Xã Điện Thọ, Thị xã Điện Bàn, Tỉnh Quảng Nam
20575|Phường Điện An, Thị xã Điện Bàn, Tỉnh Quảng Nam
20575|Phường Điện Thắng Nam, Thị xã Điện Bàn, Tỉnh Quảng Nam
20575|Phường Điện Thắng Trung, Thị xã Điện Bàn, Tỉnh Quảng Nam
20579|Phường Điện Dương, Thị xã Điện Bàn, Tỉnh Quảng Nam
20579|Phường Điện Nam Bắc, Thị xã Điện Bàn, Tỉnh Quảng Nam
20579|Phường Điện Nam Trung, Thị xã Điện Bàn, Tỉnh Quảng Nam
20579|Phường Điện Nam Đông, Thị xã Điện Bàn, Tỉnh Quảng Nam
20579|Phường Điện Ngọc, Thị xã Điện Bàn, Tỉnh Quảng Nam
20587|Xã Điện Phong, Thị xã Điện Bàn, Tỉnh Quảng Nam
20587|Xã Điện Quang, Thị xã Điện Bàn, Tỉnh Quảng Nam
20587|Xã Điện Trung, Thị xã Điện Bàn, Tỉnh Quảng Nam
20599|Thị trấn Nam Phước, Huyện Duy Xuyên, Tỉnh Quảng Nam
20599|Xã Duy Phước, Huyện Duy Xuyên, Tỉnh Quảng Nam
20599|Xã Duy Vinh, Huyện Duy Xuyên, Tỉnh Quảng Nam
20611|Xã Duy Châu, Huyện Duy Xuyên, Tỉnh Quảng Nam
20611|Xã Duy Hòa, Huyện Duy Xuyên, Tỉnh Quảng Nam
20611|Xã Duy Phú, Huyện Duy Xuyên, Tỉnh Quảng Nam
20611|Xã Duy Thu, Huyện Duy Xuyên, Tỉnh Quảng Nam
20611|Xã Duy Tân, Huyện Duy Xuyên, Tỉnh Quảng Nam
20623|Xã Duy Sơn, Huyện Duy Xuyên, Tỉnh Quảng Nam
20623|Xã Duy Trinh, Huyện Duy Xuyên, Tỉnh Quảng Nam
20623|Xã Duy Trung, Huyện Duy Xuyên, Tỉnh Quảng Nam
20635|Xã Duy Hải, Huyện Duy Xuyên, Tỉnh Quảng Nam
20635|Xã Duy Nghĩa, Huyện Duy Xuyên, Tỉnh Quảng Nam
20635|Xã Duy Thành, Huyện Duy Xuyên, Tỉnh Quảng Nam
20641|Thị trấn Đông Phú, Huyện Quế Sơn, Tỉnh Quảng Nam
20641|Xã Quế An, Huyện Quế Sơn, Tỉnh Quảng Nam
20641|Xã Quế Long, Huyện Quế Sơn, Tỉnh Quảng Nam
20641|Xã Quế Minh, Huyện Quế Sơn, Tỉnh Quảng Nam
20641|Xã Quế Phong, Huyện Quế Sơn, Tỉnh Quảng Nam
20650|Thị trấn Hương An, Huyện Quế Sơn, Tỉnh Quảng Nam
20650|Xã Quế Phú, Huyện Quế Sơn, Tỉnh Quảng Nam
20650|Xã Quế Xuân 1, Huyện Quế Sơn, Tỉnh Quảng Nam
20650|Xã Quế Xuân 2, Huyện Quế Sơn, Tỉnh Quảng Nam
20656|Thị trấn Trung Phước, Huyện Quế Sơn, Tỉnh Quảng Nam
20656|Xã Quế Lộc, Huyện Quế Sơn, Tỉnh Quảng Nam
20656|Xã Sơn Viên, Huyện Quế Sơn, Tỉnh Quảng Nam
20662|Xã Quế Châu, Huyện Quế Sơn, Tỉnh Quảng Nam
20662|Xã Quế Hiệp, Huyện Quế Sơn, Tỉnh Quảng Nam
20662|Xã Quế Mỹ, Huyện Quế Sơn, Tỉnh Quảng Nam
20662|Xã Quế Thuận, Huyện Quế Sơn, Tỉnh Quảng Nam
20669|Xã Ninh Phước, Huyện Quế Sơn, Tỉnh Quảng Nam
20669|Xã Phước Ninh, Huyện Quế Sơn, Tỉnh Quảng Nam
20669|Xã Quế Lâm, Huyện Quế Sơn, Tỉnh Quảng Nam
20695|Thị trấn Thạnh Mỹ, Huyện Nam Giang, Tỉnh Quảng Nam
20698|Xã Chơ Chun, Huyện Nam Giang, Tỉnh Quảng Nam
20698|Xã Laêê, Huyện Nam Giang, Tỉnh Quảng Nam
20704|Xã La Dêê, Huyện Nam Giang, Tỉnh Quảng Nam
20704|Xã Đắc Tôi, Huyện Nam Giang, Tỉnh Quảng Nam
20707|Xã Chà Vàl, Huyện Nam Giang, Tỉnh Quảng Nam
20707|Xã Zuôich, Huyện Nam Giang, Tỉnh Quảng Nam
20710|Xã Cà Dy, Huyện Nam Giang, Tỉnh Quảng Nam
20710|Xã Tà Bhinh, Huyện Nam Giang, Tỉnh Quảng Nam
20710|Xã Tà Pơơ, Huyện Nam Giang, Tỉnh Quảng Nam
20716|Xã Đắc Pre, Huyện Nam Giang, Tỉnh Quảng Nam
20716|Xã Đắc Pring, Huyện Nam Giang, Tỉnh Quảng Nam
20722|Thị trấn Khâm Đức, Huyện Phước Sơn, Tỉnh Quảng Nam
20722|Xã Phước Xuân, Huyện Phước Sơn, Tỉnh Quảng Nam
20728|Xã Phước Hiệp, Huyện Phước Sơn, Tỉnh Quảng Nam
20728|Xã Phước Hoà, Huyện Phước Sơn, Tỉnh Quảng Nam
20734|Xã Phước Mỹ, Huyện Phước Sơn, Tỉnh Quảng Nam
20734|Xã Phước Năng, Huyện Phước Sơn, Tỉnh Quảng Nam
20734|Xã Phước Đức, Huyện Phước Sơn, Tỉnh Quảng Nam
20740|Xã Phước Chánh, Huyện Phước Sơn, Tỉnh Quảng Nam
20740|Xã Phước Công, Huyện Phước Sơn, Tỉnh Quảng Nam
20752|Xã Phước Kim, Huyện Phước Sơn, Tỉnh Quảng Nam
20752|Xã Phước Lộc, Huyện Phước Sơn, Tỉnh Quảng Nam
20752|Xã Phước Thành, Huyện Phước Sơn, Tỉnh Quảng Nam
20767|Xã Bình Lâm, Huyện Hiệp Đức, Tỉnh Quảng Nam
20767|Xã Bình Sơn, Huyện Hiệp Đức, Tỉnh Quảng Nam
20767|Xã Quế Thọ, Huyện Hiệp Đức, Tỉnh Quảng Nam
20767|Xã Thăng Phước, Huyện Hiệp Đức, Tỉnh Quảng Nam
20770|Xã Phước Gia, Huyện Hiệp Đức, Tỉnh Quảng Nam
20770|Xã Phước Trà, Huyện Hiệp Đức, Tỉnh Quảng Nam
20770|Xã Sông Trà, Huyện Hiệp Đức, Tỉnh Quảng Nam
20779|Thị trấn Tân Bình, Huyện Hiệp Đức, Tỉnh Quảng Nam
20779|Xã Quế Lưu, Huyện Hiệp Đức, Tỉnh Quảng Nam
20779|Xã Quế Tân, Huyện Hiệp Đức, Tỉnh Quảng Nam
20791|Thị trấn Hà Lam, Huyện Thăng Bình, Tỉnh Quảng Nam
20791|Xã Bình Nguyên, Huyện Thăng Bình, Tỉnh Quảng Nam
20791|Xã Bình Phục, Huyện Thăng Bình, Tỉnh Quảng Nam
20791|Xã Bình Quý, Huyện Thăng Bình, Tỉnh Quảng Nam
20794|Xã Bình Dương, Huyện Thăng Bình, Tỉnh Quảng Nam
20794|Xã Bình Giang, Huyện Thăng Bình, Tỉnh Quảng Nam
20794|Xã Bình Minh, Huyện Thăng Bình, Tỉnh Quảng Nam
20794|Xã Bình Triều, Huyện Thăng Bình, Tỉnh Quảng Nam
20794|Xã Bình Đào, Huyện Thăng Bình, Tỉnh Quảng Nam
20818|Xã Bình Lãnh, Huyện Thăng Bình, Tỉnh Quảng Nam
20818|Xã Bình Trị, Huyện Thăng Bình, Tỉnh Quảng Nam
20818|Xã Bình Định, Huyện Thăng Bình, Tỉnh Quảng Nam
20827|Xã Bình Chánh, Huyện Thăng Bình, Tỉnh Quảng Nam
20827|Xã Bình Phú, Huyện Thăng Bình, Tỉnh Quảng Nam
20827|Xã Bình Quế, Huyện Thăng Bình, Tỉnh Quảng Nam
20836|Xã Bình Hải, Huyện Thăng Bình, Tỉnh Quảng Nam
20836|Xã Bình Nam, Huyện Thăng Bình, Tỉnh Quảng Nam
20836|Xã Bình Sa, Huyện Thăng Bình, Tỉnh Quảng Nam
20848|Xã Bình An, Huyện Thăng Bình, Tỉnh Quảng Nam
20848|Xã Bình Trung, Huyện Thăng Bình, Tỉnh Quảng Nam
20848|Xã Bình Tú, Huyện Thăng Bình, Tỉnh Quảng Nam
20854|Thị trấn Tiên Kỳ, Huyện Tiên Phước, Tỉnh Quảng Nam
20854|Xã Tiên Mỹ, Huyện Tiên Phước, Tỉnh Quảng Nam
20854|Xã Tiên Phong, Huyện Tiên Phước, Tỉnh Quảng Nam
20854|Xã Tiên Thọ, Huyện Tiên Phước, Tỉnh Quảng Nam
20857|Xã Tiên Châu, Huyện Tiên Phước, Tỉnh Quảng Nam
20857|Xã Tiên Cẩm, Huyện Tiên Phước, Tỉnh Quảng Nam
20857|Xã Tiên Hà, Huyện Tiên Phước, Tỉnh Quảng Nam
20857|Xã Tiên Sơn, Huyện Tiên Phước, Tỉnh Quảng Nam
20875|Xã Tiên Hiệp, Huyện Tiên Phước, Tỉnh Quảng Nam
20875|Xã Tiên Lãnh, Huyện Tiên Phước, Tỉnh Quảng Nam
20875|Xã Tiên Ngọc, Huyện Tiên Phước, Tỉnh Quảng Nam
20878|Xã Tiên An, Huyện Tiên Phước, Tỉnh Quảng Nam
20878|Xã Tiên Cảnh, Huyện Tiên Phước, Tỉnh Quảng Nam
20878|Xã Tiên Lập, Huyện Tiên Phước, Tỉnh Quảng Nam
20878|Xã Tiên Lộc, Huyện Tiên Phước, Tỉnh Quảng Nam
20900|Thị trấn Trà My, Huyện Bắc Trà My, Tỉnh Quảng Nam
20900|Xã Trà Dương, Huyện Bắc Trà My, Tỉnh Quảng Nam
20900|Xã Trà Giang, Huyện Bắc Trà My, Tỉnh Quảng Nam
20900|Xã Trà Sơn, Huyện Bắc Trà My, Tỉnh Quảng Nam
20908|Xã Trà Kót, Huyện Bắc Trà My, Tỉnh Quảng Nam
20908|Xã Trà Nú, Huyện Bắc Trà My, Tỉnh Quảng Nam
20908|Xã Trà Đông, Huyện Bắc Trà My, Tỉnh Quảng Nam
20920|Xã Trà Bui, Huyện Bắc Trà My, Tỉnh Quảng Nam
20920|Xã Trà Đốc, Huyện Bắc Trà My, Tỉnh Quảng Nam
20923|Xã Trà Giác, Huyện Bắc Trà My, Tỉnh Quảng Nam
20923|Xã Trà Tân, Huyện Bắc Trà My, Tỉnh Quảng Nam
20929|Xã Trà Giáp, Huyện Bắc Trà My, Tỉnh Quảng Nam
20929|Xã Trà Ka, Huyện Bắc Trà My, Tỉnh Quảng Nam
20938|Xã Trà Dơn, Huyện Nam Trà My, Tỉnh Quảng Nam
20938|Xã Trà Leng, Huyện Nam Trà My, Tỉnh Quảng Nam
20941|Xã Trà Cang, Huyện Nam Trà My, Tỉnh Quảng Nam
20941|Xã Trà Tập, Huyện Nam Trà My, Tỉnh Quảng Nam
20944|Xã Trà Don, Huyện Nam Trà My, Tỉnh Quảng Nam
20944|Xã Trà Mai, Huyện Nam Trà My, Tỉnh Quảng Nam
20950|Xã Trà Linh, Huyện Nam Trà My, Tỉnh Quảng Nam
20950|Xã Trà Nam, Huyện Nam Trà My, Tỉnh Quảng Nam
20959|Xã Trà Vinh, Huyện Nam Trà My, Tỉnh Quảng Nam
20959|Xã Trà Vân, Huyện Nam Trà My, Tỉnh Quảng Nam
20965|Thị trấn Núi Thành, Huyện Núi Thành, Tỉnh Quảng Nam
20965|Xã Tam Giang, Huyện Núi Thành, Tỉnh Quảng Nam
20965|Xã Tam Hiệp, Huyện Núi Thành, Tỉnh Quảng Nam
20965|Xã Tam Nghĩa, Huyện Núi Thành, Tỉnh Quảng Nam
20965|Xã Tam Quang, Huyện Núi Thành, Tỉnh Quảng Nam
20971|Xã Tam Tiến, Huyện Núi Thành, Tỉnh Quảng Nam
20971|Xã Tam Xuân I, Huyện Núi Thành, Tỉnh Quảng Nam
20971|Xã Tam Xuân II, Huyện Núi Thành, Tỉnh Quảng Nam
20977|Xã Tam Sơn, Huyện Núi Thành, Tỉnh Quảng Nam
20977|Xã Tam Thạnh, Huyện Núi Thành, Tỉnh Quảng Nam
20984|Xã Tam Anh Bắc, Huyện Núi Thành, Tỉnh Quảng Nam
20984|Xã Tam Anh Nam, Huyện Núi Thành, Tỉnh Quảng Nam
20984|Xã Tam Hòa, Huyện Núi Thành, Tỉnh Quảng Nam
20992|Xã Tam Hải, Huyện Núi Thành, Tỉnh Quảng Nam
21004|Xã Tam Mỹ Tây, Huyện Núi Thành, Tỉnh Quảng Nam
21004|Xã Tam Mỹ Đông, Huyện Núi Thành, Tỉnh Quảng Nam
21004|Xã Tam Trà, Huyện Núi Thành, Tỉnh Quảng Nam
21025|Phường Chánh Lộ, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21025|Phường Nghĩa Chánh, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21025|Phường Nguyễn Nghiêm, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21025|Phường Trần Hưng Đạo, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21028|Phường Lê Hồng Phong, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21028|Phường Nghĩa Lộ, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21028|Phường Quảng Phú, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21028|Phường Trần Phú, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21034|Xã An Phú, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21034|Xã Nghĩa Dõng, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21034|Xã Nghĩa Dũng, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21034|Xã Nghĩa Hà, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21040|Thị trấn Châu Ổ, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21040|Xã Bình Chánh, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21040|Xã Bình Dương, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21040|Xã Bình Long, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21040|Xã Bình Nguyên, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21040|Xã Bình Thạnh, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21040|Xã Bình Trung, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21061|Xã Bình Hòa, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21061|Xã Bình Hải, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21061|Xã Bình Phước, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21061|Xã Bình Thuận, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21061|Xã Bình Trị, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21061|Xã Bình Đông, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21085|Xã Bình An, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21085|Xã Bình Khương, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21085|Xã Bình Minh, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21100|Xã Bình Chương, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21100|Xã Bình Mỹ, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21109|Xã Bình Châu, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21109|Xã Bình Hiệp, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21109|Xã Bình Thanh, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21109|Xã Bình Tân Phú, Huyện Bình Sơn, Tỉnh Quảng Ngãi
21109|Xã Tịnh Hòa, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21115|Thị trấn Trà Xuân, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21115|Xã Trà Sơn, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21115|Xã Trà Thủy, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21124|Xã Trà Hiệp, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21124|Xã Trà Lâm, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21124|Xã Trà Thanh, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21127|Xã Trà Bình, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21127|Xã Trà Giang, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21127|Xã Trà Phú, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21136|Xã Trà Bùi, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21136|Xã Trà Tân, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21154|Xã Sơn Trà, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21154|Xã Trà Phong, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21154|Xã Trà Xinh, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21157|Xã Hương Trà, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21157|Xã Trà Tây, Huyện Trà Bồng, Tỉnh Quảng Ngãi
21172|Phường Trương Quang Trọng, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21172|Xã Tịnh An, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21172|Xã Tịnh Ấn Tây, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21172|Xã Tịnh Ấn Đông, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21181|Xã Tịnh Phong, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21181|Xã Tịnh Thọ, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21196|Xã Tịnh Giang, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21196|Xã Tịnh Minh, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21196|Xã Tịnh Đông, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21205|Xã Tịnh Bắc, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21205|Xã Tịnh Hiệp, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21205|Xã Tịnh Trà, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21211|Xã Tịnh Châu, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21211|Xã Tịnh Khê, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21211|Xã Tịnh Kỳ, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21211|Xã Tịnh Long, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21211|Xã Tịnh Thiện, Thành phố Quảng Ngãi, Tỉnh Quảng Ngãi
21220|Thị trấn Tịnh Hà, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21220|Xã Tịnh Bình, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21220|Xã Tịnh Sơn, Huyện Sơn Tịnh, Tỉnh Quảng Ngãi
21235|Thị trấn La Hà, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21235|Xã Nghĩa Hòa, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21235|Xã Nghĩa Thương, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21235|Xã Nghĩa Trung, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21238|Thị trấn Sông Vệ, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21238|Xã Nghĩa Hiệp, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21238|Xã Nghĩa Mỹ, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21238|Xã Nghĩa Phương, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21244|Xã Nghĩa Lâm, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21244|Xã Nghĩa Sơn, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21244|Xã Nghĩa Thắng, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21250|Xã Nghĩa Kỳ, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21250|Xã Nghĩa Thuận, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21250|Xã Nghĩa Điền, Huyện Tư Nghĩa, Tỉnh Quảng Ngãi
21289|Thị trấn Di Lăng, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21289|Xã Sơn Bao, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21289|Xã Sơn Thượng, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21292|Xã Sơn Hạ, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21292|Xã Sơn Nham, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21292|Xã Sơn Thành, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21307|Xã Sơn Cao, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21307|Xã Sơn Giang, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21307|Xã Sơn Linh, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21319|Xã Sơn Hải, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21319|Xã Sơn Thủy, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21319|Xã Sơn Trung, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21325|Xã Sơn Ba, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21325|Xã Sơn Kỳ, Huyện Sơn Hà, Tỉnh Quảng Ngãi
21334|Xã Sơn Bua, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21334|Xã Sơn Liên, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21334|Xã Sơn Mùa, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21340|Xã Sơn Dung, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21340|Xã Sơn Long, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21340|Xã Sơn Tân, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21343|Xã Sơn Lập, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21343|Xã Sơn Màu, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21343|Xã Sơn Tinh, Huyện Sơn Tây, Tỉnh Quảng Ngãi
21349|Xã Long Mai, Huyện Minh Long, Tỉnh Quảng Ngãi
21349|Xã Long Sơn, Huyện Minh Long, Tỉnh Quảng Ngãi
21361|Xã Long Hiệp, Huyện Minh Long, Tỉnh Quảng Ngãi
21361|Xã Long Môn, Huyện Minh Long, Tỉnh Quảng Ngãi
21361|Xã Thanh An, Huyện Minh Long, Tỉnh Quảng Ngãi
21364|Thị trấn Chợ Chùa, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21364|Xã Hành Thuận, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21364|Xã Hành Trung, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21370|Xã Hành Dũng, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21370|Xã Hành Minh, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21370|Xã Hành Nhân, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21385|Xã Hành Phước, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21385|Xã Hành Thịnh, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21385|Xã Hành Đức, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21388|Xã Hành Thiện, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21388|Xã Hành Tín Tây, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21388|Xã Hành Tín Đông, Huyện Nghĩa Hành, Tỉnh Quảng Ngãi
21400|Thị trấn Mộ Đức, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21400|Xã Đức Hòa, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21400|Xã Đức Phú, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21400|Xã Đức Tân, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21409|Xã Thắng Lợi, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21409|Xã Đức Hiệp, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21409|Xã Đức Nhuận, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21421|Xã Đức Chánh, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21421|Xã Đức Minh, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21421|Xã Đức Thạnh, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21433|Xã Đức Lân, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21433|Xã Đức Phong, Huyện Mộ Đức, Tỉnh Quảng Ngãi
21439|Phường Nguyễn Nghiêm, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21439|Phường Phổ Hòa, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21439|Phường Phổ Minh, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21439|Phường Phổ Ninh, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21439|Phường Phổ Vinh, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21451|Phường Phổ Quang, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21451|Phường Phổ Văn, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21451|Xã Phổ An, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21451|Xã Phổ Thuận, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21457|Xã Phổ Nhơn, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21457|Xã Phổ Phong, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21472|Xã Phổ Cường, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21472|Xã Phổ Khánh, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21478|Phường Phổ Thạnh, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21478|Xã Phổ Châu, Thị xã Đức Phổ, Tỉnh Quảng Ngãi
21484|Thị trấn Ba Tơ, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21484|Xã Ba Bích, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21484|Xã Ba Cung, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21490|Xã Ba Vinh, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21490|Xã Ba Điền, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21496|Xã Ba Liên, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21496|Xã Ba Thành, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21496|Xã Ba Động, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21499|Xã Ba Dinh, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21499|Xã Ba Giang, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21520|Xã Ba Khâm, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21520|Xã Ba Trang, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21523|Xã Ba Lế, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21523|Xã Ba Nam, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21523|Xã Ba Tô, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21529|Xã Ba Ngạc, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21529|Xã Ba Tiêu, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21529|Xã Ba Vì, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21538|Xã Ba Xa, Huyện Ba Tơ, Tỉnh Quảng Ngãi
21553|Phường Nhơn Phú, Thành phố Quy Nhơn, Tỉnh Bình Định
21553|Phường Trần Quang Diệu, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Hải Cảng, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Lê Hồng Phong, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Lê Lợi, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Lý Thường Kiệt, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Thị Nại, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Trần Hưng Đạo, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Trần Phú, Thành phố Quy Nhơn, Tỉnh Bình Định
21583|Phường Đống Đa, Thành phố Quy Nhơn, Tỉnh Bình Định
21589|Phường Bùi Thị Xuân, Thành phố Quy Nhơn, Tỉnh Bình Định
21589|Xã Phước Mỹ, Thành phố Quy Nhơn, Tỉnh Bình Định
21592|Phường Ghềnh Ráng, Thành phố Quy Nhơn, Tỉnh Bình Định
21592|Phường Nguyễn Văn Cừ, Thành phố Quy Nhơn, Tỉnh Bình Định
21592|Phường Ngô Mây, Thành phố Quy Nhơn, Tỉnh Bình Định
21592|Phường Quang Trung, Thành phố Quy Nhơn, Tỉnh Bình Định
21601|Phường Nhơn Bình, Thành phố Quy Nhơn, Tỉnh Bình Định
21601|Xã Nhơn Hải, Thành phố Quy Nhơn, Tỉnh Bình Định
21601|Xã Nhơn Hội, Thành phố Quy Nhơn, Tỉnh Bình Định
21601|Xã Nhơn Lý, Thành phố Quy Nhơn, Tỉnh Bình Định
21607|Xã Nhơn Châu, Thành phố Quy Nhơn, Tỉnh Bình Định
21609|Thị trấn An Lão, Huyện An Lão, Tỉnh Bình Định
21609|Xã An Hưng, Huyện An Lão, Tỉnh Bình Định
21609|Xã An Tân, Huyện An Lão, Tỉnh Bình Định
21616|Xã An Dũng, Huyện An Lão, Tỉnh Bình Định
21616|Xã An Trung, Huyện An Lão, Tỉnh Bình Định
21616|Xã An Vinh, Huyện An Lão, Tỉnh Bình Định
21622|Xã An Nghĩa, Huyện An Lão, Tỉnh Bình Định
21622|Xã An Toàn, Huyện An Lão, Tỉnh Bình Định
21628|Xã An Hòa, Huyện An Lão, Tỉnh Bình Định
21628|Xã An Quang, Huyện An Lão, Tỉnh Bình Định
21637|Phường Tam Quan, Thị xã Hoài Nhơn, Tỉnh Bình Định
21637|Xã Hoài Châu, Thị xã Hoài Nhơn, Tỉnh Bình Định
21640|Phường Bồng Sơn, Thị xã Hoài Nhơn, Tỉnh Bình Định
21640|Phường Hoài Đức, Thị xã Hoài Nhơn, Tỉnh Bình Định
21655|Phường Tam Quan Bắc, Thị xã Hoài Nhơn, Tỉnh Bình Định
21655|Xã Hoài Châu Bắc, Thị xã Hoài Nhơn, Tỉnh Bình Định
21655|Xã Hoài Sơn, Thị xã Hoài Nhơn, Tỉnh Bình Định
21661|Phường Hoài Hảo, Thị xã Hoài Nhơn, Tỉnh Bình Định
21661|Xã Hoài Phú, Thị xã Hoài Nhơn, Tỉnh Bình Định
21664|Phường Hoài Thanh Tây, Thị xã Hoài Nhơn, Tỉnh Bình Định
21664|Phường Hoài Thanh, Thị xã Hoài Nhơn, Tỉnh Bình Định
21664|Phường Tam Quan Nam, Thị xã Hoài Nhơn, Tỉnh Bình Định
21670|Phường Hoài Hương, Thị xã Hoài Nhơn, Tỉnh Bình Định
21670|Xã Hoài Hải, Thị xã Hoài Nhơn, Tỉnh Bình Định
21670|Xã Hoài Mỹ, Thị xã Hoài Nhơn, Tỉnh Bình Định
21673|Phường Hoài Tân, Thị xã Hoài Nhơn, Tỉnh Bình Định
21673|Phường Hoài Xuân, Thị xã Hoài Nhơn, Tỉnh Bình Định
21688|Thị trấn Tăng Bạt Hổ, Huyện Hoài Ân, Tỉnh Bình Định
21688|Xã Ân Phong, Huyện Hoài Ân, Tỉnh Bình Định
21688|Xã Ân Tường Đông, Huyện Hoài Ân, Tỉnh Bình Định
21688|Xã Ân Đức, Huyện Hoài Ân, Tỉnh Bình Định
21697|Xã Ân Hảo Tây, Huyện Hoài Ân, Tỉnh Bình Định
21697|Xã Ân Hảo Đông, Huyện Hoài Ân, Tỉnh Bình Định
21697|Xã Ân Mỹ, Huyện Hoài Ân, Tỉnh Bình Định
21703|Xã Ân Sơn, Huyện Hoài Ân, Tỉnh Bình Định
21703|Xã Ân Thạnh, Huyện Hoài Ân, Tỉnh Bình Định
21703|Xã Ân Tín, Huyện Hoài Ân, Tỉnh Bình Định
21715|Xã Ân Hữu, Huyện Hoài Ân, Tỉnh Bình Định
21715|Xã Ân Tường Tây, Huyện Hoài Ân, Tỉnh Bình Định
21715|Xã Đak Mang, Huyện Hoài Ân, Tỉnh Bình Định
21727|Xã Bok Tới, Huyện Hoài Ân, Tỉnh Bình Định
21727|Xã Ân Nghĩa, Huyện Hoài Ân, Tỉnh Bình Định
21730|Thị trấn Phù Mỹ, Huyện Phù Mỹ, Tỉnh Bình Định
21730|Xã Mỹ Chánh Tây, Huyện Phù Mỹ, Tỉnh Bình Định
21730|Xã Mỹ Quang, Huyện Phù Mỹ, Tỉnh Bình Định
21733|Thị trấn Bình Dương, Huyện Phù Mỹ, Tỉnh Bình Định
21733|Xã Mỹ Lợi, Huyện Phù Mỹ, Tỉnh Bình Định
21733|Xã Mỹ Phong, Huyện Phù Mỹ, Tỉnh Bình Định
21739|Xã Mỹ Châu, Huyện Phù Mỹ, Tỉnh Bình Định
21739|Xã Mỹ Lộc, Huyện Phù Mỹ, Tỉnh Bình Định
21739|Xã Mỹ Đức, Huyện Phù Mỹ, Tỉnh Bình Định
21751|Xã Mỹ An, Huyện Phù Mỹ, Tỉnh Bình Định
21751|Xã Mỹ Thắng, Huyện Phù Mỹ, Tỉnh Bình Định
21751|Xã Mỹ Thọ, Huyện Phù Mỹ, Tỉnh Bình Định
21757|Xã Mỹ Hòa, Huyện Phù Mỹ, Tỉnh Bình Định
21757|Xã Mỹ Trinh, Huyện Phù Mỹ, Tỉnh Bình Định
21769|Xã Mỹ Chánh, Huyện Phù Mỹ, Tỉnh Bình Định
21769|Xã Mỹ Cát, Huyện Phù Mỹ, Tỉnh Bình Định
21769|Xã Mỹ Thành, Huyện Phù Mỹ, Tỉnh Bình Định
21775|Xã Mỹ Hiệp, Huyện Phù Mỹ, Tỉnh Bình Định
21775|Xã Mỹ Tài, Huyện Phù Mỹ, Tỉnh Bình Định
21786|Thị trấn Vĩnh Thạnh, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21786|Xã Vĩnh Hảo, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21787|Xã Vĩnh Kim, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21787|Xã Vĩnh Sơn, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21796|Xã Vĩnh Hiệp, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21796|Xã Vĩnh Thịnh, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21805|Xã Vĩnh Hòa, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21805|Xã Vĩnh Quang, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21805|Xã Vĩnh Thuận, Huyện Vĩnh Thạnh, Tỉnh Bình Định
21808|Thị trấn Phú Phong, Huyện Tây Sơn, Tỉnh Bình Định
21808|Xã Bình Nghi, Huyện Tây Sơn, Tỉnh Bình Định
21808|Xã Tây Xuân, Huyện Tây Sơn, Tỉnh Bình Định
21817|Xã Bình Thuận, Huyện Tây Sơn, Tỉnh Bình Định
21817|Xã Bình Tân, Huyện Tây Sơn, Tỉnh Bình Định
21817|Xã Tây An, Huyện Tây Sơn, Tỉnh Bình Định
21820|Xã Tây Giang, Huyện Tây Sơn, Tỉnh Bình Định
21820|Xã Tây Thuận, Huyện Tây Sơn, Tỉnh Bình Định
21829|Xã Bình Hòa, Huyện Tây Sơn, Tỉnh Bình Định
21829|Xã Bình Thành, Huyện Tây Sơn, Tỉnh Bình Định
21829|Xã Tây Bình, Huyện Tây Sơn, Tỉnh Bình Định
21829|Xã Tây Vinh, Huyện Tây Sơn, Tỉnh Bình Định
21835|Xã Bình Tường, Huyện Tây Sơn, Tỉnh Bình Định
21835|Xã Tây Phú, Huyện Tây Sơn, Tỉnh Bình Định
21835|Xã Vĩnh An, Huyện Tây Sơn, Tỉnh Bình Định
21853|Thị trấn Ngô Mây, Huyện Phù Cát, Tỉnh Bình Định
21853|Xã Cát Trinh, Huyện Phù Cát, Tỉnh Bình Định
21853|Xã Cát Tân, Huyện Phù Cát, Tỉnh Bình Định
21859|Thị trấn Cát Khánh, Huyện Phù Cát, Tỉnh Bình Định
21859|Xã Cát Minh, Huyện Phù Cát, Tỉnh Bình Định
21859|Xã Cát Tài, Huyện Phù Cát, Tỉnh Bình Định
21868|Xã Cát Lâm, Huyện Phù Cát, Tỉnh Bình Định
21868|Xã Cát Sơn, Huyện Phù Cát, Tỉnh Bình Định
21871|Xã Cát Hanh, Huyện Phù Cát, Tỉnh Bình Định
21871|Xã Cát Hiệp, Huyện Phù Cát, Tỉnh Bình Định
21880|Thị trấn Cát Tiến, Huyện Phù Cát, Tỉnh Bình Định
21880|Xã Cát Hải, Huyện Phù Cát, Tỉnh Bình Định
21880|Xã Cát Thành, Huyện Phù Cát, Tỉnh Bình Định
21892|Xã Cát Nhơn, Huyện Phù Cát, Tỉnh Bình Định
21892|Xã Cát Tường, Huyện Phù Cát, Tỉnh Bình Định
21901|Xã Cát Chánh, Huyện Phù Cát, Tỉnh Bình Định
21901|Xã Cát Hưng, Huyện Phù Cát, Tỉnh Bình Định
21901|Xã Cát Thắng, Huyện Phù Cát, Tỉnh Bình Định
21907|Phường Bình Định, Thị xã An Nhơn, Tỉnh Bình Định
21907|Xã Nhơn Khánh, Thị xã An Nhơn, Tỉnh Bình Định
21907|Xã Nhơn Phúc, Thị xã An Nhơn, Tỉnh Bình Định
21910|Phường Đập Đá, Thị xã An Nhơn, Tỉnh Bình Định
21910|Xã Nhơn Hậu, Thị xã An Nhơn, Tỉnh Bình Định
21910|Xã Nhơn Mỹ, Thị xã An Nhơn, Tỉnh Bình Định
21925|Phường Nhơn Thành, Thị xã An Nhơn, Tỉnh Bình Định
21925|Xã Nhơn Hạnh, Thị xã An Nhơn, Tỉnh Bình Định
21925|Xã Nhơn Phong, Thị xã An Nhơn, Tỉnh Bình Định
21934|Phường Nhơn Hưng, Thị xã An Nhơn, Tỉnh Bình Định
21934|Xã Nhơn An, Thị xã An Nhơn, Tỉnh Bình Định
21940|Xã Nhơn Lộc, Thị xã An Nhơn, Tỉnh Bình Định
21940|Xã Nhơn Tân, Thị xã An Nhơn, Tỉnh Bình Định
21943|Phường Nhơn Hoà, Thị xã An Nhơn, Tỉnh Bình Định
21943|Xã Nhơn Thọ, Thị xã An Nhơn, Tỉnh Bình Định
21952|Thị trấn Diêu Trì, Huyện Tuy Phước, Tỉnh Bình Định
21952|Thị trấn Tuy Phước, Huyện Tuy Phước, Tỉnh Bình Định
21952|Xã Phước Lộc, Huyện Tuy Phước, Tỉnh Bình Định
21952|Xã Phước Nghĩa, Huyện Tuy Phước, Tỉnh Bình Định
21952|Xã Phước Thuận, Huyện Tuy Phước, Tỉnh Bình Định
21964|Xã Phước Hiệp, Huyện Tuy Phước, Tỉnh Bình Định
21964|Xã Phước Hưng, Huyện Tuy Phước, Tỉnh Bình Định
21964|Xã Phước Quang, Huyện Tuy Phước, Tỉnh Bình Định
21970|Xã Phước Hòa, Huyện Tuy Phước, Tỉnh Bình Định
21970|Xã Phước Sơn, Huyện Tuy Phước, Tỉnh Bình Định
21970|Xã Phước Thắng, Huyện Tuy Phước, Tỉnh Bình Định
21985|Xã Phước An, Huyện Tuy Phước, Tỉnh Bình Định
21985|Xã Phước Thành, Huyện Tuy Phước, Tỉnh Bình Định
21994|Thị trấn Vân Canh, Huyện Vân Canh, Tỉnh Bình Định
21994|Xã Canh Hòa, Huyện Vân Canh, Tỉnh Bình Định
21994|Xã Canh Thuận, Huyện Vân Canh, Tỉnh Bình Định
21997|Xã Canh Liên, Huyện Vân Canh, Tỉnh Bình Định
22006|Xã Canh Hiển, Huyện Vân Canh, Tỉnh Bình Định
22006|Xã Canh Hiệp, Huyện Vân Canh, Tỉnh Bình Định
22006|Xã Canh Vinh, Huyện Vân Canh, Tỉnh Bình Định
22015|Phường 1, Thành phố Tuy Hoà, Tỉnh Phú Yên
22015|Phường 2, Thành phố Tuy Hoà, Tỉnh Phú Yên
22015|Phường 3, Thành phố Tuy Hòa, Tỉnh Phú Yên
22015|Phường 4, Thành phố Tuy Hoà, Tỉnh Phú Yên
22015|Phường 5, Thành phố Tuy Hoà, Tỉnh Phú Yên
22015|Phường 6, Thành phố Tuy Hòa, Tỉnh Phú Yên
22015|Phường 7, Thành phố Tuy Hoà, Tỉnh Phú Yên
22015|Phường 8, Thành phố Tuy Hòa, Tỉnh Phú Yên
22015|Phường 9, Thành phố Tuy Hòa, Tỉnh Phú Yên
22015|Xã Bình Ngọc, Thành phố Tuy Hòa, Tỉnh Phú Yên
22015|Xã Hòa An, Huyện Phú Hoà, Tỉnh Phú Yên
22045|Phường 9, Thành phố Tuy Hoà, Tỉnh Phú Yên
22045|Xã An Phú, Thành phố Tuy Hoà, Tỉnh Phú Yên
22045|Xã Bình Kiến, Thành phố Tuy Hoà, Tỉnh Phú Yên
22045|Xã Hòa Kiến, Thành phố Tuy Hoà, Tỉnh Phú Yên
22051|Phường Xuân Phú, Thị xã Sông Cầu, Tỉnh Phú Yên
22051|Phường Xuân Yên, Thị xã Sông Cầu, Tỉnh Phú Yên
22051|Xã Xuân Phương, Thị xã Sông Cầu, Tỉnh Phú Yên
22051|Xã Xuân Thịnh, Thị xã Sông Cầu, Tỉnh Phú Yên
22057|Xã Xuân Hải, Thị xã Sông Cầu, Tỉnh Phú Yên
22057|Xã Xuân Lộc, Thị xã Sông Cầu, Tỉnh Phú Yên
22060|Xã Xuân Bình, Thị xã Sông Cầu, Tỉnh Phú Yên
22060|Xã Xuân Cảnh, Thị xã Sông Cầu, Tỉnh Phú Yên
22075|Xã Xuân Lâm, Thị xã Sông Cầu, Tỉnh Phú Yên
22075|Xã Xuân Thọ 1, Thị xã Sông Cầu, Tỉnh Phú Yên
22075|Xã Xuân Thọ 2, Thị xã Sông Cầu, Tỉnh Phú Yên
22076|Phường Xuân Thành, Thị xã Sông Cầu, Tỉnh Phú Yên
22076|Phường Xuân Đài, Thị xã Sông Cầu, Tỉnh Phú Yên
22081|Thị trấn La Hai, Huyện Đồng Xuân, Tỉnh Phú Yên
22081|Xã Xuân Long, Huyện Đồng Xuân, Tỉnh Phú Yên
22081|Xã Xuân Quang 2, Huyện Đồng Xuân, Tỉnh Phú Yên
22081|Xã Xuân Sơn Bắc, Huyện Đồng Xuân, Tỉnh Phú Yên
22081|Xã Xuân Sơn Nam, Huyện Đồng Xuân, Tỉnh Phú Yên
22090|Xã Xuân Lãnh, Huyện Đồng Xuân, Tỉnh Phú Yên
22090|Xã Đa Lộc, Huyện Đồng Xuân, Tỉnh Phú Yên
22096|Xã Phú Mỡ, Huyện Đồng Xuân, Tỉnh Phú Yên
22096|Xã Xuân Quang 1, Huyện Đồng Xuân, Tỉnh Phú Yên
22111|Xã Xuân Phước, Huyện Đồng Xuân, Tỉnh Phú Yên
22111|Xã Xuân Quang 3, Huyện Đồng Xuân, Tỉnh Phú Yên
22114|Thị trấn Chí Thạnh, Huyện Tuy An, Tỉnh Phú Yên
22114|Xã An Dân, Huyện Tuy An, Tỉnh Phú Yên
22114|Xã An Định, Huyện Tuy An, Tỉnh Phú Yên
22120|Xã An Ninh Tây, Huyện Tuy An, Tỉnh Phú Yên
22120|Xã An Ninh Đông, Huyện Tuy An, Tỉnh Phú Yên
22120|Xã An Thạch, Huyện Tuy An, Tỉnh Phú Yên
22132|Xã An Lĩnh, Huyện Tuy An, Tỉnh Phú Yên
22132|Xã An Nghiệp, Huyện Tuy An, Tỉnh Phú Yên
22132|Xã An Xuân, Huyện Tuy An, Tỉnh Phú Yên
22147|Xã An Cư, Huyện Tuy An, Tỉnh Phú Yên
22147|Xã An Hiệp, Huyện Tuy An, Tỉnh Phú Yên
22147|Xã An Hòa Hải, Huyện Tuy An, Tỉnh Phú Yên
22153|Xã An Chấn, Huyện Tuy An, Tỉnh Phú Yên
22153|Xã An Mỹ, Huyện Tuy An, Tỉnh Phú Yên
22153|Xã An Thọ, Huyện Tuy An, Tỉnh Phú Yên
22165|Thị trấn Củng Sơn, Huyện Sơn Hòa, Tỉnh Phú Yên
22165|Xã Suối Bạc, Huyện Sơn Hòa, Tỉnh Phú Yên
22165|Xã Sơn Hà, Huyện Sơn Hòa, Tỉnh Phú Yên
22165|Xã Sơn Nguyên, Huyện Sơn Hòa, Tỉnh Phú Yên
22165|Xã Sơn Phước, Huyện Sơn Hòa, Tỉnh Phú Yên
22171|Xã Cà Lúi, Huyện Sơn Hòa, Tỉnh Phú Yên
22171|Xã Phước Tân, Huyện Sơn Hòa, Tỉnh Phú Yên
22171|Xã Sơn Hội, Huyện Sơn Hòa, Tỉnh Phú Yên
22177|Xã Sơn Long, Huyện Sơn Hòa, Tỉnh Phú Yên
22177|Xã Sơn Xuân, Huyện Sơn Hòa, Tỉnh Phú Yên
22177|Xã Sơn Định, Huyện Sơn Hòa, Tỉnh Phú Yên
22192|Xã Eachà Rang, Huyện Sơn Hòa, Tỉnh Phú Yên
22192|Xã Krông Pa, Huyện Sơn Hòa, Tỉnh Phú Yên
22192|Xã Suối Trai, Huyện Sơn Hòa, Tỉnh Phú Yên
22207|Thị trấn Hai Riêng, Huyện Sông Hinh, Tỉnh Phú Yên
22207|Xã EaBia, Huyện Sông Hinh, Tỉnh Phú Yên
22207|Xã EaTrol, Huyện Sông Hinh, Tỉnh Phú Yên
22207|Xã Sông Hinh, Huyện Sông Hinh, Tỉnh Phú Yên
22222|Xã Sơn Giang, Huyện Sông Hinh, Tỉnh Phú Yên
22222|Xã Đức Bình Tây, Huyện Sông Hinh, Tỉnh Phú Yên
22222|Xã Đức Bình Đông, Huyện Sông Hinh, Tỉnh Phú Yên
22225|Xã Ea Bá, Huyện Sông Hinh, Tỉnh Phú Yên
22225|Xã EaBar, Huyện Sông Hinh, Tỉnh Phú Yên
22237|Xã Ea Lâm, Huyện Sông Hinh, Tỉnh Phú Yên
22237|Xã Ealy, Huyện Sông Hinh, Tỉnh Phú Yên
22240|Phường Phú Lâm, Thành phố Tuy Hoà, Tỉnh Phú Yên
22240|Phường Phú Thạnh, Thành phố Tuy Hoà, Tỉnh Phú Yên
22240|Phường Phú Đông, Thành phố Tuy Hoà, Tỉnh Phú Yên
22240|Xã Hòa Thành, Thị xã Đông Hòa, Tỉnh Phú Yên
22250|Xã Hòa Phú, Huyện Tây Hoà, Tỉnh Phú Yên
22250|Xã Sơn Thành Tây, Huyện Tây Hoà, Tỉnh Phú Yên
22250|Xã Sơn Thành Đông, Huyện Tây Hoà, Tỉnh Phú Yên
22255|Thị trấn Phú Thứ, Huyện Tây Hoà, Tỉnh Phú Yên
22255|Xã Hòa Bình 1, Huyện Tây Hoà, Tỉnh Phú Yên
22255|Xã Hòa Phong, Huyện Tây Hoà, Tỉnh Phú Yên
22255|Xã Hòa Tân Tây, Huyện Tây Hoà, Tỉnh Phú Yên
22258|Phường Hoà Vinh, Thị xã Đông Hòa, Tỉnh Phú Yên
22258|Phường Hòa Xuân Tây, Thị xã Đông Hòa, Tỉnh Phú Yên
22258|Xã Hòa Tân Đông, Thị xã Đông Hòa, Tỉnh Phú Yên
22261|Phường Hoà Hiệp Trung, Thị xã Đông Hòa, Tỉnh Phú Yên
22261|Phường Hòa Hiệp Bắc, Thị xã Đông Hòa, Tỉnh Phú Yên
22261|Phường Hòa Hiệp Nam, Thị xã Đông Hòa, Tỉnh Phú Yên
22276|Xã Hòa Thịnh, Huyện Tây Hoà, Tỉnh Phú Yên
22276|Xã Hòa Đồng, Huyện Tây Hoà, Tỉnh Phú Yên
22285|Xã Hòa Mỹ Tây, Huyện Tây Hoà, Tỉnh Phú Yên
22285|Xã Hòa Mỹ Đông, Huyện Tây Hoà, Tỉnh Phú Yên
22291|Xã Hòa Tâm, Thị xã Đông Hòa, Tỉnh Phú Yên
22291|Xã Hòa Xuân Nam, Thị xã Đông Hòa, Tỉnh Phú Yên
22291|Xã Hòa Xuân Đông, Thị xã Đông Hòa, Tỉnh Phú Yên
22303|Xã Hòa Quang Bắc, Huyện Phú Hoà, Tỉnh Phú Yên
22303|Xã Hòa Quang Nam, Huyện Phú Hoà, Tỉnh Phú Yên
22303|Xã Hòa Trị, Huyện Phú Hoà, Tỉnh Phú Yên
22319|Thị trấn Phú Hoà, Huyện Phú Hoà, Tỉnh Phú Yên
22319|Xã Hòa Hội, Huyện Phú Hoà, Tỉnh Phú Yên
22319|Xã Hòa Thắng, Huyện Phú Hoà, Tỉnh Phú Yên
22319|Xã Hòa Định Tây, Huyện Phú Hoà, Tỉnh Phú Yên
22319|Xã Hòa Định Đông, Huyện Phú Hoà, Tỉnh Phú Yên
22333|Phường Vĩnh Hòa, Thành phố Nha Trang, Tỉnh Khánh Hòa
22333|Phường Vĩnh Hải, Thành phố Nha Trang, Tỉnh Khánh Hòa
22333|Phường Vĩnh Phước, Thành phố Nha Trang, Tỉnh Khánh Hòa
22333|Phường Vĩnh Thọ, Thành phố Nha Trang, Tỉnh Khánh Hòa
22333|Xã Vĩnh Lương, Thành phố Nha Trang, Tỉnh Khánh Hòa
22333|Xã Vĩnh Phương, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Lộc Thọ, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Phước Hòa, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Phước Tiến, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Phước Tân, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Tân Lập, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Tân Tiến, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Vĩnh Nguyên, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Vạn Thạnh, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Vạn Thắng, Thành phố Nha Trang, Tỉnh Khánh Hòa
22366|Phường Xương Huân, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Phường Ngọc Hiệp, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Phường Phương Sài, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Phường Phương Sơn, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Xã Vĩnh Hiệp, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Xã Vĩnh Ngọc, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Xã Vĩnh Thạnh, Thành phố Nha Trang, Tỉnh Khánh Hòa
22390|Xã Vĩnh Trung, Thành phố Nha Trang, Tỉnh Khánh Hòa
22402|Phường Phước Hải, Thành phố Nha Trang, Tỉnh Khánh Hòa
22402|Phường Phước Long, Thành phố Nha Trang, Tỉnh Khánh Hòa
22402|Phường Vĩnh Trường, Thành phố Nha Trang, Tỉnh Khánh Hòa
22402|Xã Phước Đồng, Thành phố Nha Trang, Tỉnh Khánh Hòa
22402|Xã Vĩnh Thái, Thành phố Nha Trang, Tỉnh Khánh Hòa
22411|Phường Cam Nghĩa, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22411|Phường Cam Phúc Bắc, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22411|Xã Cam Thành Nam, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22420|Phường Cam Lộc, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22420|Phường Cam Phú, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22420|Phường Cam Phúc Nam, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22423|Phường Ba Ngòi, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22423|Xã Cam Phước Đông, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22432|Phường Cam Linh, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22432|Phường Cam Lợi, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22432|Phường Cam Thuận, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22435|Xã Cam Hiệp Bắc, Huyện Cam Lâm, Tỉnh Khánh Hòa
22435|Xã Cam Hiệp Nam, Huyện Cam Lâm, Tỉnh Khánh Hòa
22435|Xã Cam Tân, Huyện Cam Lâm, Tỉnh Khánh Hòa
22435|Xã Sơn Tân, Huyện Cam Lâm, Tỉnh Khánh Hòa
22453|Thị trấn Cam Đức, Huyện Cam Lâm, Tỉnh Khánh Hòa
22453|Xã Cam Hải Tây, Huyện Cam Lâm, Tỉnh Khánh Hòa
22453|Xã Cam Hải Đông, Huyện Cam Lâm, Tỉnh Khánh Hòa
22453|Xã Cam Thành Bắc, Huyện Cam Lâm, Tỉnh Khánh Hòa
22465|Xã Cam An Bắc, Huyện Cam Lâm, Tỉnh Khánh Hòa
22465|Xã Cam An Nam, Huyện Cam Lâm, Tỉnh Khánh Hòa
22465|Xã Cam Phước Tây, Huyện Cam Lâm, Tỉnh Khánh Hòa
22480|Xã Cam Bình, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22480|Xã Cam Lập, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22480|Xã Cam Thịnh Tây, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22480|Xã Cam Thịnh Đông, Thành phố Cam Ranh, Tỉnh Khánh Hòa
22489|Thị trấn Vạn Giã, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22489|Xã Vạn Lương, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22489|Xã Vạn Phú, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22498|Xã Vạn Khánh, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22498|Xã Vạn Long, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22498|Xã Vạn Phước, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22504|Xã Vạn Thạnh, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22504|Xã Vạn Thọ, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22504|Xã Đại Lãnh, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22516|Xã Vạn Bình, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22516|Xã Vạn Thắng, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22525|Xã Vạn Hưng, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22525|Xã Xuân Sơn, Huyện Vạn Ninh, Tỉnh Khánh Hòa
22528|Phường Ninh Hiệp, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22528|Phường Ninh Đa, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22528|Xã Ninh Phụng, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22528|Xã Ninh Đông, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22546|Xã Ninh An, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22546|Xã Ninh Sơn, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22546|Xã Ninh Thọ, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22552|Xã Ninh Sim, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22552|Xã Ninh Tây, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22558|Xã Ninh Thân, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22558|Xã Ninh Thượng, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22558|Xã Ninh Trung, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22561|Phường Ninh Diêm, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22561|Phường Ninh Hải, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22561|Phường Ninh Thủy, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22561|Xã Ninh Phước, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22561|Xã Ninh Vân, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22576|Xã Ninh Bình, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22576|Xã Ninh Quang, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22576|Xã Ninh Xuân, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22591|Phường Ninh Giang, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22591|Phường Ninh Hà, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22591|Xã Ninh Phú, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22597|Xã Ninh Hưng, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22597|Xã Ninh Lộc, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22597|Xã Ninh Tân, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22597|Xã Ninh Ích, Thị xã Ninh Hòa, Tỉnh Khánh Hòa
22609|Thị trấn Khánh Vĩnh, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22609|Xã Khánh Phú, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22609|Xã Sông Cầu, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22612|Xã Khánh Hiệp, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22612|Xã Khánh Trung, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22615|Xã Khánh Bình, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22615|Xã Khánh Đông, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22624|Xã Giang Ly, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22624|Xã Khánh Nam, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22624|Xã Khánh Thượng, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22648|Xã Cầu Bà, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22648|Xã Khánh Thành, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22648|Xã Liên Sang, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22648|Xã Sơn Thái, Huyện Khánh Vĩnh, Tỉnh Khánh Hòa
22651|Thị trấn Diên Khánh, Huyện Diên Khánh, Tỉnh Khánh Hòa
22651|Xã Diên An, Huyện Diên Khánh, Tỉnh Khánh Hòa
22651|Xã Diên Toàn, Huyện Diên Khánh, Tỉnh Khánh Hòa
22657|Xã Diên Phú, Huyện Diên Khánh, Tỉnh Khánh Hòa
22657|Xã Diên Sơn, Huyện Diên Khánh, Tỉnh Khánh Hòa
22657|Xã Diên Điền, Huyện Diên Khánh, Tỉnh Khánh Hòa
22660|Xã Diên Lâm, Huyện Diên Khánh, Tỉnh Khánh Hòa
22660|Xã Xuân Đồng, Huyện Diên Khánh, Tỉnh Khánh Hòa
22672|Xã Diên Phước, Huyện Diên Khánh, Tỉnh Khánh Hòa
22672|Xã Diên Thọ, Huyện Diên Khánh, Tỉnh Khánh Hòa
22672|Xã Diên Tân, Huyện Diên Khánh, Tỉnh Khánh Hòa
22678|Xã Diên Hòa, Huyện Diên Khánh, Tỉnh Khánh Hòa
22678|Xã Diên Lạc, Huyện Diên Khánh, Tỉnh Khánh Hòa
22678|Xã Diên Thạnh, Huyện Diên Khánh, Tỉnh Khánh Hòa
22702|Xã Bình Lộc, Huyện Diên Khánh, Tỉnh Khánh Hòa
22702|Xã Suối Hiệp, Huyện Diên Khánh, Tỉnh Khánh Hòa
22702|Xã Suối Tiên, Huyện Diên Khánh, Tỉnh Khánh Hòa
22708|Xã Cam Hòa, Huyện Cam Lâm, Tỉnh Khánh Hòa
22708|Xã Suối Cát, Huyện Cam Lâm, Tỉnh Khánh Hòa
22708|Xã Suối Tân, Huyện Cam Lâm, Tỉnh Khánh Hòa
22714|Thị trấn Tô Hạp, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22714|Xã Sơn Bình, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22714|Xã Sơn Hiệp, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22720|Xã Sơn Lâm, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22720|Xã Thành Sơn, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22732|Xã Ba Cụm Bắc, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22732|Xã Ba Cụm Nam, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22732|Xã Sơn Trung, Huyện Khánh Sơn, Tỉnh Khánh Hòa
22736|Thị trấn Trường Sa, Huyện Trường Sa, Tỉnh Khánh Hòa
22736|Xã Sinh Tồn, Huyện Trường Sa, Tỉnh Khánh Hòa
22736|Xã Song Tử Tây, Huyện Trường Sa, Tỉnh Khánh Hòa
22738|Phường Đô Vinh, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22738|Xã Nhơn Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22741|Phường Bảo An, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22741|Phường Phước Mỹ, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22741|Xã Thành Hải, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22759|Phường Kinh Dinh, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22759|Phường Phủ Hà, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22759|Phường Đài Sơn, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22759|Phường Đạo Long, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22780|Phường Mỹ Bình, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22780|Phường Mỹ Hải, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22780|Phường Mỹ Đông, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22780|Phường Đông Hải, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22786|Xã Phước Bình, Huyện Bác Ái, Tỉnh Ninh Thuận
22786|Xã Phước Hòa, Huyện Bác Ái, Tỉnh Ninh Thuận
22786|Xã Phước Tân, Huyện Bác Ái, Tỉnh Ninh Thuận
22795|Xã Phước Chính, Huyện Bác Ái, Tỉnh Ninh Thuận
22795|Xã Phước Thắng, Huyện Bác Ái, Tỉnh Ninh Thuận
22795|Xã Phước Tiến, Huyện Bác Ái, Tỉnh Ninh Thuận
22801|Xã Phước Thành, Huyện Bác Ái, Tỉnh Ninh Thuận
22801|Xã Phước Đại, Huyện Bác Ái, Tỉnh Ninh Thuận
22810|Thị trấn Tân Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22810|Xã Quảng Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22813|Xã Lâm Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22813|Xã Lương Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22822|Xã Mỹ Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22822|Xã Phước Trung, Huyện Bác Ái, Tỉnh Ninh Thuận
22828|Xã Hòa Sơn, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22828|Xã Ma Nới, Huyện Ninh Sơn, Tỉnh Ninh Thuận
22834|Phường Văn Hải, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận
22834|Thị trấn Khánh Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22840|Xã Công Hải, Huyện Thuận Bắc, Tỉnh Ninh Thuận
22840|Xã Phước Chiến, Huyện Thuận Bắc, Tỉnh Ninh Thuận
22846|Xã Nhơn Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22846|Xã Thanh Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22846|Xã Vĩnh Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22849|Xã Bắc Phong, Huyện Thuận Bắc, Tỉnh Ninh Thuận
22849|Xã Lợi Hải, Huyện Thuận Bắc, Tỉnh Ninh Thuận
22849|Xã Phước Kháng, Huyện Thuận Bắc, Tỉnh Ninh Thuận
22852|Xã Bắc Sơn, Huyện Thuận Bắc, Tỉnh Ninh Thuận
22852|Xã Phương Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22852|Xã Tri Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22861|Xã Hộ Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22861|Xã Tân Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22861|Xã Xuân Hải, Huyện Ninh Hải, Tỉnh Ninh Thuận
22870|Thị trấn Phước Dân, Huyện Ninh Phước, Tỉnh Ninh Thuận
22870|Xã Phước Hải, Huyện Ninh Phước, Tỉnh Ninh Thuận
22870|Xã Phước Thuận, Huyện Ninh Phước, Tỉnh Ninh Thuận
22873|Xã Phước Hậu, Huyện Ninh Phước, Tỉnh Ninh Thuận
22873|Xã Phước Sơn, Huyện Ninh Phước, Tỉnh Ninh Thuận
22873|Xã Phước Vinh, Huyện Ninh Phước, Tỉnh Ninh Thuận
22888|Xã An Hải, Huyện Ninh Phước, Tỉnh Ninh Thuận
22888|Xã Phước Dinh, Huyện Thuận Nam, Tỉnh Ninh Thuận
22891|Xã Phước Hữu, Huyện Ninh Phước, Tỉnh Ninh Thuận
22891|Xã Phước Thái, Huyện Ninh Phước, Tỉnh Ninh Thuận
22897|Xã Phước Minh, Huyện Thuận Nam, Tỉnh Ninh Thuận
22897|Xã Phước Nam, Huyện Thuận Nam, Tỉnh Ninh Thuận
22897|Xã Phước Ninh, Huyện Thuận Nam, Tỉnh Ninh Thuận
22900|Xã Nhị Hà, Huyện Thuận Nam, Tỉnh Ninh Thuận
22900|Xã Phước Hà, Huyện Thuận Nam, Tỉnh Ninh Thuận
22909|Xã Cà Ná, Huyện Thuận Nam, Tỉnh Ninh Thuận
22909|Xã Phước Diêm, Huyện Thuận Nam, Tỉnh Ninh Thuận
22918|Phường Hàm Tiến, Thành phố Phan Thiết, Tỉnh Bình Thuận
22918|Phường Mũi Né, Thành phố Phan Thiết, Tỉnh Bình Thuận
22918|Xã Thiện Nghiệp, Thành phố Phan Thiết, Tỉnh Bình Thuận
22924|Phường Phú Hài, Thành phố Phan Thiết, Tỉnh Bình Thuận
22924|Phường Phú Thủy, Thành phố Phan Thiết, Tỉnh Bình Thuận
22924|Phường Thanh Hải, Thành phố Phan Thiết, Tỉnh Bình Thuận
22933|Phường Xuân An, Thành phố Phan Thiết, Tỉnh Bình Thuận
22933|Thị trấn Phú Long, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
22933|Xã Hàm Thắng, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
22945|Phường Bình Hưng, Thành phố Phan Thiết, Tỉnh Bình Thuận
22945|Phường Lạc Đạo, Thành phố Phan Thiết, Tỉnh Bình Thuận
22945|Phường Phú Trinh, Thành phố Phan Thiết, Tỉnh Bình Thuận
22954|Phường Đức Long, Thành phố Phan Thiết, Tỉnh Bình Thuận
22954|Xã Tiến Thành, Thành phố Phan Thiết, Tỉnh Bình Thuận
22960|Phường Phú Tài, Thành phố Phan Thiết, Tỉnh Bình Thuận
22960|Xã Hàm Hiệp, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
22960|Xã Phong Nẫm, Thành phố Phan Thiết, Tỉnh Bình Thuận
22963|Xã Hàm Mỹ, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
22963|Xã Tiến Lợi, Thành phố Phan Thiết, Tỉnh Bình Thuận
22969|Thị trấn Liên Hương, Huyện Tuy Phong, Tỉnh Bình Thuận
22969|Xã Bình Thạnh, Huyện Tuy Phong, Tỉnh Bình Thuận
22969|Xã Phú Lạc, Huyện Tuy Phong, Tỉnh Bình Thuận
22969|Xã Phước Thể, Huyện Tuy Phong, Tỉnh Bình Thuận
22972|Thị trấn Phan Rí Cửa, Huyện Tuy Phong, Tỉnh Bình Thuận
22972|Xã Chí Công, Huyện Tuy Phong, Tỉnh Bình Thuận
22972|Xã Hòa Minh, Huyện Tuy Phong, Tỉnh Bình Thuận
22978|Xã Phan Dũng, Huyện Tuy Phong, Tỉnh Bình Thuận
22978|Xã Phong Phú, Huyện Tuy Phong, Tỉnh Bình Thuận
22981|Xã Vĩnh Hảo, Huyện Tuy Phong, Tỉnh Bình Thuận
22981|Xã Vĩnh Tân, Huyện Tuy Phong, Tỉnh Bình Thuận
23005|Thị trấn Chợ Lầu, Huyện Bắc Bình, Tỉnh Bình Thuận
23005|Xã Phan Hiệp, Huyện Bắc Bình, Tỉnh Bình Thuận
23005|Xã Phan Hòa, Huyện Bắc Bình, Tỉnh Bình Thuận
23005|Xã Phan Rí Thành, Huyện Bắc Bình, Tỉnh Bình Thuận
23008|Xã Phan Lâm, Huyện Bắc Bình, Tỉnh Bình Thuận
23008|Xã Phan Sơn, Huyện Bắc Bình, Tỉnh Bình Thuận
23020|Xã Bình An, Huyện Bắc Bình, Tỉnh Bình Thuận
23020|Xã Hải Ninh, Huyện Bắc Bình, Tỉnh Bình Thuận
23020|Xã Phan Điền, Huyện Bắc Bình, Tỉnh Bình Thuận
23023|Xã Bình Tân, Huyện Bắc Bình, Tỉnh Bình Thuận
23023|Xã Phan Tiến, Huyện Bắc Bình, Tỉnh Bình Thuận
23023|Xã Sông Lũy, Huyện Bắc Bình, Tỉnh Bình Thuận
23032|Thị trấn Lương Sơn, Huyện Bắc Bình, Tỉnh Bình Thuận
23032|Xã Sông Bình, Huyện Bắc Bình, Tỉnh Bình Thuận
23041|Xã Hồng Thái, Huyện Bắc Bình, Tỉnh Bình Thuận
23041|Xã Phan Thanh, Huyện Bắc Bình, Tỉnh Bình Thuận
23053|Xã Hòa Thắng, Huyện Bắc Bình, Tỉnh Bình Thuận
23053|Xã Hồng Phong, Huyện Bắc Bình, Tỉnh Bình Thuận
23059|Thị trấn Ma Lâm, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23059|Xã Hàm Đức, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23059|Xã Thuận Minh, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23065|Xã La Dạ, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23065|Xã Đa Mi, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23074|Xã Đông Giang, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23074|Xã Đông Tiến, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23086|Xã Hồng Liêm, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23086|Xã Hồng Sơn, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23089|Xã Hàm Phú, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23089|Xã Hàm Trí, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23089|Xã Thuận Hòa, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23095|Xã Hàm Chính, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23095|Xã Hàm Liêm, Huyện Hàm Thuận Bắc, Tỉnh Bình Thuận
23110|Thị trấn Thuận Nam, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23110|Xã Hàm Minh, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23122|Xã Hàm Cần, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23122|Xã Hàm Thạnh, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23122|Xã Mỹ Thạnh, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23128|Xã Hàm Cường, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23128|Xã Hàm Kiệm, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23128|Xã Mương Mán, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23134|Xã Sông Phan, Huyện Hàm Tân, Tỉnh Bình Thuận
23134|Xã Tân Lập, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23143|Xã Thuận Quí, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23143|Xã Tân Thuận, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23143|Xã Tân Thành, Huyện Hàm Thuận Nam, Tỉnh Bình Thuận
23149|Thị trấn Lạc Tánh, Huyện Tánh Linh, Tỉnh Bình Thuận
23149|Xã Gia An, Huyện Tánh Linh, Tỉnh Bình Thuận
23149|Xã Đức Thuận, Huyện Tánh Linh, Tỉnh Bình Thuận
23152|Xã Bắc Ruộng, Huyện Tánh Linh, Tỉnh Bình Thuận
23152|Xã Măng Tố, Huyện Tánh Linh, Tỉnh Bình Thuận
23158|Xã Nghị Đức, Huyện Tánh Linh, Tỉnh Bình Thuận
23158|Xã Đức Phú, Huyện Tánh Linh, Tỉnh Bình Thuận
23173|Xã Huy Khiêm, Huyện Tánh Linh, Tỉnh Bình Thuận
23173|Xã La Ngâu, Huyện Tánh Linh, Tỉnh Bình Thuận
23173|Xã Đồng Kho, Huyện Tánh Linh, Tỉnh Bình Thuận
23173|Xã Đức Bình, Huyện Tánh Linh, Tỉnh Bình Thuận
23188|Xã Gia Huynh, Huyện Tánh Linh, Tỉnh Bình Thuận
23188|Xã Suối Kiết, Huyện Tánh Linh, Tỉnh Bình Thuận
23191|Thị trấn Võ Xu, Huyện Đức Linh, Tỉnh Bình Thuận
23191|Xã Nam Chính, Huyện Đức Linh, Tỉnh Bình Thuận
23191|Xã Vũ Hoà, Huyện Đức Linh, Tỉnh Bình Thuận
23194|Thị trấn Đức Tài, Huyện Đức Linh, Tỉnh Bình Thuận
23194|Xã Đức Hạnh, Huyện Đức Linh, Tỉnh Bình Thuận
23194|Xã Đức Tín, Huyện Đức Linh, Tỉnh Bình Thuận
23200|Xã Mê Pu, Huyện Đức Linh, Tỉnh Bình Thuận
23200|Xã Sùng Nhơn, Huyện Đức Linh, Tỉnh Bình Thuận
23200|Xã Đa Kai, Huyện Đức Linh, Tỉnh Bình Thuận
23227|Xã Trà Tân, Huyện Đức Linh, Tỉnh Bình Thuận
23227|Xã Tân Hà, Huyện Đức Linh, Tỉnh Bình Thuận
23227|Xã Đông Hà, Huyện Đức Linh, Tỉnh Bình Thuận
23230|Thị trấn Tân Minh, Huyện Hàm Tân, Tỉnh Bình Thuận
23230|Xã Tân Phúc, Huyện Hàm Tân, Tỉnh Bình Thuận
23230|Xã Tân Đức, Huyện Hàm Tân, Tỉnh Bình Thuận
23231|Phường Phước Hội, Thị xã La Gi, Tỉnh Bình Thuận
23231|Phường Phước Lộc, Thị xã La Gi, Tỉnh Bình Thuận
23231|Xã Tân Phước, Thị xã La Gi, Tỉnh Bình Thuận
23235|Phường Bình Tân, Thị xã La Gi, Tỉnh Bình Thuận
23235|Phường Tân An, Thị xã La Gi, Tỉnh Bình Thuận
23235|Phường Tân Thiện, Thị xã La Gi, Tỉnh Bình Thuận
23235|Xã Tân Bình, Thị xã La Gi, Tỉnh Bình Thuận
23236|Thị trấn Tân Nghĩa, Huyện Hàm Tân, Tỉnh Bình Thuận
23236|Xã Tân Hà, Huyện Hàm Tân, Tỉnh Bình Thuận
23236|Xã Tân Xuân, Huyện Hàm Tân, Tỉnh Bình Thuận
23246|Xã Tân Hải, Thị xã La Gi, Tỉnh Bình Thuận
23246|Xã Tân Tiến, Thị xã La Gi, Tỉnh Bình Thuận
23266|Xã Sơn Mỹ, Huyện Hàm Tân, Tỉnh Bình Thuận
23266|Xã Thắng Hải, Huyện Hàm Tân, Tỉnh Bình Thuận
23266|Xã Tân Thắng, Huyện Hàm Tân, Tỉnh Bình Thuận
23272|Xã Long Hải, Huyện Phú Quí, Tỉnh Bình Thuận
23272|Xã Ngũ Phụng, Huyện Phú Quí, Tỉnh Bình Thuận
23272|Xã Tam Thanh, Huyện Phú Quí, Tỉnh Bình Thuận
23284|Phường Duy Tân, Thành phố Kon Tum, Tỉnh Kon Tum
23284|Phường Ngô Mây, Thành phố Kon Tum, Tỉnh Kon Tum
23284|Xã Đắk Cấm, Thành phố Kon Tum, Tỉnh Kon Tum
23293|Phường Quang Trung, Thành phố Kon Tum, Tỉnh Kon Tum
23293|Phường Quyết Thắng, Thành phố Kon Tum, Tỉnh Kon Tum
23293|Phường Thắng Lợi, Thành phố Kon Tum, Tỉnh Kon Tum
23293|Phường Thống Nhất, Thành phố Kon Tum, Tỉnh Kon Tum
23293|Phường Trường Chinh, Thành phố Kon Tum, Tỉnh Kon Tum
23302|Phường Lê Lợi, Thành phố Kon Tum, Tỉnh Kon Tum
23302|Phường Nguyễn Trãi, Thành phố Kon Tum, Tỉnh Kon Tum
23302|Phường Trần Hưng Đạo, Thành phố Kon Tum, Tỉnh Kon Tum
23317|Xã Kroong, Thành phố Kon Tum, Tỉnh Kon Tum
23317|Xã Ngọk Bay, Thành phố Kon Tum, Tỉnh Kon Tum
23317|Xã Vinh Quang, Thành phố Kon Tum, Tỉnh Kon Tum
23326|Xã Ia Chim, Thành phố Kon Tum, Tỉnh Kon Tum
23326|Xã Đoàn Kết, Thành phố Kon Tum, Tỉnh Kon Tum
23326|Xã Đăk Năng, Thành phố Kon Tum, Tỉnh Kon Tum
23332|Xã Chư Hreng, Thành phố Kon Tum, Tỉnh Kon Tum
23332|Xã Hòa Bình, Thành phố Kon Tum, Tỉnh Kon Tum
23332|Xã Đắk Blà, Thành phố Kon Tum, Tỉnh Kon Tum
23332|Xã Đắk Rơ Wa, Thành phố Kon Tum, Tỉnh Kon Tum
23341|Thị trấn Đắk Glei, Huyện Đắk Glei, Tỉnh Kon Tum
23341|Xã Đắk Pék, Huyện Đắk Glei, Tỉnh Kon Tum
23344|Xã Đắk Blô, Huyện Đắk Glei, Tỉnh Kon Tum
23344|Xã Đắk Man, Huyện Đắk Glei, Tỉnh Kon Tum
23344|Xã Đắk Nhoong, Huyện Đắk Glei, Tỉnh Kon Tum
23356|Xã Xốp, Huyện Đắk Glei, Tỉnh Kon Tum
23356|Xã Đắk Choong, Huyện Đắk Glei, Tỉnh Kon Tum
23365|Xã Mường Hoong, Huyện Đắk Glei, Tỉnh Kon Tum
23365|Xã Ngọc Linh, Huyện Đắk Glei, Tỉnh Kon Tum
23368|Xã Đắk Long, Huyện Đắk Glei, Tỉnh Kon Tum
23374|Xã Đắk KRoong, Huyện Đắk Glei, Tỉnh Kon Tum
23374|Xã Đắk Môn, Huyện Đắk Glei, Tỉnh Kon Tum
23377|Thị trấn Plei Kần, Huyện Ngọc Hồi, Tỉnh Kon Tum
23377|Xã Bờ Y, Huyện Ngọc Hồi, Tỉnh Kon Tum
23377|Xã Đắk Xú, Huyện Ngọc Hồi, Tỉnh Kon Tum
23383|Xã Đắk Ang, Huyện Ngọc Hồi, Tỉnh Kon Tum
23383|Xã Đắk Dục, Huyện Ngọc Hồi, Tỉnh Kon Tum
23383|Xã Đắk Nông, Huyện Ngọc Hồi, Tỉnh Kon Tum
23392|Xã Sa Loong, Huyện Ngọc Hồi, Tỉnh Kon Tum
23392|Xã Đắk Kan, Huyện Ngọc Hồi, Tỉnh Kon Tum
23401|Thị trấn Đắk Tô, Huyện Đắk Tô, Tỉnh Kon Tum
23401|Xã Diên Bình, Huyện Đắk Tô, Tỉnh Kon Tum
23401|Xã Pô Kô, Huyện Đắk Tô, Tỉnh Kon Tum
23401|Xã Tân Cảnh, Huyện Đắk Tô, Tỉnh Kon Tum
23416|Xã Đắk Na, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23416|Xã Đắk Sao, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23419|Xã Đắk Rơ Ông, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23419|Xã Đắk Tờ Kan, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23425|Xã Tu Mơ Rông, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23425|Xã Đắk Hà, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23428|Xã Ngọk Tụ, Huyện Đắk Tô, Tỉnh Kon Tum
23428|Xã Đắk Rơ Nga, Huyện Đắk Tô, Tỉnh Kon Tum
23430|Xã Kon Đào, Huyện Đắk Tô, Tỉnh Kon Tum
23430|Xã Văn Lem, Huyện Đắk Tô, Tỉnh Kon Tum
23430|Xã Đắk Trăm, Huyện Đắk Tô, Tỉnh Kon Tum
23446|Xã Măng Ri, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23446|Xã Ngọc Lây, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23446|Xã Ngọc Yêu, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23446|Xã Tê Xăng, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23446|Xã Văn Xuôi, Huyện Tu Mơ Rông, Tỉnh Kon Tum
23455|Xã Măng Buk, Huyện Kon Plông, Tỉnh Kon Tum
23455|Xã Đắk Nên, Huyện Kon Plông, Tỉnh Kon Tum
23455|Xã Đắk Ring, Huyện Kon Plông, Tỉnh Kon Tum
23473|Thị trấn Măng Đen, Huyện Kon Plông, Tỉnh Kon Tum
23473|Xã Măng Cành, Huyện Kon Plông, Tỉnh Kon Tum
23473|Xã Đắk Tăng, Huyện Kon Plông, Tỉnh Kon Tum
23476|Xã Hiếu, Huyện Kon Plông, Tỉnh Kon Tum
23476|Xã Ngok Tem, Huyện Kon Plông, Tỉnh Kon Tum
23476|Xã Pờ Ê, Huyện Kon Plông, Tỉnh Kon Tum
23479|Thị trấn Đắk Rve, Huyện Kon Rẫy, Tỉnh Kon Tum
23479|Xã Đắk Pne, Huyện Kon Rẫy, Tỉnh Kon Tum
23485|Xã Đắk Kôi, Huyện Kon Rẫy, Tỉnh Kon Tum
23485|Xã Đắk Tơ Lung, Huyện Kon Rẫy, Tỉnh Kon Tum
23497|Xã Tân Lập, Huyện Kon Rẫy, Tỉnh Kon Tum
23497|Xã Đắk Ruồng, Huyện Kon Rẫy, Tỉnh Kon Tum
23497|Xã Đắk Tờ Re, Huyện Kon Rẫy, Tỉnh Kon Tum
23500|Thị trấn Đắk Hà, Huyện Đắk Hà, Tỉnh Kon Tum
23500|Xã Hà Mòn, Huyện Đắk Hà, Tỉnh Kon Tum
23500|Xã Đắk La, Huyện Đắk Hà, Tỉnh Kon Tum
23504|Xã Đăk Long, Huyện Đắk Hà, Tỉnh Kon Tum
23504|Xã Đắk PXi, Huyện Đắk Hà, Tỉnh Kon Tum
23510|Xã Đăk Ngọk, Huyện Đắk Hà, Tỉnh Kon Tum
23510|Xã Đắk Ui, Huyện Đắk Hà, Tỉnh Kon Tum
23512|Xã Đắk HRing, Huyện Đắk Hà, Tỉnh Kon Tum
23512|Xã Đắk Mar, Huyện Đắk Hà, Tỉnh Kon Tum
23515|Xã Ngok Réo, Huyện Đắk Hà, Tỉnh Kon Tum
23515|Xã Ngok Wang, Huyện Đắk Hà, Tỉnh Kon Tum
23527|Thị trấn Sa Thầy, Huyện Sa Thầy, Tỉnh Kon Tum
23527|Xã Sa Nhơn, Huyện Sa Thầy, Tỉnh Kon Tum
23527|Xã Sa Sơn, Huyện Sa Thầy, Tỉnh Kon Tum
23530|Xã Rơ Kơi, Huyện Sa Thầy, Tỉnh Kon Tum
23534|Xã Hơ Moong, Huyện Sa Thầy, Tỉnh Kon Tum
23534|Xã Sa Bình, Huyện Sa Thầy, Tỉnh Kon Tum
23534|Xã Sa Nghĩa, Huyện Sa Thầy, Tỉnh Kon Tum
23535|Xã Ia Đal, Huyện Ia H' Drai, Tỉnh Kon Tum
23536|Xã Mô Rai, Huyện Sa Thầy, Tỉnh Kon Tum
23538|Xã Ia Dom, Huyện Ia H' Drai, Tỉnh Kon Tum
23538|Xã Ia Tơi, Huyện Ia H' Drai, Tỉnh Kon Tum
23548|Xã Ya Tăng, Huyện Sa Thầy, Tỉnh Kon Tum
23548|Xã Ya Xiêr, Huyện Sa Thầy, Tỉnh Kon Tum
23548|Xã Ya ly, Huyện Sa Thầy, Tỉnh Kon Tum
23563|Phường Diên Hồng, Thành phố Pleiku, Tỉnh Gia Lai
23563|Phường Ia Kring, Thành phố Pleiku, Tỉnh Gia Lai
23563|Phường Yên Đỗ, Thành phố Pleiku, Tỉnh Gia Lai
23563|Xã Diên Phú, Thành phố Pleiku, Tỉnh Gia Lai
23575|Phường Hoa Lư, Thành phố Pleiku, Tỉnh Gia Lai
23575|Phường Hội Thương, Thành phố Pleiku, Tỉnh Gia Lai
23575|Phường Phù Đổng, Thành phố Pleiku, Tỉnh Gia Lai
23575|Phường Tây Sơn, Thành phố Pleiku, Tỉnh Gia Lai
23575|Xã Trà Đa, Thành phố Pleiku, Tỉnh Gia Lai
23584|Phường Thống Nhất, Thành phố Pleiku, Tỉnh Gia Lai
23584|Phường Yên Thế, Thành phố Pleiku, Tỉnh Gia Lai
23584|Phường Đống Đa, Thành phố Pleiku, Tỉnh Gia Lai
23586|Phường Chi Lăng, Thành phố Pleiku, Tỉnh Gia Lai
23586|Phường Hội Phú, Thành phố Pleiku, Tỉnh Gia Lai
23586|Phường Trà Bá, Thành phố Pleiku, Tỉnh Gia Lai
23590|Xã Biển Hồ, Thành phố Pleiku, Tỉnh Gia Lai
23590|Xã Chư Đăng Ya, Huyện Chư Păh, Tỉnh Gia Lai
23590|Xã Hà Bầu, Huyện Đăk Đoa, Tỉnh Gia Lai
23590|Xã Nghĩa Hưng, Huyện Chư Păh, Tỉnh Gia Lai
23590|Xã Tân Sơn, Thành phố Pleiku, Tỉnh Gia Lai
23602|Phường Thắng Lợi, Thành phố Pleiku, Tỉnh Gia Lai
23602|Xã An Phú, Thành phố Pleiku, Tỉnh Gia Lai
23602|Xã Chư Á, Thành phố Pleiku, Tỉnh Gia Lai
23611|Xã Gào, Thành phố Pleiku, Tỉnh Gia Lai
23611|Xã Ia Kênh, Thành phố Pleiku, Tỉnh Gia Lai
23611|Xã Ia Pếch, Huyện Ia Grai, Tỉnh Gia Lai
23614|Phường An Bình, Thị xã An Khê, Tỉnh Gia Lai
23614|Xã Cư An, Huyện Đăk Pơ, Tỉnh Gia Lai
23614|Xã Tân An, Huyện Đăk Pơ, Tỉnh Gia Lai
23617|Phường An Phú, Thị xã An Khê, Tỉnh Gia Lai
23617|Phường An Phước, Thị xã An Khê, Tỉnh Gia Lai
23617|Phường An Tân, Thị xã An Khê, Tỉnh Gia Lai
23617|Phường Ngô Mây, Thị xã An Khê, Tỉnh Gia Lai
23617|Phường Tây Sơn, Thị xã An Khê, Tỉnh Gia Lai
23617|Xã Thành An, Thị xã An Khê, Tỉnh Gia Lai
23629|Xã Cửu An, Thị xã An Khê, Tỉnh Gia Lai
23629|Xã Song An, Thị xã An Khê, Tỉnh Gia Lai
23629|Xã Tú An, Thị xã An Khê, Tỉnh Gia Lai
23629|Xã Xuân An, Thị xã An Khê, Tỉnh Gia Lai
23638|Thị trấn KBang, Huyện KBang, Tỉnh Gia Lai
23638|Xã Lơ Ku, Huyện KBang, Tỉnh Gia Lai
23638|Xã Đak SMar, Huyện KBang, Tỉnh Gia Lai
23644|Xã Kon Pne, Huyện KBang, Tỉnh Gia Lai
23644|Xã Đăk Roong, Huyện KBang, Tỉnh Gia Lai
23647|Xã Sơ Pai, Huyện KBang, Tỉnh Gia Lai
23647|Xã Sơn Lang, Huyện KBang, Tỉnh Gia Lai
23650|Xã KRong, Huyện KBang, Tỉnh Gia Lai
23668|Xã Kông Lơng Khơng, Huyện KBang, Tỉnh Gia Lai
23668|Xã Tơ Tung, Huyện KBang, Tỉnh Gia Lai
23674|Xã Kông Bơ La, Huyện KBang, Tỉnh Gia Lai
23674|Xã Nghĩa An, Huyện KBang, Tỉnh Gia Lai
23674|Xã Đông, Huyện KBang, Tỉnh Gia Lai
23674|Xã Đăk Hlơ, Huyện Kbang, Tỉnh Gia Lai
23677|Thị trấn Đăk Đoa, Huyện Đăk Đoa, Tỉnh Gia Lai
23677|Xã Glar, Huyện Đăk Đoa, Tỉnh Gia Lai
23677|Xã Tân Bình, Huyện Đăk Đoa, Tỉnh Gia Lai
23683|Xã Hà Đông, Huyện Đăk Đoa, Tỉnh Gia Lai
23683|Xã Đăk Sơmei, Huyện Đăk Đoa, Tỉnh Gia Lai
23701|Xã H' Neng, Huyện Đăk Đoa, Tỉnh Gia Lai
23701|Xã Kon Gang, Huyện Đăk Đoa, Tỉnh Gia Lai
23701|Xã Nam Yang, Huyện Đăk Đoa, Tỉnh Gia Lai
23701|Xã Đăk Krong, Huyện Đăk Đoa, Tỉnh Gia Lai
23710|Xã A Dơk, Huyện Đăk Đoa, Tỉnh Gia Lai
23710|Xã Ia Băng, Huyện Đăk Đoa, Tỉnh Gia Lai
23710|Xã Ia Pết, Huyện Đăk Đoa, Tỉnh Gia Lai
23714|Xã HNol, Huyện Đăk Đoa, Tỉnh Gia Lai
23714|Xã K' Dang, Huyện Đăk Đoa, Tỉnh Gia Lai
23714|Xã Trang, Huyện Đăk Đoa, Tỉnh Gia Lai
23722|Thị trấn Phú Hòa, Huyện Chư Păh, Tỉnh Gia Lai
23722|Xã Hòa Phú, Huyện Chư Păh, Tỉnh Gia Lai
23722|Xã Nghĩa Hòa, Huyện Chư Păh, Tỉnh Gia Lai
23728|Xã Hà Tây, Huyện Chư Păh, Tỉnh Gia Lai
23728|Xã Ia Khươl, Huyện Chư Păh, Tỉnh Gia Lai
23728|Xã Đăk Tơ Ver, Huyện Chư Păh, Tỉnh Gia Lai
23734|Thị trấn Ia Ly, Huyện Chư Păh, Tỉnh Gia Lai
23734|Xã Ia Kreng, Huyện Chư Păh, Tỉnh Gia Lai
23734|Xã Ia Mơ Nông, Huyện Chư Păh, Tỉnh Gia Lai
23749|Xã Ia Ka, Huyện Chư Păh, Tỉnh Gia Lai
23749|Xã Ia Nhin, Huyện Chư Păh, Tỉnh Gia Lai
23749|Xã Ia Phí, Huyện Chư Păh, Tỉnh Gia Lai
23764|Thị trấn Ia Kha, Huyện Ia Grai, Tỉnh Gia Lai
23764|Xã Ia Bă, Huyện Ia Grai, Tỉnh Gia Lai
23764|Xã Ia Grăng, Huyện Ia Grai, Tỉnh Gia Lai
23767|Xã Ia Dêr, Huyện Ia Grai, Tỉnh Gia Lai
23767|Xã Ia Hrung, Huyện Ia Grai, Tỉnh Gia Lai
23767|Xã Ia Sao, Huyện Ia Grai, Tỉnh Gia Lai
23767|Xã Ia Yok, Huyện Ia Grai, Tỉnh Gia Lai
23776|Xã Ia KRai, Huyện Ia Grai, Tỉnh Gia Lai
23776|Xã Ia Khai, Huyện Ia Grai, Tỉnh Gia Lai
23776|Xã Ia Tô, Huyện Ia Grai, Tỉnh Gia Lai
23782|Xã Ia O, Huyện Ia Grai, Tỉnh Gia Lai
23788|Xã Ia Chia, Huyện Ia Grai, Tỉnh Gia Lai
23794|Thị trấn Kon Dơng, Huyện Mang Yang, Tỉnh Gia Lai
23794|Xã Hải Yang, Huyện Đăk Đoa, Tỉnh Gia Lai
23794|Xã Đăk Djrăng, Huyện Mang Yang, Tỉnh Gia Lai
23794|Xã Đăk Yă, Huyện Mang Yang, Tỉnh Gia Lai
23798|Xã Ayun, Huyện Mang Yang, Tỉnh Gia Lai
23798|Xã Đak Jơ Ta, Huyện Mang Yang, Tỉnh Gia Lai
23799|Xã Hra, Huyện Mang Yang, Tỉnh Gia Lai
23799|Xã Đak Ta Ley, Huyện Mang Yang, Tỉnh Gia Lai
23812|Xã Kon Thụp, Huyện Mang Yang, Tỉnh Gia Lai
23812|Xã Lơ Pang, Huyện Mang Yang, Tỉnh Gia Lai
23812|Xã Đê Ar, Huyện Mang Yang, Tỉnh Gia Lai
23818|Xã Kon Chiêng, Huyện Mang Yang, Tỉnh Gia Lai
23818|Xã Đăk Trôi, Huyện Mang Yang, Tỉnh Gia Lai
23824|Thị trấn Kông Chro, Huyện Kông Chro, Tỉnh Gia Lai
23824|Xã Yang Nam, Huyện Kông Chro, Tỉnh Gia Lai
23824|Xã Yang Trung, Huyện Kông Chro, Tỉnh Gia Lai
23830|Xã An Trung, Huyện Kông Chro, Tỉnh Gia Lai
23830|Xã Chư Krêy, Huyện Kông Chro, Tỉnh Gia Lai
23833|Xã Kông Yang, Huyện Kông Chro, Tỉnh Gia Lai
23833|Xã Ya Ma, Huyện Kông Chro, Tỉnh Gia Lai
23833|Xã Đăk Tơ Pang, Huyện Kông Chro, Tỉnh Gia Lai
23839|Xã SRó, Huyện Kông Chro, Tỉnh Gia Lai
23839|Xã Đắk Kơ Ning, Huyện Kông Chro, Tỉnh Gia Lai
23842|Xã Đăk Pling, Huyện Kông Chro, Tỉnh Gia Lai
23842|Xã Đăk Song, Huyện Kông Chro, Tỉnh Gia Lai
23851|Xã Chơ Long, Huyện Kông Chro, Tỉnh Gia Lai
23851|Xã Đăk Pơ Pho, Huyện Kông Chro, Tỉnh Gia Lai
23857|Thị trấn Chư Ty, Huyện Đức Cơ, Tỉnh Gia Lai
23857|Xã Ia Kriêng, Huyện Đức Cơ, Tỉnh Gia Lai
23866|Xã Ia Din, Huyện Đức Cơ, Tỉnh Gia Lai
23866|Xã Ia Krêl, Huyện Đức Cơ, Tỉnh Gia Lai
23866|Xã Ia Lang, Huyện Đức Cơ, Tỉnh Gia Lai
23869|Xã Ia Dơk, Huyện Đức Cơ, Tỉnh Gia Lai
23869|Xã Ia Kla, Huyện Đức Cơ, Tỉnh Gia Lai
23872|Xã Ia Dom, Huyện Đức Cơ, Tỉnh Gia Lai
23881|Xã Ia Pnôn, Huyện Đức Cơ, Tỉnh Gia Lai
23884|Xã Ia Nan, Huyện Đức Cơ, Tỉnh Gia Lai
23887|Thị trấn Chư Prông, Huyện Chư Prông, Tỉnh Gia Lai
23887|Xã Ia Drăng, Huyện Chư Prông, Tỉnh Gia Lai
23887|Xã Ia Kly, Huyện Chư Prông, Tỉnh Gia Lai
23887|Xã Ia Phìn, Huyện Chư Prông, Tỉnh Gia Lai
23896|Xã Bàu Cạn, Huyện Chư Prông, Tỉnh Gia Lai
23896|Xã Bình Giáo, Huyện Chư Prông, Tỉnh Gia Lai
23896|Xã Thăng Hưng, Huyện Chư Prông, Tỉnh Gia Lai
23908|Xã Ia Bang, Huyện Chư Prông, Tỉnh Gia Lai
23908|Xã Ia Băng, Huyện Chư Prông, Tỉnh Gia Lai
23908|Xã Ia Tôr, Huyện Chư Prông, Tỉnh Gia Lai
23911|Xã Ia Boòng, Huyện Chư Prông, Tỉnh Gia Lai
23911|Xã Ia Me, Huyện Chư Prông, Tỉnh Gia Lai
23911|Xã Ia O, Huyện Chư Prông, Tỉnh Gia Lai
23917|Xã Ia Púch, Huyện Chư Prông, Tỉnh Gia Lai
23926|Xã Ia Ga, Huyện Chư Prông, Tỉnh Gia Lai
23926|Xã Ia Pia, Huyện Chư Prông, Tỉnh Gia Lai
23926|Xã Ia Vê, Huyện Chư Prông, Tỉnh Gia Lai
23935|Xã Ia Lâu, Huyện Chư Prông, Tỉnh Gia Lai
23935|Xã Ia Piơr, Huyện Chư Prông, Tỉnh Gia Lai
23941|Thị trấn Chư Sê, Huyện Chư Sê, Tỉnh Gia Lai
23941|Xã Dun, Huyện Chư Sê, Tỉnh Gia Lai
23941|Xã Ia Blang, Huyện Chư Sê, Tỉnh Gia Lai
23941|Xã Ia Glai, Huyện Chư Sê, Tỉnh Gia Lai
23941|Xã Ia Pal, Huyện Chư Sê, Tỉnh Gia Lai
23942|Thị trấn Nhơn Hoà, Huyện Chư Pưh, Tỉnh Gia Lai
23942|Xã Chư Don, Huyện Chư Pưh, Tỉnh Gia Lai
23942|Xã Ia Phang, Huyện Chư Pưh, Tỉnh Gia Lai
23947|Xã Bar Măih, Huyện Chư Sê, Tỉnh Gia Lai
23947|Xã Bờ Ngoong, Huyện Chư Sê, Tỉnh Gia Lai
23947|Xã Chư Pơng, Huyện Chư Sê, Tỉnh Gia Lai
23947|Xã Ia Tiêm, Huyện Chư Sê, Tỉnh Gia Lai
23954|Xã AL Bá, Huyện Chư Sê, Tỉnh Gia Lai
23954|Xã AYun, Huyện Chư Sê, Tỉnh Gia Lai
23954|Xã Kông HTok, Huyện Chư Sê, Tỉnh Gia Lai
23971|Xã H Bông, Huyện Chư Sê, Tỉnh Gia Lai
23971|Xã Ia Dreng, Huyện Chư Pưh, Tỉnh Gia Lai
23971|Xã Ia Hrú, Huyện Chư Pưh, Tỉnh Gia Lai
23971|Xã Ia Rong, Huyện Chư Pưh, Tỉnh Gia Lai
23977|Xã Ia HLốp, Huyện Chư Sê, Tỉnh Gia Lai
23977|Xã Ia Hla, Huyện Chư Pưh, Tỉnh Gia Lai
23977|Xã Ia Ko, Huyện Chư Sê, Tỉnh Gia Lai
23986|Xã Ia BLứ, Huyện Chư Pưh, Tỉnh Gia Lai
23986|Xã Ia Le, Huyện Chư Pưh, Tỉnh Gia Lai
23995|Thị trấn Đak Pơ, Huyện Đăk Pơ, Tỉnh Gia Lai
23995|Xã An Thành, Huyện Đăk Pơ, Tỉnh Gia Lai
23995|Xã Hà Tam, Huyện Đăk Pơ, Tỉnh Gia Lai
23995|Xã Yang Bắc, Huyện Đăk Pơ, Tỉnh Gia Lai
24007|Xã Phú An, Huyện Đăk Pơ, Tỉnh Gia Lai
24007|Xã Ya Hội, Huyện Đăk Pơ, Tỉnh Gia Lai
24013|Xã Chư Răng, Huyện Ia Pa, Tỉnh Gia Lai
24013|Xã Pờ Tó, Huyện Ia Pa, Tỉnh Gia Lai
24022|Xã Ia Ma Rơn, Huyện Ia Pa, Tỉnh Gia Lai
24022|Xã Ia Trok, Huyện Ia Pa, Tỉnh Gia Lai
24022|Xã Kim Tân, Huyện Ia Pa, Tỉnh Gia Lai
24028|Xã Chư Mố, Huyện Ia Pa, Tỉnh Gia Lai
24028|Xã Ia Broăi, Huyện Ia Pa, Tỉnh Gia Lai
24028|Xã Ia KDăm, Huyện Ia Pa, Tỉnh Gia Lai
24028|Xã Ia Tul, Huyện Ia Pa, Tỉnh Gia Lai
24043|Thị trấn Phú Thiện, Huyện Phú Thiện, Tỉnh Gia Lai
24043|Xã Ia Piar, Huyện Phú Thiện, Tỉnh Gia Lai
24043|Xã Ia Sol, Huyện Phú Thiện, Tỉnh Gia Lai
24043|Xã Ia Yeng, Huyện Phú Thiện, Tỉnh Gia Lai
24044|Phường Cheo Reo, Thị xã Ayun Pa, Tỉnh Gia Lai
24044|Phường Hòa Bình, Thị xã Ayun Pa, Tỉnh Gia Lai
24044|Phường Sông Bờ, Thị xã Ayun Pa, Tỉnh Gia Lai
24044|Phường Đoàn Kết, Thị xã Ayun Pa, Tỉnh Gia Lai
24049|Xã Ayun Hạ, Huyện Phú Thiện, Tỉnh Gia Lai
24049|Xã Chư A Thai, Huyện Phú Thiện, Tỉnh Gia Lai
24049|Xã Ia Ake, Huyện Phú Thiện, Tỉnh Gia Lai
24061|Xã Chrôh Pơnan, Huyện Phú Thiện, Tỉnh Gia Lai
24061|Xã Ia Hiao, Huyện Phú Thiện, Tỉnh Gia Lai
24061|Xã Ia Peng, Huyện Phú Thiện, Tỉnh Gia Lai
24065|Xã Chư Băh, Thị xã Ayun Pa, Tỉnh Gia Lai
24065|Xã Ia RBol, Thị xã Ayun Pa, Tỉnh Gia Lai
24073|Xã Ia RTô, Thị xã Ayun Pa, Tỉnh Gia Lai
24073|Xã Ia Sao, Thị xã Ayun Pa, Tỉnh Gia Lai
24076|Thị trấn Phú Túc, Huyện Krông Pa, Tỉnh Gia Lai
24076|Xã Chư Ngọc, Huyện Krông Pa, Tỉnh Gia Lai
24076|Xã Ia Mláh, Huyện Krông Pa, Tỉnh Gia Lai
24076|Xã Phú Cần, Huyện Krông Pa, Tỉnh Gia Lai
24076|Xã Đất Bằng, Huyện Krông Pa, Tỉnh Gia Lai
24100|Xã Ia HDreh, Huyện Krông Pa, Tỉnh Gia Lai
24100|Xã Ia RMok, Huyện Krông Pa, Tỉnh Gia Lai
24100|Xã Krông Năng, Huyện Krông Pa, Tỉnh Gia Lai
24109|Xã Chư Drăng, Huyện Krông Pa, Tỉnh Gia Lai
24109|Xã Ia RSươm, Huyện Krông Pa, Tỉnh Gia Lai
24109|Xã Uar, Huyện Krông Pa, Tỉnh Gia Lai
24112|Xã Chư Gu, Huyện Krông Pa, Tỉnh Gia Lai
24112|Xã Chư Rcăm, Huyện Krông Pa, Tỉnh Gia Lai
24112|Xã Ia RSai, Huyện Krông Pa, Tỉnh Gia Lai
24121|Phường Tân Hòa, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24121|Phường Tân Lập, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24121|Xã Hòa Thắng, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Thành Công, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Thắng Lợi, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Thống Nhất, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Tân Lợi, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Tân Thành, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Tân Tiến, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Phường Tự An, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24133|Xã Cư ÊBur, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24154|Phường Khánh Xuân, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24154|Phường Thành Nhất, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24163|Phường Tân An, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24163|Xã Ea Tu, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24163|Xã Hòa Thuận, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24169|Phường Ea Tam, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24169|Xã Ea Kao, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24175|Xã Hòa Khánh, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24175|Xã Hòa Phú, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24175|Xã Hòa Xuân, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk
24181|Thị trấn Ea Drăng, Huyện Ea H'leo, Tỉnh Đắk Lắk
24181|Xã Dliê Yang, Huyện Ea H'leo, Tỉnh Đắk Lắk
24181|Xã Ea Ral, Huyện Ea H'leo, Tỉnh Đắk Lắk
24184|Xã Ea H'leo, Huyện Ea H'leo, Tỉnh Đắk Lắk
24187|Xã Ea Hiao, Huyện Ea H'leo, Tỉnh Đắk Lắk
24187|Xã Ea Sol, Huyện Ea H'leo, Tỉnh Đắk Lắk
24193|Xã Cư A Mung, Huyện Ea H'leo, Tỉnh Đắk Lắk
24193|Xã Cư Mốt, Huyện Ea H'leo, Tỉnh Đắk Lắk
24193|Xã Ea Wy, Huyện Ea H'leo, Tỉnh Đắk Lắk
24208|Xã Ea Khal, Huyện Ea H'leo, Tỉnh Đắk Lắk
24208|Xã Ea Nam, Huyện Ea H'leo, Tỉnh Đắk Lắk
24208|Xã Ea Tir, Huyện Ea H'leo, Tỉnh Đắk Lắk
24211|Thị trấn Ea Súp, Huyện Ea Súp, Tỉnh Đắk Lắk
24211|Xã Cư M'Lan, Huyện Ea Súp, Tỉnh Đắk Lắk
24211|Xã Ea Lê, Huyện Ea Súp, Tỉnh Đắk Lắk
24214|Xã Ia Lốp, Huyện Ea Súp, Tỉnh Đắk Lắk
24214|Xã Ia Rvê, Huyện Ea Súp, Tỉnh Đắk Lắk
24217|Xã Cư KBang, Huyện Ea Súp, Tỉnh Đắk Lắk
24217|Xã Ea Rốk, Huyện Ea Súp, Tỉnh Đắk Lắk
24217|Xã Ia JLơi, Huyện Ea Súp, Tỉnh Đắk Lắk
24221|Xã Ia RVê, Huyện Ea Súp, Tỉnh Đắk Lắk
24229|Xã Ea Bung, Huyện Ea Súp, Tỉnh Đắk Lắk
24229|Xã Ya Tờ Mốt, Huyện Ea Súp, Tỉnh Đắk Lắk
24235|Xã Krông Na, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24241|Xã Ea Huar, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24241|Xã Ea Wer, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24241|Xã Tân Hoà, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24250|Xã Cuôr KNia, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24250|Xã Ea Bar, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24250|Xã Ea Nuôl, Huyện Buôn Đôn, Tỉnh Đắk Lắk
24259|Thị trấn Ea Pốk, Huyện Cư M'gar, Tỉnh Đắk Lắk
24259|Thị trấn Quảng Phú, Huyện Cư M'gar, Tỉnh Đắk Lắk
24259|Xã Cư Suê, Huyện Cư M'gar, Tỉnh Đắk Lắk
24259|Xã Quảng Tiến, Huyện Cư M'gar, Tỉnh Đắk Lắk
24265|Xã Ea Kiết, Huyện Cư M'gar, Tỉnh Đắk Lắk
24265|Xã Ea Kuêh, Huyện Cư M'gar, Tỉnh Đắk Lắk
24277|Xã Cư Dliê M'nông, Huyện Cư M'gar, Tỉnh Đắk Lắk
24277|Xã Ea Tar, Huyện Cư M'gar, Tỉnh Đắk Lắk
24277|Xã Ea Tul, Huyện Cư M'gar, Tỉnh Đắk Lắk
24280|Xã Cư M'gar, Huyện Cư M'gar, Tỉnh Đắk Lắk
24280|Xã Ea H'đinh, Huyện Cư M'gar, Tỉnh Đắk Lắk
24280|Xã Ea KPam, Huyện Cư M'gar, Tỉnh Đắk Lắk
24286|Xã Ea M'DRóh, Huyện Cư M'gar, Tỉnh Đắk Lắk
24286|Xã Ea M'nang, Huyện Cư M'gar, Tỉnh Đắk Lắk
24286|Xã Quảng Hiệp, Huyện Cư M'gar, Tỉnh Đắk Lắk
24301|Xã Cuor Đăng, Huyện Cư M'gar, Tỉnh Đắk Lắk
24301|Xã Ea D'Rơng, Huyện Cư M'gar, Tỉnh Đắk Lắk
24305|Phường An Bình, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24305|Phường An Lạc, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24305|Phường Thiện An, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24305|Phường Thống Nhất, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24305|Phường Đoàn Kết, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24305|Phường Đạt Hiếu, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24310|Xã Chư KBô, Huyện Krông Búk, Tỉnh Đắk Lắk
24310|Xã Cư Né, Huyện Krông Búk, Tỉnh Đắk Lắk
24313|Xã Cư Pơng, Huyện Krông Búk, Tỉnh Đắk Lắk
24313|Xã Ea Sin, Huyện Krông Búk, Tỉnh Đắk Lắk
24316|Thị trấn Pơng Drang, Huyện Krông Búk, Tỉnh Đắk Lắk
24316|Xã Ea Ngai, Huyện Krông Búk, Tỉnh Đắk Lắk
24316|Xã Tân Lập, Huyện Krông Búk, Tỉnh Đắk Lắk
24328|Xã Ea Blang, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24328|Xã Ea Drông, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24328|Xã Ea Siên, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24340|Phường Bình Tân, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24340|Xã Bình Thuận, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24340|Xã Cư Bao, Thị xã Buôn Hồ, Tỉnh Đắk Lắk
24343|Thị trấn Krông Năng, Huyện Krông Năng, Tỉnh Đắk Lắk
24343|Xã Ea Hồ, Huyện Krông Năng, Tỉnh Đắk Lắk
24343|Xã Phú Lộc, Huyện Krông Năng, Tỉnh Đắk Lắk
24346|Xã Ea Tân, Huyện Krông Năng, Tỉnh Đắk Lắk
24346|Xã Ea Tóh, Huyện Krông Năng, Tỉnh Đắk Lắk
24346|Xã ĐLiê Ya, Huyện Krông Năng, Tỉnh Đắk Lắk
24352|Xã Cư Klông, Huyện Krông Năng, Tỉnh Đắk Lắk
24352|Xã Ea Tam, Huyện Krông Năng, Tỉnh Đắk Lắk
24352|Xã Tam Giang, Huyện Krông Năng, Tỉnh Đắk Lắk
24364|Xã Ea Dăh, Huyện Krông Năng, Tỉnh Đắk Lắk
24364|Xã Ea Puk, Huyện Krông Năng, Tỉnh Đắk Lắk
24364|Xã Phú Xuân, Huyện Krông Năng, Tỉnh Đắk Lắk
24373|Thị trấn Ea Kar, Huyện Ea Kar, Tỉnh Đắk Lắk
24373|Xã Cư Huê, Huyện Ea Kar, Tỉnh Đắk Lắk
24373|Xã Cư Ni, Huyện Ea Kar, Tỉnh Đắk Lắk
24373|Xã Ea Kmút, Huyện Ea Kar, Tỉnh Đắk Lắk
24373|Xã Ea Đar, Huyện Ea Kar, Tỉnh Đắk Lắk
24373|Xã Xuân Phú, Huyện Ea Kar, Tỉnh Đắk Lắk
24376|Thị trấn Ea Knốp, Huyện Ea Kar, Tỉnh Đắk Lắk
24376|Xã Ea Sar, Huyện Ea Kar, Tỉnh Đắk Lắk
24376|Xã Ea Sô, Huyện Ea Kar, Tỉnh Đắk Lắk
24376|Xã Ea Tih, Huyện Ea Kar, Tỉnh Đắk Lắk
24400|Xã Cư Prông, Huyện Ea Kar, Tỉnh Đắk Lắk
24400|Xã Ea Păl, Huyện Ea Kar, Tỉnh Đắk Lắk
24403|Xã Cư ELang, Huyện Ea Kar, Tỉnh Đắk Lắk
24403|Xã Ea Ô, Huyện Ea Kar, Tỉnh Đắk Lắk
24406|Xã Cư Bông, Huyện Ea Kar, Tỉnh Đắk Lắk
24406|Xã Cư Jang, Huyện Ea Kar, Tỉnh Đắk Lắk
24412|Thị trấn M'Đrắk, Huyện M'Đrắk, Tỉnh Đắk Lắk
24412|Xã Ea Lai, Huyện M'Đrắk, Tỉnh Đắk Lắk
24412|Xã Krông Jing, Huyện M'Đrắk, Tỉnh Đắk Lắk
24415|Xã Cư Prao, Huyện M'Đrắk, Tỉnh Đắk Lắk
24415|Xã Ea Pil, Huyện M'Đrắk, Tỉnh Đắk Lắk
24433|Xã Ea H'MLay, Huyện M'Đrắk, Tỉnh Đắk Lắk
24433|Xã Ea M' Doal, Huyện M'Đrắk, Tỉnh Đắk Lắk
24433|Xã Ea Riêng, Huyện M'Đrắk, Tỉnh Đắk Lắk
24436|Xã Cư K Róa, Huyện M'Đrắk, Tỉnh Đắk Lắk
24436|Xã Cư M'ta, Huyện M'Đrắk, Tỉnh Đắk Lắk
24444|Xã Cư San, Huyện M'Đrắk, Tỉnh Đắk Lắk
24444|Xã Krông Á, Huyện M'Đrắk, Tỉnh Đắk Lắk
24445|Xã Ea Trang, Huyện M'Đrắk, Tỉnh Đắk Lắk
24448|Thị trấn Krông Kmar, Huyện Krông Bông, Tỉnh Đắk Lắk
24448|Xã Hòa Lễ, Huyện Krông Bông, Tỉnh Đắk Lắk
24448|Xã Khuê Ngọc Điền, Huyện Krông Bông, Tỉnh Đắk Lắk
24454|Xã Cư KTy, Huyện Krông Bông, Tỉnh Đắk Lắk
24454|Xã Dang Kang, Huyện Krông Bông, Tỉnh Đắk Lắk
24454|Xã Hòa Thành, Huyện Krông Bông, Tỉnh Đắk Lắk
24472|Xã Ea Trul, Huyện Krông Bông, Tỉnh Đắk Lắk
24472|Xã Hòa Sơn, Huyện Krông Bông, Tỉnh Đắk Lắk
24472|Xã Yang Reh, Huyện Krông Bông, Tỉnh Đắk Lắk
24478|Xã Cư Pui, Huyện Krông Bông, Tỉnh Đắk Lắk
24478|Xã Hòa Phong, Huyện Krông Bông, Tỉnh Đắk Lắk
24484|Xã Cư Drăm, Huyện Krông Bông, Tỉnh Đắk Lắk
24484|Xã Yang Mao, Huyện Krông Bông, Tỉnh Đắk Lắk
24490|Thị trấn Phước An, Huyện Krông Pắc, Tỉnh Đắk Lắk
24490|Xã Ea Yông, Huyện Krông Pắc, Tỉnh Đắk Lắk
24490|Xã Hòa An, Huyện Krông Pắc, Tỉnh Đắk Lắk
24490|Xã Hòa Tiến, Huyện Krông Pắc, Tỉnh Đắk Lắk
24496|Xã Ea Kly, Huyện Krông Pắc, Tỉnh Đắk Lắk
24496|Xã KRông Búk, Huyện Krông Pắc, Tỉnh Đắk Lắk
24502|Xã Ea Hiu, Huyện Krông Pắc, Tỉnh Đắk Lắk
24502|Xã Ea Kuăng, Huyện Krông Pắc, Tỉnh Đắk Lắk
24502|Xã Ea Phê, Huyện Krông Pắc, Tỉnh Đắk Lắk
24505|Xã Ea KNuec, Huyện Krông Pắc, Tỉnh Đắk Lắk
24505|Xã Ea Kênh, Huyện Krông Pắc, Tỉnh Đắk Lắk
24505|Xã Hòa Đông, Huyện Krông Pắc, Tỉnh Đắk Lắk
24526|Xã Ea Uy, Huyện Krông Pắc, Tỉnh Đắk Lắk
24526|Xã Ea Yiêng, Huyện Krông Pắc, Tỉnh Đắk Lắk
24526|Xã Tân Tiến, Huyện Krông Pắc, Tỉnh Đắk Lắk
24529|Xã Vụ Bổn, Huyện Krông Pắc, Tỉnh Đắk Lắk
24538|Thị trấn Buôn Trấp, Huyện Krông A Na, Tỉnh Đắk Lắk
24538|Xã Bình Hòa, Huyện Krông A Na, Tỉnh Đắk Lắk
24538|Xã Quảng Điền, Huyện Krông A Na, Tỉnh Đắk Lắk
24540|Xã Cư Ê Wi, Huyện Cư Kuin, Tỉnh Đắk Lắk
24540|Xã Ea Hu, Huyện Cư Kuin, Tỉnh Đắk Lắk
24540|Xã Ea Ning, Huyện Cư Kuin, Tỉnh Đắk Lắk
24544|Xã Ea Ktur, Huyện Cư Kuin, Tỉnh Đắk Lắk
24544|Xã Ea Tiêu, Huyện Cư Kuin, Tỉnh Đắk Lắk
24559|Xã Dray Sáp, Huyện Krông A Na, Tỉnh Đắk Lắk
24559|Xã Ea Bông, Huyện Krông A Na, Tỉnh Đắk Lắk
24559|Xã Ea Na, Huyện Krông A Na, Tỉnh Đắk Lắk
24561|Xã Dray Bhăng, Huyện Cư Kuin, Tỉnh Đắk Lắk
24561|Xã Ea BHốk, Huyện Cư Kuin, Tỉnh Đắk Lắk
24561|Xã Hòa Hiệp, Huyện Cư Kuin, Tỉnh Đắk Lắk
24568|Xã Băng A Drênh, Huyện Krông A Na, Tỉnh Đắk Lắk
24568|Xã Dur KMăl, Huyện Krông A Na, Tỉnh Đắk Lắk
24580|Thị trấn Liên Sơn, Huyện Lắk, Tỉnh Đắk Lắk
24580|Xã Bông Krang, Huyện Lắk, Tỉnh Đắk Lắk
24580|Xã Yang Tao, Huyện Lắk, Tỉnh Đắk Lắk
24595|Xã Buôn Triết, Huyện Lắk, Tỉnh Đắk Lắk
24595|Xã Buôn Tría, Huyện Lắk, Tỉnh Đắk Lắk
24595|Xã Đắk Liêng, Huyện Lắk, Tỉnh Đắk Lắk
24598|Xã Đắk Nuê, Huyện Lắk, Tỉnh Đắk Lắk
24598|Xã Đắk Phơi, Huyện Lắk, Tỉnh Đắk Lắk
24604|Xã Krông Nô, Huyện Lắk, Tỉnh Đắk Lắk
24607|Xã Ea R'Bin, Huyện Lắk, Tỉnh Đắk Lắk
24607|Xã Nam Ka, Huyện Lắk, Tỉnh Đắk Lắk
24611|Phường Nghĩa Thành, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24611|Phường Nghĩa Đức, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24611|Phường Quảng Thành, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24611|Xã Đắk Ha, Huyện Đăk Glong, Tỉnh Đắk Nông
24615|Phường Nghĩa Phú, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24615|Phường Nghĩa Tân, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24615|Xã Đăk R'Moan, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24616|Xã Quảng Sơn, Huyện Đăk Glong, Tỉnh Đắk Nông
24617|Phường Nghĩa Trung, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24617|Xã Đắk Nia, Thành phố Gia Nghĩa, Tỉnh Đắk Nông
24620|Xã Quảng Hoà, Huyện Đăk Glong, Tỉnh Đắk Nông
24631|Xã Quảng Khê, Huyện Đăk Glong, Tỉnh Đắk Nông
24631|Xã Đắk Plao, Huyện Đăk Glong, Tỉnh Đắk Nông
24637|Xã Đắk R'Măng, Huyện Đăk Glong, Tỉnh Đắk Nông
24637|Xã Đắk Som, Huyện Đăk Glong, Tỉnh Đắk Nông
24640|Thị trấn Ea T'Ling, Huyện Cư Jút, Tỉnh Đắk Nông
24640|Xã Cư Knia, Huyện Cư Jút, Tỉnh Đắk Nông
24640|Xã Trúc Sơn, Huyện Cư Jút, Tỉnh Đắk Nông
24640|Xã Tâm Thắng, Huyện Cư Jút, Tỉnh Đắk Nông
24646|Xã Ea Pô, Huyện Cư Jút, Tỉnh Đắk Nông
24646|Xã Đắk Wil, Huyện Cư Jút, Tỉnh Đắk Nông
24649|Xã Nam Dong, Huyện Cư Jút, Tỉnh Đắk Nông
24649|Xã Đắk DRông, Huyện Cư Jút, Tỉnh Đắk Nông
24664|Thị trấn Đắk Mil, Huyện Đắk Mil, Tỉnh Đắk Nông
24664|Xã Đức Minh, Huyện Đắk Mil, Tỉnh Đắk Nông
24664|Xã Đức Mạnh, Huyện Đắk Mil, Tỉnh Đắk Nông
24670|Xã Đắk Gằn, Huyện Đắk Mil, Tỉnh Đắk Nông
24670|Xã Đắk N'Drót, Huyện Đắk Mil, Tỉnh Đắk Nông
24670|Xã Đắk R'La, Huyện Đắk Mil, Tỉnh Đắk Nông
24678|Xã Long Sơn, Huyện Đắk Mil, Tỉnh Đắk Nông
24678|Xã Nam Xuân, Huyện Krông Nô, Tỉnh Đắk Nông
24678|Xã Đắk Sắk, Huyện Đắk Mil, Tỉnh Đắk Nông
24682|Xã Thuận An, Huyện Đắk Mil, Tỉnh Đắk Nông
24682|Xã Đắk Lao, Huyện Đắk Mil, Tỉnh Đắk Nông
24688|Thị trấn Đắk Mâm, Huyện Krông Nô, Tỉnh Đắk Nông
24688|Xã Tân Thành, Huyện Krông Nô, Tỉnh Đắk Nông
24688|Xã Đắk Drô, Huyện Krông Nô, Tỉnh Đắk Nông
24697|Xã Buôn Choah, Huyện Krông Nô, Tỉnh Đắk Nông
24697|Xã Nam Đà, Huyện Krông Nô, Tỉnh Đắk Nông
24697|Xã Đắk Sôr, Huyện Krông Nô, Tỉnh Đắk Nông
24703|Xã Nâm N'Đir, Huyện Krông Nô, Tỉnh Đắk Nông
24703|Xã Nâm Nung, Huyện Krông Nô, Tỉnh Đắk Nông
24712|Xã Quảng Phú, Huyện Krông Nô, Tỉnh Đắk Nông
24712|Xã Đắk Nang, Huyện Krông Nô, Tỉnh Đắk Nông
24712|Xã Đức Xuyên, Huyện Krông Nô, Tỉnh Đắk Nông
24717|Thị trấn Đức An, Huyện Đắk Song, Tỉnh Đắk Nông
24717|Xã Nam Bình, Huyện Đắk Song, Tỉnh Đắk Nông
24717|Xã Đắk N'Dung, Huyện Đắk Song, Tỉnh Đắk Nông
24718|Xã Đắk Hòa, Huyện Đắk Song, Tỉnh Đắk Nông
24718|Xã Đắk Môl, Huyện Đắk Song, Tỉnh Đắk Nông
24722|Xã Thuận Hà, Huyện Đắk Song, Tỉnh Đắk Nông
24722|Xã Thuận Hạnh, Huyện Đắk Song, Tỉnh Đắk Nông
24730|Xã Nâm N'Jang, Huyện Đắk Song, Tỉnh Đắk Nông
24730|Xã Trường Xuân, Huyện Đắk Song, Tỉnh Đắk Nông
24733|Thị trấn Kiến Đức, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24733|Xã Kiến Thành, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24733|Xã Nghĩa Thắng, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24733|Xã Đạo Nghĩa, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24736|Xã Quảng Trực, Huyện Tuy Đức, Tỉnh Đắk Nông
24739|Xã Quảng Tâm, Huyện Tuy Đức, Tỉnh Đắk Nông
24739|Xã Đắk Búk So, Huyện Tuy Đức, Tỉnh Đắk Nông
24739|Xã Đắk R'Tíh, Huyện Tuy Đức, Tỉnh Đắk Nông
24748|Xã Quảng Tân, Huyện Tuy Đức, Tỉnh Đắk Nông
24748|Xã Đắk Ngo, Huyện Tuy Đức, Tỉnh Đắk Nông
24751|Xã Nhân Cơ, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24751|Xã Nhân Đạo, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24751|Xã Đắk Wer, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24760|Xã Hưng Bình, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24760|Xã Quảng Tín, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24760|Xã Đắk Ru, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24760|Xã Đắk Sin, Huyện Đắk R'Lấp, Tỉnh Đắk Nông
24778|Phường 12, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24778|Phường 8, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24778|Phường 9, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24781|Phường 1, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24781|Phường 10, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24781|Phường 2, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24781|Phường 3, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24781|Phường 4, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24787|Phường 5, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24787|Phường 6, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24787|Xã Tà Nung, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24805|Phường 11, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24805|Xã Trạm Hành, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24805|Xã Xuân Thọ, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24805|Xã Xuân Trường, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24820|Phường 2, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24820|Xã Lộc Tân, Huyện Bảo Lâm, Tỉnh Lâm Đồng
24820|Xã Đạm Bri, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24823|Phường 1, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24823|Phường Lộc Phát, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24823|Xã Lộc Thanh, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24829|Phường B'lao, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24829|Phường Lộc Sơn, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24829|Xã Lộc Nga, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24841|Phường Lộc Tiến, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24841|Xã Lộc Châu, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24841|Xã Đại Lào, Thành phố Bảo Lộc, Tỉnh Lâm Đồng
24846|Phường 7, Thành phố Đà Lạt, Tỉnh Lâm Đồng
24846|Thị trấn Lạc Dương, Huyện Lạc Dương, Tỉnh Lâm Đồng
24846|Xã Lát, Huyện Lạc Dương, Tỉnh Lâm Đồng
24848|Xã Đạ Chais, Huyện Lạc Dương, Tỉnh Lâm Đồng
24848|Xã Đạ Nhim, Huyện Lạc Dương, Tỉnh Lâm Đồng
24848|Xã Đạ Sar, Huyện Lạc Dương, Tỉnh Lâm Đồng
24853|Xã Đưng KNớ, Huyện Lạc Dương, Tỉnh Lâm Đồng
24853|Xã Đạ Long, Huyện Đam Rông, Tỉnh Lâm Đồng
24853|Xã Đạ Tông, Huyện Đam Rông, Tỉnh Lâm Đồng
24868|Thị trấn Nam Ban, Huyện Lâm Hà, Tỉnh Lâm Đồng
24868|Xã Gia Lâm, Huyện Lâm Hà, Tỉnh Lâm Đồng
24868|Xã Mê Linh, Huyện Lâm Hà, Tỉnh Lâm Đồng
24868|Xã Đông Thanh, Huyện Lâm Hà, Tỉnh Lâm Đồng
24871|Thị trấn Đinh Văn, Huyện Lâm Hà, Tỉnh Lâm Đồng
24871|Xã Bình Thạnh, Huyện Đức Trọng, Tỉnh Lâm Đồng
24871|Xã Tân Văn, Huyện Lâm Hà, Tỉnh Lâm Đồng
24875|Xã Đạ M' Rong, Huyện Đam Rông, Tỉnh Lâm Đồng
24875|Xã Đạ Rsal, Huyện Đam Rông, Tỉnh Lâm Đồng
24877|Xã Liêng Srônh, Huyện Đam Rông, Tỉnh Lâm Đồng
24877|Xã Rô Men, Huyện Đam Rông, Tỉnh Lâm Đồng
24883|Xã Nam Hà, Huyện Lâm Hà, Tỉnh Lâm Đồng
24883|Xã Phi Tô, Huyện Lâm Hà, Tỉnh Lâm Đồng
24886|Xã Phi Liêng, Huyện Đam Rông, Tỉnh Lâm Đồng
24886|Xã Đạ K' Nàng, Huyện Đam Rông, Tỉnh Lâm Đồng
24895|Xã Phú Sơn, Huyện Lâm Hà, Tỉnh Lâm Đồng
24895|Xã Đạ Đờn, Huyện Lâm Hà, Tỉnh Lâm Đồng
24907|Xã Phúc Thọ, Huyện Lâm Hà, Tỉnh Lâm Đồng
24907|Xã Tân Thanh, Huyện Lâm Hà, Tỉnh Lâm Đồng
24916|Xã Hoài Đức, Huyện Lâm Hà, Tỉnh Lâm Đồng
24916|Xã Liên Hà, Huyện Lâm Hà, Tỉnh Lâm Đồng
24916|Xã Tân Hà, Huyện Lâm Hà, Tỉnh Lâm Đồng
24916|Xã Đan Phượng, Huyện Lâm Hà, Tỉnh Lâm Đồng
24931|Thị trấn Thạnh Mỹ, Huyện Đơn Dương, Tỉnh Lâm Đồng
24931|Xã Tu Tra, Huyện Đơn Dương, Tỉnh Lâm Đồng
24931|Xã Đạ Ròn, Huyện Đơn Dương, Tỉnh Lâm Đồng
24934|Thị trấn D'Ran, Huyện Đơn Dương, Tỉnh Lâm Đồng
24934|Xã Lạc Xuân, Huyện Đơn Dương, Tỉnh Lâm Đồng
24943|Xã Ka Đô, Huyện Đơn Dương, Tỉnh Lâm Đồng
24943|Xã Lạc Lâm, Huyện Đơn Dương, Tỉnh Lâm Đồng
24955|Xã Ka Đơn, Huyện Đơn Dương, Tỉnh Lâm Đồng
24955|Xã Pró, Huyện Đơn Dương, Tỉnh Lâm Đồng
24955|Xã Quảng Lập, Huyện Đơn Dương, Tỉnh Lâm Đồng
24958|Thị trấn Liên Nghĩa, Huyện Đức Trọng, Tỉnh Lâm Đồng
24958|Xã Phú Hội, Huyện Đức Trọng, Tỉnh Lâm Đồng
24967|Xã Hiệp An, Huyện Đức Trọng, Tỉnh Lâm Đồng
24967|Xã Hiệp Thạnh, Huyện Đức Trọng, Tỉnh Lâm Đồng
24967|Xã Liên Hiệp, Huyện Đức Trọng, Tỉnh Lâm Đồng
24976|Xã N'Thol Hạ, Huyện Đức Trọng, Tỉnh Lâm Đồng
24976|Xã Tân Hội, Huyện Đức Trọng, Tỉnh Lâm Đồng
24976|Xã Tân Thành, Huyện Đức Trọng, Tỉnh Lâm Đồng
24985|Xã Ninh Gia, Huyện Đức Trọng, Tỉnh Lâm Đồng
24988|Xã Tà Năng, Huyện Đức Trọng, Tỉnh Lâm Đồng
24988|Xã Đa Quyn, Huyện Đức Trọng, Tỉnh Lâm Đồng
24991|Xã Ninh Loan, Huyện Đức Trọng, Tỉnh Lâm Đồng
24991|Xã Tà Hine, Huyện Đức Trọng, Tỉnh Lâm Đồng
24991|Xã Đà Loan, Huyện Đức Trọng, Tỉnh Lâm Đồng
25000|Thị trấn Di Linh, Huyện Di Linh, Tỉnh Lâm Đồng
25000|Xã Gung Ré, Huyện Di Linh, Tỉnh Lâm Đồng
25000|Xã Liên Đầm, Huyện Di Linh, Tỉnh Lâm Đồng
25000|Xã Tân Châu, Huyện Di Linh, Tỉnh Lâm Đồng
25007|Xã Tân Lâm, Huyện Di Linh, Tỉnh Lâm Đồng
25007|Xã Tân Thượng, Huyện Di Linh, Tỉnh Lâm Đồng
25007|Xã Đinh Trang Thượng, Huyện Di Linh, Tỉnh Lâm Đồng
25015|Xã Gia Hiệp, Huyện Di Linh, Tỉnh Lâm Đồng
25015|Xã Tam Bố, Huyện Di Linh, Tỉnh Lâm Đồng
25018|Xã Bảo Thuận, Huyện Di Linh, Tỉnh Lâm Đồng
25018|Xã Tân Nghĩa, Huyện Di Linh, Tỉnh Lâm Đồng
25018|Xã Đinh Lạc, Huyện Di Linh, Tỉnh Lâm Đồng
25036|Xã Hòa Ninh, Huyện Di Linh, Tỉnh Lâm Đồng
25036|Xã Hòa Trung, Huyện Di Linh, Tỉnh Lâm Đồng
25036|Xã Đinh Trang Hòa, Huyện Di Linh, Tỉnh Lâm Đồng
25042|Xã Hòa Bắc, Huyện Di Linh, Tỉnh Lâm Đồng
25042|Xã Hòa Nam, Huyện Di Linh, Tỉnh Lâm Đồng
25051|Xã Gia Bắc, Huyện Di Linh, Tỉnh Lâm Đồng
25051|Xã Sơn Điền, Huyện Di Linh, Tỉnh Lâm Đồng
25054|Thị trấn Lộc Thắng, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25054|Xã Lộc Ngãi, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25054|Xã Lộc Quảng, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25057|Xã Lộc Bảo, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25057|Xã Lộc Bắc, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25063|Xã B' Lá, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25063|Xã Lộc Lâm, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25063|Xã Lộc Phú, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25084|Xã Lộc An, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25084|Xã Lộc Đức, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25084|Xã Tân Lạc, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25093|Xã Lộc Nam, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25093|Xã Lộc Thành, Huyện Bảo Lâm, Tỉnh Lâm Đồng
25099|Thị trấn Ma Đa Guôi, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25099|Xã Ma Đa Guôi, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25099|Xã Đạ Oai, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25105|Thị trấn Đạ M'ri, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25105|Xã Hà Lâm, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25114|Xã Bà Gia, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25126|Thị trấn Đạ Tẻh, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25126|Xã An Nhơn, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25126|Xã Đạ Lây, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25135|Xã Mỹ Đức, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25135|Xã Quốc Oai, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25138|Xã Quảng Trị, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25138|Xã Đạ Kho, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25138|Xã Đạ Pal, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25159|Thị trấn Cát Tiên, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25159|Xã Nam Ninh, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25159|Xã Quảng Ngãi, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25162|Xã Gia Viễn, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25162|Xã Tiên Hoàng, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25162|Xã Đồng Nai Thượng, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25180|Thị trấn Phước Cát, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25180|Xã Phước Cát 2, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25180|Xã Đức Phổ, Huyện Đạ Tẻh, Tỉnh Lâm Đồng
25195|Phường Tân Bình, Thành phố Đồng Xoài, Tỉnh Bình Phước
25195|Phường Tân Phú, Thành phố Đồng Xoài, Tỉnh Bình Phước
25195|Phường Tân Thiện, Thành phố Đồng Xoài, Tỉnh Bình Phước
25195|Phường Tân Xuân, Thành phố Đồng Xoài, Tỉnh Bình Phước
25195|Phường Tân Đồng, Thành phố Đồng Xoài, Tỉnh Bình Phước
25195|Xã Tiến Hưng, Thành phố Đồng Xoài, Tỉnh Bình Phước
25210|Phường Tiến Thành, Thành phố Đồng Xoài, Tỉnh Bình Phước
25210|Xã Tân Thành, Thành phố Đồng Xoài, Tỉnh Bình Phước
25217|Phường Long Thủy, Thị xã Phước Long, Tỉnh Bình Phước
25217|Phường Sơn Giang, Thị xã Phước Long, Tỉnh Bình Phước
25217|Phường Thác Mơ, Thị xã Phước Long, Tỉnh Bình Phước
25217|Xã Phước Tín, Thị xã Phước Long, Tỉnh Bình Phước
25220|Phường Long Phước, Thị xã Phước Long, Tỉnh Bình Phước
25220|Phường Phước Bình, Thị xã Phước Long, Tỉnh Bình Phước
25220|Xã Bình Sơn, Huyện Phú Riềng, Tỉnh Bình Phước
25220|Xã Long Giang, Thị xã Phước Long, Tỉnh Bình Phước
25222|Xã Bù Gia Mập, Huyện Bù Gia Mập, Tỉnh Bình Phước
25225|Xã Đak Ơ, Huyện Bù Gia Mập, Tỉnh Bình Phước
25231|Xã Bình Thắng, Huyện Bù Gia Mập, Tỉnh Bình Phước
25231|Xã Phước Minh, Huyện Bù Gia Mập, Tỉnh Bình Phước
25231|Xã Đa Kia, Huyện Bù Gia Mập, Tỉnh Bình Phước
25246|Xã Bình Tân, Huyện Phú Riềng, Tỉnh Bình Phước
25246|Xã Long Bình, Huyện Phú Riềng, Tỉnh Bình Phước
25246|Xã Long Hưng, Huyện Phú Riềng, Tỉnh Bình Phước
25252|Xã Bù Nho, Huyện Phú Riềng, Tỉnh Bình Phước
25252|Xã Phú Riềng, Huyện Phú Riềng, Tỉnh Bình Phước
25255|Xã Long Hà, Huyện Phú Riềng, Tỉnh Bình Phước
25255|Xã Long Tân, Huyện Phú Riềng, Tỉnh Bình Phước
25261|Xã Phú Trung, Huyện Phú Riềng, Tỉnh Bình Phước
25261|Xã Phước Tân, Huyện Phú Riềng, Tỉnh Bình Phước
25267|Xã Phú Nghĩa, Huyện Bù Gia Mập, Tỉnh Bình Phước
25267|Xã Phú Văn, Huyện Bù Gia Mập, Tỉnh Bình Phước
25267|Xã Đức Hạnh, Huyện Bù Gia Mập, Tỉnh Bình Phước
25270|Thị trấn Lộc Ninh, Huyện Lộc Ninh, Tỉnh Bình Phước
25270|Xã Lộc Ninh, Thành phố Đồng Nai
25270|Xã Lộc Thuận, Huyện Lộc Ninh, Tỉnh Bình Phước
25270|Xã Lộc Thái, Huyện Lộc Ninh, Tỉnh Bình Phước
25279|Xã Lộc Thiện, Huyện Lộc Ninh, Tỉnh Bình Phước
25279|Xã Lộc Tấn, Huyện Lộc Ninh, Tỉnh Bình Phước
25280|Xã Lộc Hòa, Huyện Lộc Ninh, Tỉnh Bình Phước
25280|Xã Lộc Thạnh, Huyện Lộc Ninh, Tỉnh Bình Phước
25292|Xã Lộc Hiệp, Huyện Lộc Ninh, Tỉnh Bình Phước
25292|Xã Lộc Phú, Huyện Lộc Ninh, Tỉnh Bình Phước
25292|Xã Lộc Quang, Huyện Lộc Ninh, Tỉnh Bình Phước
25294|Xã Lộc Thành, Huyện Lộc Ninh, Tỉnh Bình Phước
25294|Xã Lộc Thịnh, Huyện Lộc Ninh, Tỉnh Bình Phước
25303|Xã Lộc Hưng, Huyện Lộc Ninh, Tỉnh Bình Phước
25303|Xã Lộc Khánh, Huyện Lộc Ninh, Tỉnh Bình Phước
25303|Xã Lộc Điền, Huyện Lộc Ninh, Tỉnh Bình Phước
25308|Thị trấn Thanh Bình, Huyện Bù Đốp, Tỉnh Bình Phước
25308|Xã Thanh Hòa, Huyện Bù Đốp, Tỉnh Bình Phước
25308|Xã Thiện Hưng, Huyện Bù Đốp, Tỉnh Bình Phước
25309|Xã Hưng Phước, Huyện Bù Đốp, Tỉnh Bình Phước
25309|Xã Phước Thiện, Huyện Bù Đốp, Tỉnh Bình Phước
25318|Xã Lộc An, Huyện Lộc Ninh, Tỉnh Bình Phước
25318|Xã Tân Thành, Huyện Bù Đốp, Tỉnh Bình Phước
25318|Xã Tân Tiến, Huyện Bù Đốp, Tỉnh Bình Phước
25326|Phường An Lộc, Thị xã Bình Long, Tỉnh Bình Phước
25326|Phường Hưng Chiến, Thị xã Bình Long, Tỉnh Bình Phước
25326|Phường Phú Đức, Thị xã Bình Long, Tỉnh Bình Phước
25326|Xã Thanh Bình, Huyện Hớn Quản, Tỉnh Bình Phước
25333|Phường Phú Thịnh, Thị xã Bình Long, Tỉnh Bình Phước
25333|Xã Thanh Lương, Thị xã Bình Long, Tỉnh Bình Phước
25333|Xã Thanh Phú, Thị xã Bình Long, Tỉnh Bình Phước
25345|Xã An Khương, Huyện Hớn Quản, Tỉnh Bình Phước
25345|Xã Thanh An, Huyện Hớn Quản, Tỉnh Bình Phước
25345|Xã Tân Hưng, Huyện Hớn Quản, Tỉnh Bình Phước
25349|Xã An Phú, Huyện Hớn Quản, Tỉnh Bình Phước
25349|Xã Minh Tâm, Huyện Hớn Quản, Tỉnh Bình Phước
25349|Xã Minh Đức, Huyện Hớn Quản, Tỉnh Bình Phước
25351|Xã Phước An, Huyện Hớn Quản, Tỉnh Bình Phước
25351|Xã Quang Minh, Thị xã Chơn Thành, Tỉnh Bình Phước
25351|Xã Tân Lợi, Huyện Hớn Quản, Tỉnh Bình Phước
25351|Xã Tân Quan, Huyện Hớn Quản, Tỉnh Bình Phước
25357|Thị trấn Tân Khai, Huyện Hớn Quản, Tỉnh Bình Phước
25357|Xã Tân Hiệp, Huyện Hớn Quản, Tỉnh Bình Phước
25357|Xã Tân Khai, Thành phố Đồng Nai
25357|Xã Đồng Nơ, Huyện Hớn Quản, Tỉnh Bình Phước
25363|Thị trấn Tân Phú, Huyện Đồng Phú, Tỉnh Bình Phước
25363|Xã Tân Lập, Huyện Đồng Phú, Tỉnh Bình Phước
25363|Xã Tân Tiến, Huyện Đồng Phú, Tỉnh Bình Phước
25363|Xã Đồng Phú, Thành phố Đồng Nai
25378|Xã Tân Hòa, Huyện Đồng Phú, Tỉnh Bình Phước
25378|Xã Tân Hưng, Huyện Đồng Phú, Tỉnh Bình Phước
25378|Xã Tân Lợi, Huyện Đồng Phú, Tỉnh Bình Phước
25387|Xã Thuận Lợi, Huyện Đồng Phú, Tỉnh Bình Phước
25387|Xã Thuận Phú, Huyện Đồng Phú, Tỉnh Bình Phước
25390|Xã Tân Phước, Huyện Đồng Phú, Tỉnh Bình Phước
25390|Xã Đồng Tiến, Huyện Đồng Phú, Tỉnh Bình Phước
25390|Xã Đồng Tâm, Huyện Đồng Phú, Tỉnh Bình Phước
25396|Thị trấn Đức Phong, Huyện Bù Đăng, Tỉnh Bình Phước
25396|Xã Minh Hưng, Huyện Bù Đăng, Tỉnh Bình Phước
25396|Xã Đoàn Kết, Huyện Bù Đăng, Tỉnh Bình Phước
25399|Xã Đak Nhau, Huyện Bù Đăng, Tỉnh Bình Phước
25399|Xã Đường 10, Huyện Bù Đăng, Tỉnh Bình Phước
25402|Xã Phú Sơn, Huyện Bù Đăng, Tỉnh Bình Phước
25402|Xã Thọ Sơn, Huyện Bù Đăng, Tỉnh Bình Phước
25402|Xã Đồng Nai, Huyện Bù Đăng, Tỉnh Bình Phước
25405|Xã Bom Bo, Huyện Bù Đăng, Tỉnh Bình Phước
25405|Xã Bình Minh, Huyện Bù Đăng, Tỉnh Bình Phước
25417|Xã Nghĩa Bình, Huyện Bù Đăng, Tỉnh Bình Phước
25417|Xã Nghĩa Trung, Huyện Bù Đăng, Tỉnh Bình Phước
25417|Xã Đức Liễu, Huyện Bù Đăng, Tỉnh Bình Phước
25420|Xã Phước Sơn, Huyện Bù Đăng, Tỉnh Bình Phước
25420|Xã Thống Nhất, Huyện Bù Đăng, Tỉnh Bình Phước
25420|Xã Đăng Hà, Huyện Bù Đăng, Tỉnh Bình Phước
25432|Phường Hưng Long, Thị xã Chơn Thành, Tỉnh Bình Phước
25432|Phường Minh Thành, Thị xã Chơn Thành, Tỉnh Bình Phước
25432|Phường Thành Tâm, Thị xã Chơn Thành, Tỉnh Bình Phước
25441|Phường Minh Hưng, Thị xã Chơn Thành, Tỉnh Bình Phước
25441|Phường Minh Long, Thị xã Chơn Thành, Tỉnh Bình Phước
25450|Xã Minh Lập, Thị xã Chơn Thành, Tỉnh Bình Phước
25450|Xã Minh Thắng, Thị xã Chơn Thành, Tỉnh Bình Phước
25450|Xã Nha Bích, Thị xã Chơn Thành, Tỉnh Bình Phước
25459|Phường 1, Thành phố Tây Ninh, Tỉnh Tây Ninh
25459|Phường 2, Thành phố Tây Ninh, Tỉnh Tây Ninh
25459|Phường 3, Thành phố Tây Ninh, Tỉnh Tây Ninh
25459|Phường 4, Thành phố Tây Ninh, Tỉnh Tây Ninh
25459|Phường Hiệp Ninh, Thành phố Tây Ninh, Tỉnh Tây Ninh
25480|Phường Ninh Sơn, Thành phố Tây Ninh, Tỉnh Tây Ninh
25480|Xã Bình Minh, Thành phố Tây Ninh, Tỉnh Tây Ninh
25480|Xã Thạnh Tân, Thành phố Tây Ninh, Tỉnh Tây Ninh
25480|Xã Tân Bình, Thành phố Tây Ninh, Tỉnh Tây Ninh
25486|Thị trấn Tân Biên, Huyện Tân Biên, Tỉnh Tây Ninh
25486|Xã Thạnh Tây, Huyện Tân Biên, Tỉnh Tây Ninh
25486|Xã Tân Bình, Huyện Tân Biên, Tỉnh Tây Ninh
25489|Xã Thạnh Bắc, Huyện Tân Biên, Tỉnh Tây Ninh
25489|Xã Tân Lập, Huyện Tân Biên, Tỉnh Tây Ninh
25498|Xã Thạnh Bình, Huyện Tân Biên, Tỉnh Tây Ninh
25498|Xã Tân Phong, Huyện Tân Biên, Tỉnh Tây Ninh
25510|Xã Mỏ Công, Huyện Tân Biên, Tỉnh Tây Ninh
25510|Xã Trà Vong, Huyện Tân Biên, Tỉnh Tây Ninh
25516|Thị trấn Tân Châu, Huyện Tân Châu, Tỉnh Tây Ninh
25516|Xã Thạnh Đông, Huyện Tân Châu, Tỉnh Tây Ninh
25522|Xã Tân Hà, Huyện Tân Châu, Tỉnh Tây Ninh
25522|Xã Tân Đông, Huyện Tân Châu, Tỉnh Tây Ninh
25525|Xã Tân Hiệp, Huyện Tân Châu, Tỉnh Tây Ninh
25525|Xã Tân Hội, Huyện Tân Châu, Tỉnh Tây Ninh
25531|Xã Suối Ngô, Huyện Tân Châu, Tỉnh Tây Ninh
25531|Xã Tân Hòa, Huyện Tân Châu, Tỉnh Tây Ninh
25534|Xã Suối Dây, Huyện Tân Châu, Tỉnh Tây Ninh
25534|Xã Tân Thành, Huyện Tân Châu, Tỉnh Tây Ninh
25549|Xã Tân Hưng, Huyện Tân Châu, Tỉnh Tây Ninh
25549|Xã Tân Phú, Huyện Tân Châu, Tỉnh Tây Ninh
25552|Thị trấn Dương Minh Châu, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25552|Xã Phan, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25552|Xã Suối Đá, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25567|Phường Ninh Thạnh, Thành phố Tây Ninh, Tỉnh Tây Ninh
25567|Xã Bàu Năng, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25567|Xã Chà Là, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25573|Xã Cầu Khởi, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25573|Xã Phước Ninh, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25579|Xã Bến Củi, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25579|Xã Lộc Ninh, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25579|Xã Phước Minh, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25585|Thị trấn Châu Thành, Huyện Châu Thành, Tỉnh Tây Ninh
25585|Xã An Bình, Huyện Châu Thành, Tỉnh Tây Ninh
25585|Xã Thái Bình, Huyện Châu Thành, Tỉnh Tây Ninh
25585|Xã Đồng Khởi, Huyện Châu Thành, Tỉnh Tây Ninh
25588|Xã An Cơ, Huyện Châu Thành, Tỉnh Tây Ninh
25588|Xã Hảo Đước, Huyện Châu Thành, Tỉnh Tây Ninh
25588|Xã Trí Bình, Huyện Châu Thành, Tỉnh Tây Ninh
25591|Xã Hòa Hiệp, Huyện Tân Biên, Tỉnh Tây Ninh
25591|Xã Phước Vinh, Huyện Châu Thành, Tỉnh Tây Ninh
25606|Xã Biên Giới, Huyện Châu Thành, Tỉnh Tây Ninh
25606|Xã Hòa Hội, Huyện Châu Thành, Tỉnh Tây Ninh
25606|Xã Hòa Thạnh, Huyện Châu Thành, Tỉnh Tây Ninh
25621|Xã Ninh Điền, Huyện Châu Thành, Tỉnh Tây Ninh
25621|Xã Thành Long, Huyện Châu Thành, Tỉnh Tây Ninh
25630|Phường Long Hoa, Thị xã Hòa Thành, Tỉnh Tây Ninh
25630|Phường Long Thành Bắc, Thị xã Hòa Thành, Tỉnh Tây Ninh
25630|Xã Trường Hòa, Thị xã Hòa Thành, Tỉnh Tây Ninh
25630|Xã Trường Tây, Thị xã Hòa Thành, Tỉnh Tây Ninh
25630|Xã Trường Đông, Thị xã Hòa Thành, Tỉnh Tây Ninh
25633|Phường Hiệp Tân, Thị xã Hòa Thành, Tỉnh Tây Ninh
25633|Xã Thanh Điền, Huyện Châu Thành, Tỉnh Tây Ninh
25645|Phường Long Thành Trung, Thị xã Hòa Thành, Tỉnh Tây Ninh
25645|Xã Long Thành Nam, Thị xã Hòa Thành, Tỉnh Tây Ninh
25654|Phường Gia Bình, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25654|Thị trấn Gò Dầu, Huyện Gò Dầu, Tỉnh Tây Ninh
25654|Xã Thanh Phước, Huyện Gò Dầu, Tỉnh Tây Ninh
25657|Xã Cẩm Giang, Huyện Gò Dầu, Tỉnh Tây Ninh
25657|Xã Thạnh Đức, Huyện Gò Dầu, Tỉnh Tây Ninh
25663|Xã Hiệp Thạnh, Huyện Gò Dầu, Tỉnh Tây Ninh
25663|Xã Phước Thạnh, Huyện Gò Dầu, Tỉnh Tây Ninh
25663|Xã Phước Trạch, Huyện Gò Dầu, Tỉnh Tây Ninh
25666|Xã Bàu Đồn, Huyện Gò Dầu, Tỉnh Tây Ninh
25666|Xã Truông Mít, Huyện Dương Minh Châu, Tỉnh Tây Ninh
25672|Phường Gia Lộc, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25672|Xã Phước Đông, Huyện Gò Dầu, Tỉnh Tây Ninh
25681|Thị trấn Bến Cầu, Huyện Bến Cầu, Tỉnh Tây Ninh
25681|Xã An Thạnh, Huyện Bến Cầu, Tỉnh Tây Ninh
25681|Xã Lợi Thuận, Huyện Bến Cầu, Tỉnh Tây Ninh
25681|Xã Tiên Thuận, Huyện Bến Cầu, Tỉnh Tây Ninh
25684|Xã Long Chữ, Huyện Bến Cầu, Tỉnh Tây Ninh
25684|Xã Long Phước, Huyện Bến Cầu, Tỉnh Tây Ninh
25684|Xã Long Vĩnh, Huyện Châu Thành, Tỉnh Tây Ninh
25702|Xã Long Giang, Huyện Bến Cầu, Tỉnh Tây Ninh
25702|Xã Long Khánh, Huyện Bến Cầu, Tỉnh Tây Ninh
25702|Xã Long Thuận, Huyện Bến Cầu, Tỉnh Tây Ninh
25708|Phường An Hòa, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25708|Phường Trảng Bàng, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25711|Xã Hưng Thuận, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25711|Xã Đôn Thuận, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25729|Xã Phước Bình, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25729|Xã Phước Chỉ, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25732|Phường An Tịnh, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25732|Phường Lộc Hưng, Thị xã Trảng Bàng, Tỉnh Tây Ninh
25747|Phường Chánh Nghĩa, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25747|Phường Phú Cường, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25747|Phường Phú Thọ, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25750|Phường Hiệp Thành, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25750|Phường Phú Hòa, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25750|Phường Phú Lợi, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25760|Phường Hoà Phú, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25760|Phường Phú Chánh, Thành phố Tân Uyên, Tỉnh Bình Dương
25760|Phường Phú Mỹ, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25760|Phường Phú Tân, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25768|Phường Hiệp An, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25768|Phường Tân An, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25768|Xã Phú An, Thành phố Bến Cát, Tỉnh Bình Dương
25771|Phường Chánh Mỹ, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25771|Phường Tương Bình Hiệp, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25771|Phường Định Hoà, Thành phố Thủ Dầu Một, Tỉnh Bình Dương
25777|Thị trấn Dầu Tiếng, Huyện Dầu Tiếng, Tỉnh Bình Dương
25777|Xã Định An, Huyện Dầu Tiếng, Tỉnh Bình Dương
25777|Xã Định Thành, Huyện Dầu Tiếng, Tỉnh Bình Dương
25780|Xã Minh Hoà, Huyện Dầu Tiếng, Tỉnh Bình Dương
25780|Xã Minh Thạnh, Huyện Dầu Tiếng, Tỉnh Bình Dương
25780|Xã Minh Tân, Huyện Dầu Tiếng, Tỉnh Bình Dương
25792|Xã Long Hoà, Huyện Dầu Tiếng, Tỉnh Bình Dương
25792|Xã Long Tân, Huyện Dầu Tiếng, Tỉnh Bình Dương
25807|Xã An Lập, Huyện Dầu Tiếng, Tỉnh Bình Dương
25807|Xã Thanh An, Huyện Dầu Tiếng, Tỉnh Bình Dương
25807|Xã Định Hiệp, Huyện Dầu Tiếng, Tỉnh Bình Dương
25813|Phường Mỹ Phước, Thành phố Bến Cát, Tỉnh Bình Dương
25813|Xã Lai Hưng, Huyện Bàu Bàng, Tỉnh Bình Dương
25813|Xã Tân Hưng, Huyện Bàu Bàng, Tỉnh Bình Dương
25819|Xã Cây Trường II, Huyện Bàu Bàng, Tỉnh Bình Dương
25819|Xã Trừ Văn Thố, Huyện Bàu Bàng, Tỉnh Bình Dương
25822|Thị trấn Lai Uyên, Huyện Bàu Bàng, Tỉnh Bình Dương
25837|Phường Chánh Phú Hòa, Thành phố Bến Cát, Tỉnh Bình Dương
25837|Xã Hưng Hòa, Huyện Bàu Bàng, Tỉnh Bình Dương
25840|Phường An Điền, Thành phố Bến Cát, Tỉnh Bình Dương
25840|Xã Long Nguyên, Huyện Bàu Bàng, Tỉnh Bình Dương
25843|Phường An Tây, Thành phố Bến Cát, Tỉnh Bình Dương
25843|Xã Thanh Tuyền, Huyện Dầu Tiếng, Tỉnh Bình Dương
25846|Phường Thới Hòa, Thành phố Bến Cát, Tỉnh Bình Dương
25849|Phường Hòa Lợi, Thành phố Bến Cát, Tỉnh Bình Dương
25849|Phường Tân Định, Thành phố Bến Cát, Tỉnh Bình Dương
25858|Thị trấn Phước Vĩnh, Huyện Phú Giáo, Tỉnh Bình Dương
25858|Xã An Bình, Huyện Phú Giáo, Tỉnh Bình Dương
25858|Xã Tam Lập, Huyện Phú Giáo, Tỉnh Bình Dương
25864|Xã An Thái, Huyện Phú Giáo, Tỉnh Bình Dương
25864|Xã Phước Sang, Huyện Phú Giáo, Tỉnh Bình Dương
25864|Xã Tân Hiệp, Huyện Phú Giáo, Tỉnh Bình Dương
25867|Xã An Linh, Huyện Phú Giáo, Tỉnh Bình Dương
25867|Xã An Long, Huyện Phú Giáo, Tỉnh Bình Dương
25867|Xã Tân Long, Huyện Phú Giáo, Tỉnh Bình Dương
25882|Xã Phước Hoà, Huyện Phú Giáo, Tỉnh Bình Dương
25882|Xã Vĩnh Hoà, Huyện Phú Giáo, Tỉnh Bình Dương
25888|Phường Uyên Hưng, Thành phố Tân Uyên, Tỉnh Bình Dương
25888|Xã Bạch Đằng, Thành phố Tân Uyên, Tỉnh Bình Dương
25888|Xã Tân Lập, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25888|Xã Tân Mỹ, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25891|Phường Thái Hòa, Thành phố Tân Uyên, Tỉnh Bình Dương
25891|Phường Thạnh Phước, Thành phố Tân Uyên, Tỉnh Bình Dương
25891|Phường Tân Phước Khánh, Thành phố Tân Uyên, Tỉnh Bình Dương
25891|Phường Tân Vĩnh Hiệp, Thành phố Tân Uyên, Tỉnh Bình Dương
25891|Xã Thạnh Hội, Thành phố Tân Uyên, Tỉnh Bình Dương
25906|Thị trấn Tân Thành, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25906|Xã Tân Định, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25906|Xã Đất Cuốc, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25909|Xã Hiếu Liêm, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25909|Xã Lạc An, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25909|Xã Thường Tân, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25912|Phường Vĩnh Tân, Thành phố Tân Uyên, Tỉnh Bình Dương
25912|Thị trấn Tân Bình, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25915|Phường Hội Nghĩa, Thành phố Tân Uyên, Tỉnh Bình Dương
25915|Xã Bình Mỹ, Huyện Bắc Tân Uyên, Tỉnh Bình Dương
25920|Phường Khánh Bình, Thành phố Tân Uyên, Tỉnh Bình Dương
25920|Phường Tân Hiệp, Thành phố Tân Uyên, Tỉnh Bình Dương
25942|Phường An Bình, Thành phố Dĩ An, Tỉnh Bình Dương
25942|Phường Dĩ An, Thành phố Dĩ An, Tỉnh Bình Dương
25945|Phường Tân Bình, Thành phố Dĩ An, Tỉnh Bình Dương
25945|Phường Tân Đông Hiệp, Thành phố Dĩ An, Tỉnh Bình Dương
25951|Phường Bình An, Thành phố Dĩ An, Tỉnh Bình Dương
25951|Phường Bình Thắng, Thành phố Dĩ An, Tỉnh Bình Dương
25951|Phường Đông Hòa, Thành phố Dĩ An, Tỉnh Bình Dương
25966|Phường Bình Nhâm, Thành phố Thuận An, Tỉnh Bình Dương
25966|Phường Lái Thiêu, Thành phố Thuận An, Tỉnh Bình Dương
25969|Phường Bình Chuẩn, Thành phố Thuận An, Tỉnh Bình Dương
25969|Phường Thuận Giao, Thành phố Thuận An, Tỉnh Bình Dương
25975|Phường An Phú, Thành phố Thuận An, Tỉnh Bình Dương
25978|Phường An Thạnh, Thành phố Thuận An, Tỉnh Bình Dương
25978|Phường Hưng Định, Thành phố Thuận An, Tỉnh Bình Dương
25978|Xã An Sơn, Thành phố Thuận An, Tỉnh Bình Dương
25987|Phường Bình Hòa, Thành phố Thuận An, Tỉnh Bình Dương
25987|Phường Vĩnh Phú, Thành phố Thuận An, Tỉnh Bình Dương
25993|Phường Trảng Dài, Thành phố Biên Hòa, Tỉnh Đồng Nai
25993|Xã Thiện Tân, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26005|Phường Tân Hòa, Thành phố Biên Hòa, Tỉnh Đồng Nai
26005|Xã Hố Nai 3, Huyện Trảng Bom, Tỉnh Đồng Nai
26017|Phường Bình Đa, Thành phố Biên Hòa, Tỉnh Đồng Nai
26017|Phường Tam Hiệp, Thành phố Biên Hòa, Tỉnh Đồng Nai
26017|Phường Tam Hòa, Thành phố Biên Hòa, Tỉnh Đồng Nai
26017|Phường Tân Hiệp, Thành phố Biên Hòa, Tỉnh Đồng Nai
26017|Phường Tân Mai, Thành phố Biên Hòa, Tỉnh Đồng Nai
26017|Phường Tân Tiến, Thành phố Biên Hòa, Tỉnh Đồng Nai
26020|Phường Hố Nai, Thành phố Biên Hòa, Tỉnh Đồng Nai
26020|Phường Long Bình, Thành phố Biên Hòa, Tỉnh Đồng Nai
26020|Phường Tân Biên, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường An Bình, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Bửu Long, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Hiệp Hòa, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Hòa Bình, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Quang Vinh, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Quyết Thắng, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Thanh Bình, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Thống Nhất, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Trung Dũng, Thành phố Biên Hòa, Tỉnh Đồng Nai
26041|Phường Tân Phong, Thành phố Biên Hòa, Tỉnh Đồng Nai
26068|Phường Bửu Hòa, Thành phố Biên Hòa, Tỉnh Đồng Nai
26068|Phường Hóa An, Thành phố Biên Hòa, Tỉnh Đồng Nai
26068|Phường Tân Hạnh, Thành phố Biên Hòa, Tỉnh Đồng Nai
26068|Phường Tân Vạn, Thành phố Biên Hòa, Tỉnh Đồng Nai
26080|Phường Phú Bình, Thành phố Long Khánh, Tỉnh Đồng Nai
26080|Phường Xuân An, Thành phố Long Khánh, Tỉnh Đồng Nai
26080|Phường Xuân Bình, Thành phố Long Khánh, Tỉnh Đồng Nai
26080|Phường Xuân Hoà, Thành phố Long Khánh, Tỉnh Đồng Nai
26080|Phường Xuân Thanh, Thành phố Long Khánh, Tỉnh Đồng Nai
26080|Phường Xuân Trung, Thành phố Long Khánh, Tỉnh Đồng Nai
26080|Xã Bàu Trâm, Thành phố Long Khánh, Tỉnh Đồng Nai
26089|Phường Suối Tre, Thành phố Long Khánh, Tỉnh Đồng Nai
26089|Xã Bình Lộc, Thành phố Long Khánh, Tỉnh Đồng Nai
26089|Xã Xuân Thiện, Huyện Thống Nhất, Tỉnh Đồng Nai
26098|Phường Bảo Vinh, Thành phố Long Khánh, Tỉnh Đồng Nai
26098|Xã Bảo Quang, Thành phố Long Khánh, Tỉnh Đồng Nai
26104|Phường Bàu Sen, Thành phố Long Khánh, Tỉnh Đồng Nai
26104|Phường Xuân Lập, Thành phố Long Khánh, Tỉnh Đồng Nai
26113|Phường Xuân Tân, Thành phố Long Khánh, Tỉnh Đồng Nai
26113|Xã Hàng Gòn, Thành phố Long Khánh, Tỉnh Đồng Nai
26116|Thị trấn Tân Phú, Huyện Tân Phú, Tỉnh Đồng Nai
26116|Xã Phú Lộc, Huyện Tân Phú, Tỉnh Đồng Nai
26116|Xã Phú Thanh, Huyện Tân Phú, Tỉnh Đồng Nai
26116|Xã Phú Xuân, Huyện Tân Phú, Tỉnh Đồng Nai
26116|Xã Trà Cổ, Huyện Tân Phú, Tỉnh Đồng Nai
26116|Xã Tân Phú, Thành phố Đồng Nai
26119|Xã Dak Lua, Huyện Tân Phú, Tỉnh Đồng Nai
26122|Xã Nam Cát Tiên, Huyện Tân Phú, Tỉnh Đồng Nai
26122|Xã Núi Tượng, Huyện Tân Phú, Tỉnh Đồng Nai
26122|Xã Phú An, Huyện Tân Phú, Tỉnh Đồng Nai
26134|Xã Phú Lập, Huyện Tân Phú, Tỉnh Đồng Nai
26134|Xã Phú Thịnh, Huyện Tân Phú, Tỉnh Đồng Nai
26134|Xã Tà Lài, Huyện Tân Phú, Tỉnh Đồng Nai
26158|Xã Phú Bình, Huyện Tân Phú, Tỉnh Đồng Nai
26158|Xã Phú Lâm, Huyện Tân Phú, Tỉnh Đồng Nai
26158|Xã Phú Sơn, Huyện Tân Phú, Tỉnh Đồng Nai
26158|Xã Thanh Sơn, Huyện Tân Phú, Tỉnh Đồng Nai
26170|Thị trấn Vĩnh An, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26170|Xã Mã Đà, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26170|Xã Trị An, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26170|Xã Trị An, Thành phố Đồng Nai
26173|Xã Phú Lý, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26179|Xã Tân An, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26179|Xã Vĩnh Tân, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26188|Phường Tân Phong, Thành phố Biên Hòa, Tỉnh Đồng Nai
26188|Xã Bình Hòa, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26188|Xã Bình Lợi, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26188|Xã Thạnh Phú, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26188|Xã Tân Bình, Huyện Vĩnh Cửu, Tỉnh Đồng Nai
26206|Thị trấn Định Quán, Huyện Định Quán, Tỉnh Đồng Nai
26206|Xã Gia Canh, Huyện Định Quán, Tỉnh Đồng Nai
26206|Xã Ngọc Định, Huyện Định Quán, Tỉnh Đồng Nai
26206|Xã Phú Ngọc, Huyện Định Quán, Tỉnh Đồng Nai
26209|Xã Thanh Sơn, Huyện Định Quán, Tỉnh Đồng Nai
26215|Xã Phú Tân, Huyện Định Quán, Tỉnh Đồng Nai
26215|Xã Phú Vinh, Huyện Định Quán, Tỉnh Đồng Nai
26221|Xã Phú Hòa, Huyện Định Quán, Tỉnh Đồng Nai
26221|Xã Phú Lợi, Huyện Định Quán, Tỉnh Đồng Nai
26221|Xã Phú Điền, Huyện Tân Phú, Tỉnh Đồng Nai
26227|Xã La Ngà, Huyện Định Quán, Tỉnh Đồng Nai
26227|Xã Túc Trưng, Huyện Định Quán, Tỉnh Đồng Nai
26248|Thị trấn Trảng Bom, Huyện Trảng Bom, Tỉnh Đồng Nai
26248|Xã Giang Điền, Huyện Trảng Bom, Tỉnh Đồng Nai
26248|Xã Quảng Tiến, Huyện Trảng Bom, Tỉnh Đồng Nai
26248|Xã Sông Trầu, Huyện Trảng Bom, Tỉnh Đồng Nai
26248|Xã Trảng Bom, Thành phố Đồng Nai
26254|Xã Bàu Hàm, Huyện Trảng Bom, Tỉnh Đồng Nai
26254|Xã Cây Gáo, Huyện Trảng Bom, Tỉnh Đồng Nai
26254|Xã Sông Thao, Huyện Trảng Bom, Tỉnh Đồng Nai
26254|Xã Thanh Bình, Huyện Trảng Bom, Tỉnh Đồng Nai
26278|Xã Bình Minh, Huyện Trảng Bom, Tỉnh Đồng Nai
26278|Xã Bắc Sơn, Huyện Trảng Bom, Tỉnh Đồng Nai
26281|Xã Hưng Thịnh, Huyện Trảng Bom, Tỉnh Đồng Nai
26281|Xã Trung Hoà, Huyện Trảng Bom, Tỉnh Đồng Nai
26281|Xã Tây Hoà, Huyện Trảng Bom, Tỉnh Đồng Nai
26281|Xã Đông Hoà, Huyện Trảng Bom, Tỉnh Đồng Nai
26296|Xã An Viễn, Huyện Trảng Bom, Tỉnh Đồng Nai
26296|Xã Đồi 61, Huyện Trảng Bom, Tỉnh Đồng Nai
26299|Xã Gia Tân 1, Huyện Thống Nhất, Tỉnh Đồng Nai
26299|Xã Gia Tân 2, Huyện Thống Nhất, Tỉnh Đồng Nai
26299|Xã Phú Cường, Huyện Định Quán, Tỉnh Đồng Nai
26299|Xã Phú Túc, Huyện Định Quán, Tỉnh Đồng Nai
26311|Xã Gia Kiệm, Huyện Thống Nhất, Tỉnh Đồng Nai
26311|Xã Gia Tân 3, Huyện Thống Nhất, Tỉnh Đồng Nai
26311|Xã Quang Trung, Huyện Thống Nhất, Tỉnh Đồng Nai
26326|Thị trấn Dầu Giây, Huyện Thống Nhất, Tỉnh Đồng Nai
26326|Xã Bàu Hàm 2, Huyện Thống Nhất, Tỉnh Đồng Nai
26326|Xã Dầu Giây, Thành phố Đồng Nai
26326|Xã Hưng Lộc, Huyện Thống Nhất, Tỉnh Đồng Nai
26326|Xã Lộ 25, Huyện Thống Nhất, Tỉnh Đồng Nai
26332|Xã Sông Nhạn, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26332|Xã Xuân Quế, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26341|Thị trấn Long Giao, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26341|Xã Bảo Bình, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26341|Xã Nhân Nghĩa, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26341|Xã Xuân Mỹ, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26347|Xã Cẩm Đường, Huyện Long Thành, Tỉnh Đồng Nai
26347|Xã Thừa Đức, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26347|Xã Xuân Đường, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26359|Xã Xuân Tây, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26359|Xã Xuân Đông, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26362|Xã Lâm San, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26362|Xã Sông Ray, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26368|Thị trấn Long Thành, Huyện Long Thành, Tỉnh Đồng Nai
26368|Xã Bình Sơn, Huyện Long Thành, Tỉnh Đồng Nai
26368|Xã Long An, Huyện Long Thành, Tỉnh Đồng Nai
26368|Xã Long Thành, Thành phố Đồng Nai
26368|Xã Lộc An, Huyện Long Thành, Tỉnh Đồng Nai
26374|Phường Tam Phước, Thành phố Biên Hòa, Tỉnh Đồng Nai
26377|Phường Phước Tân, Thành phố Biên Hòa, Tỉnh Đồng Nai
26380|Phường An Hòa, Thành phố Biên Hòa, Tỉnh Đồng Nai
26380|Phường Long Bình Tân, Thành phố Biên Hòa, Tỉnh Đồng Nai
26380|Xã Long Hưng, Thành phố Biên Hòa, Tỉnh Đồng Nai
26383|Xã An Phước, Huyện Long Thành, Tỉnh Đồng Nai
26383|Xã Tam An, Huyện Long Thành, Tỉnh Đồng Nai
26389|Xã Bình An, Huyện Long Thành, Tỉnh Đồng Nai
26389|Xã Long Đức, Huyện Long Thành, Tỉnh Đồng Nai
26413|Xã Bàu Cạn, Huyện Long Thành, Tỉnh Đồng Nai
26413|Xã Long Phước, Huyện Long Thành, Tỉnh Đồng Nai
26422|Xã Phước Bình, Huyện Long Thành, Tỉnh Đồng Nai
26422|Xã Phước Thái, Huyện Long Thành, Tỉnh Đồng Nai
26422|Xã Tân Hiệp, Huyện Long Thành, Tỉnh Đồng Nai
26425|Thị trấn Gia Ray, Huyện Xuân Lộc, Tỉnh Đồng Nai
26425|Xã Suối Cát, Huyện Xuân Lộc, Tỉnh Đồng Nai
26425|Xã Xuân Hiệp, Huyện Xuân Lộc, Tỉnh Đồng Nai
26425|Xã Xuân Lộc, Thành phố Đồng Nai
26425|Xã Xuân Thọ, Huyện Xuân Lộc, Tỉnh Đồng Nai
26425|Xã Xuân Trường, Huyện Xuân Lộc, Tỉnh Đồng Nai
26428|Xã Suối Nho, Huyện Định Quán, Tỉnh Đồng Nai
26428|Xã Xuân Bắc, Huyện Xuân Lộc, Tỉnh Đồng Nai
26434|Xã Suối Cao, Huyện Xuân Lộc, Tỉnh Đồng Nai
26434|Xã Xuân Thành, Huyện Xuân Lộc, Tỉnh Đồng Nai
26446|Xã Xuân Hòa, Huyện Xuân Lộc, Tỉnh Đồng Nai
26446|Xã Xuân Hưng, Huyện Xuân Lộc, Tỉnh Đồng Nai
26446|Xã Xuân Tâm, Huyện Xuân Lộc, Tỉnh Đồng Nai
26458|Xã Lang Minh, Huyện Xuân Lộc, Tỉnh Đồng Nai
26458|Xã Xuân Phú, Huyện Xuân Lộc, Tỉnh Đồng Nai
26461|Xã Bảo Hoà, Huyện Xuân Lộc, Tỉnh Đồng Nai
26461|Xã Xuân Bảo, Huyện Cẩm Mỹ, Tỉnh Đồng Nai
26461|Xã Xuân Định, Huyện Xuân Lộc, Tỉnh Đồng Nai
26485|Thị trấn Hiệp Phước, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26485|Xã Long Tân, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26485|Xã Nhơn Trạch, Thành phố Đồng Nai
26485|Xã Phú Hội, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26485|Xã Phú Thạnh, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26485|Xã Phước Thiền, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26491|Xã Phú Hữu, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26491|Xã Phú Đông, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26491|Xã Phước Khánh, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26491|Xã Đại Phước, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26503|Xã Long Thọ, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26503|Xã Phước An, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26503|Xã Vĩnh Thanh, Huyện Nhơn Trạch, Tỉnh Đồng Nai
26506|Phường 1, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26506|Phường 2, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26506|Phường 3, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26506|Phường 4, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26506|Phường 5, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26506|Phường Thắng Nhì, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26506|Phường Thắng Tam, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26526|Phường 7, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26526|Phường 8, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26526|Phường 9, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26526|Phường Nguyễn An Ninh, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26536|Phường 10, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26536|Phường Rạch Dừa, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26536|Phường Thắng Nhất, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26542|Phường 11, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26542|Phường 12, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26545|Xã Long Sơn, Thành phố Vũng Tàu, Tỉnh Bà Rịa - Vũng Tàu
26560|Phường Long Toàn, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26560|Phường Phước Hiệp, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26560|Phường Phước Hưng, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26560|Phường Phước Nguyên, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26560|Phường Phước Trung, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26566|Phường Kim Dinh, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26566|Phường Long Hương, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26566|Xã Tân Hưng, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26572|Phường Long Tâm, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26572|Xã Hoà Long, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26572|Xã Long Phước, Thành phố Bà Rịa, Tỉnh Bà Rịa - Vũng Tàu
26575|Thị trấn Ngãi Giao, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26575|Xã Bình Ba, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26575|Xã Suối Nghệ, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26584|Xã Suối Rao, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26584|Xã Sơn Bình, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26584|Xã Xuân Sơn, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26590|Xã Bình Giã, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26590|Xã Bình Trung, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26590|Xã Quảng Thành, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26596|Xã Cù Bị, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26596|Xã Xà Bang, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26608|Thị trấn Kim Long, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26608|Xã Bàu Chinh, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26608|Xã Láng Lớn, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26617|Xã Nghĩa Thành, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26617|Xã Đá Bạc, Huyện Châu Đức, Tỉnh Bà Rịa - Vũng Tàu
26620|Thị trấn Phước Bửu, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26620|Xã Phước Thuận, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26620|Xã Phước Tân, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26632|Xã Bông Trang, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26632|Xã Bưng Riềng, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26632|Xã Xuyên Mộc, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26638|Xã Bàu Lâm, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26638|Xã Tân Lâm, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26641|Xã Hòa Bình, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26641|Xã Hòa Hưng, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26641|Xã Hòa Hội, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26647|Xã Hòa Hiệp, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26656|Xã Bình Châu, Huyện Xuyên Mộc, Tỉnh Bà Rịa - Vũng Tàu
26659|Thị trấn Long Điền, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26659|Xã Tam An, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26662|Thị trấn Long Hải, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26662|Xã Phước Hưng, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26662|Xã Phước Tỉnh, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26680|Thị trấn Đất Đỏ, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26680|Xã Long Tân, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26680|Xã Láng Dài, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26680|Xã Phước Long Thọ, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26686|Thị trấn Phước Hải, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26686|Xã Phước Hội, Huyện Long Đất, Tỉnh Bà Rịa - Vũng Tàu
26704|Phường Mỹ Xuân, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26704|Phường Phú Mỹ, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26710|Phường Tân Hoà, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26710|Phường Tân Hải, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26713|Phường Phước Hoà, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26713|Phường Tân Phước, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26725|Phường Hắc Dịch, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26725|Xã Sông Xoài, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26728|Xã Châu Pha, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26728|Xã Tóc Tiên, Thành phố Phú Mỹ, Tỉnh Bà Rịa - Vũng Tàu
26737|Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh
26737|Phường Đa Kao, Quận 1, Thành phố Hồ Chí Minh
26740|Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh
26743|Phường Bến Thành, Quận 1, Thành phố Hồ Chí Minh
26743|Phường Nguyễn Thái Bình, Quận 1, Thành phố Hồ Chí Minh
26743|Phường Phạm Ngũ Lão, Quận 1, Thành phố Hồ Chí Minh
26758|Phường Cô Giang, Quận 1, Thành phố Hồ Chí Minh
26758|Phường Cầu Kho, Quận 1, Thành phố Hồ Chí Minh
26758|Phường Cầu Ông Lãnh, Quận 1, Thành phố Hồ Chí Minh
26758|Phường Nguyễn Cư Trinh, Quận 1, Thành phố Hồ Chí Minh
26767|Phường An Phú Đông, Quận 12, Thành phố Hồ Chí Minh
26767|Phường Thạnh Lộc, Quận 12, Thành phố Hồ Chí Minh
26773|Phường Thạnh Xuân, Quận 12, Thành phố Hồ Chí Minh
26773|Phường Thới An, Quận 12, Thành phố Hồ Chí Minh
26782|Phường Hiệp Thành, Quận 12, Thành phố Hồ Chí Minh
26782|Phường Tân Thới Hiệp, Quận 12, Thành phố Hồ Chí Minh
26785|Phường Trung Mỹ Tây, Quận 12, Thành phố Hồ Chí Minh
26785|Phường Tân Chánh Hiệp, Quận 12, Thành phố Hồ Chí Minh
26791|Phường Tân Hưng Thuận, Quận 12, Thành phố Hồ Chí Minh
26791|Phường Tân Thới Nhất, Quận 12, Thành phố Hồ Chí Minh
26791|Phường Đông Hưng Thuận, Quận 12, Thành phố Hồ Chí Minh
26800|Phường Linh Trung, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26800|Phường Linh Tây, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26800|Phường Linh Xuân, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26803|Phường Bình Chiểu, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26803|Phường Tam Bình, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26803|Phường Tam Phú, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26809|Phường Hiệp Bình Chánh, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26809|Phường Hiệp Bình Phước, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26809|Phường Linh Đông, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26824|Phường Bình Thọ, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26824|Phường Linh Chiểu, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26824|Phường Trường Thọ, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26833|Phường Long Bình, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26833|Phường Long Thạnh Mỹ, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26842|Phường Hiệp Phú, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26842|Phường Tân Phú, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26842|Phường Tăng Nhơn Phú A, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26842|Phường Tăng Nhơn Phú B, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26848|Phường Phước Bình, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26848|Phường Phước Long A, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26848|Phường Phước Long B, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26857|Phường Long Phước, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26857|Phường Trường Thạnh, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26860|Phường Long Trường, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26860|Phường Phú Hữu, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
26876|Phường 5, Quận Gò Vấp, Thành phố Hồ Chí Minh
26876|Phường 6, Quận Gò Vấp, Thành phố Hồ Chí Minh
26878|Phường 13, Quận Gò Vấp, Thành phố Hồ Chí Minh
26878|Phường 15, Quận Gò Vấp, Thành phố Hồ Chí Minh
26878|Phường 16, Quận Gò Vấp, Thành phố Hồ Chí Minh
26882|Phường 12, Quận Gò Vấp, Thành phố Hồ Chí Minh
26882|Phường 13, Quận Gò Vấp, Thành phố Hồ Chí Minh
26882|Phường 14, Quận Gò Vấp, Thành phố Hồ Chí Minh
26884|Phường 10, Quận Gò Vấp, Thành phố Hồ Chí Minh
26884|Phường 17, Quận Gò Vấp, Thành phố Hồ Chí Minh
26890|Phường 1, Quận Gò Vấp, Thành phố Hồ Chí Minh
26890|Phường 3, Quận Gò Vấp, Thành phố Hồ Chí Minh
26890|Phường 4, Quận Gò Vấp, Thành phố Hồ Chí Minh
26890|Phường 7, Quận Gò Vấp, Thành phố Hồ Chí Minh
26898|Phường 11, Quận Gò Vấp, Thành phố Hồ Chí Minh
26898|Phường 8, Quận Gò Vấp, Thành phố Hồ Chí Minh
26898|Phường 9, Quận Gò Vấp, Thành phố Hồ Chí Minh
26905|Phường 11, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26905|Phường 13, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26905|Phường 5, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26905|Phường 6, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26911|Phường 27, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26911|Phường 28, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26929|Phường 12, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26929|Phường 14, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26929|Phường 26, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 1, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 15, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 17, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 2, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 3, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 6, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26944|Phường 7, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26956|Phường 19, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26956|Phường 21, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26956|Phường 22, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26956|Phường 25, Quận Bình Thạnh, Thành phố Hồ Chí Minh
26968|Phường 4, Quận Tân Bình, Thành phố Hồ Chí Minh
26968|Phường 5, Quận Tân Bình, Thành phố Hồ Chí Minh
26968|Phường 7, Quận Tân Bình, Thành phố Hồ Chí Minh
26977|Phường 1, Quận Tân Bình, Thành phố Hồ Chí Minh
26977|Phường 2, Quận Tân Bình, Thành phố Hồ Chí Minh
26977|Phường 3, Quận Tân Bình, Thành phố Hồ Chí Minh
26983|Phường 10, Quận Tân Bình, Thành phố Hồ Chí Minh
26983|Phường 11, Quận Tân Bình, Thành phố Hồ Chí Minh
26983|Phường 12, Quận Tân Bình, Thành phố Hồ Chí Minh
26995|Phường 6, Quận Tân Bình, Thành phố Hồ Chí Minh
26995|Phường 8, Quận Tân Bình, Thành phố Hồ Chí Minh
26995|Phường 9, Quận Tân Bình, Thành phố Hồ Chí Minh
27004|Phường 13, Quận Tân Bình, Thành phố Hồ Chí Minh
27004|Phường 14, Quận Tân Bình, Thành phố Hồ Chí Minh
27007|Phường 15, Quận Tân Bình, Thành phố Hồ Chí Minh
27013|Phường Tây Thạnh, Quận Tân Phú, Thành phố Hồ Chí Minh
27019|Phường Sơn Kỳ, Quận Tân Phú, Thành phố Hồ Chí Minh
27019|Phường Tân Quý, Quận Tân Phú, Thành phố Hồ Chí Minh
27019|Phường Tân Sơn Nhì, Quận Tân Phú, Thành phố Hồ Chí Minh
27022|Phường Phú Thọ Hòa, Quận Tân Phú, Thành phố Hồ Chí Minh
27022|Phường Tân Thành, Quận Tân Phú, Thành phố Hồ Chí Minh
27028|Phường Hiệp Tân, Quận Tân Phú, Thành phố Hồ Chí Minh
27028|Phường Phú Thạnh, Quận Tân Phú, Thành phố Hồ Chí Minh
27028|Phường Tân Thới Hòa, Quận Tân Phú, Thành phố Hồ Chí Minh
27031|Phường Hòa Thạnh, Quận Tân Phú, Thành phố Hồ Chí Minh
27031|Phường Phú Trung, Quận Tân Phú, Thành phố Hồ Chí Minh
27043|Phường 3, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27043|Phường 4, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27043|Phường 5, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27043|Phường 9, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27058|Phường 1, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27058|Phường 15, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27058|Phường 17, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27058|Phường 2, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27058|Phường 7, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27073|Phường 10, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27073|Phường 11, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27073|Phường 13, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27073|Phường 8, Quận Phú Nhuận, Thành phố Hồ Chí Minh
27094|Phường An Khánh, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27094|Phường An Lợi Đông, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27094|Phường Thảo Điền, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27094|Phường Thủ Thiêm, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27097|Phường An Phú, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27097|Phường Bình Trưng Tây, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27097|Phường Bình Trưng Đông, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27112|Phường Cát Lái, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27112|Phường Thạnh Mỹ Lợi, Thành phố Thủ Đức, Thành phố Hồ Chí Minh
27139|Phường Võ Thị Sáu, Quận 3, Thành phố Hồ Chí Minh
27142|Phường 10, Quận 3, Thành phố Hồ Chí Minh
27142|Phường 11, Quận 3, Thành phố Hồ Chí Minh
27142|Phường 12, Quận 3, Thành phố Hồ Chí Minh
27142|Phường 13, Quận 3, Thành phố Hồ Chí Minh
27142|Phường 14, Quận 3, Thành phố Hồ Chí Minh
27142|Phường 9, Quận 3, Thành phố Hồ Chí Minh
27154|Phường 1, Quận 3, Thành phố Hồ Chí Minh
27154|Phường 2, Quận 3, Thành phố Hồ Chí Minh
27154|Phường 3, Quận 3, Thành phố Hồ Chí Minh
27154|Phường 4, Quận 3, Thành phố Hồ Chí Minh
27154|Phường 5, Quận 3, Thành phố Hồ Chí Minh
27163|Phường 12, Quận 10, Thành phố Hồ Chí Minh
27163|Phường 13, Quận 10, Thành phố Hồ Chí Minh
27163|Phường 15, Quận 10, Thành phố Hồ Chí Minh
27169|Phường 14, Quận 10, Thành phố Hồ Chí Minh
27169|Phường 6, Quận 10, Thành phố Hồ Chí Minh
27169|Phường 8, Quận 10, Thành phố Hồ Chí Minh
27190|Phường 1, Quận 10, Thành phố Hồ Chí Minh
27190|Phường 10, Quận 10, Thành phố Hồ Chí Minh
27190|Phường 11, Quận 10, Thành phố Hồ Chí Minh
27190|Phường 2, Quận 10, Thành phố Hồ Chí Minh
27190|Phường 4, Quận 10, Thành phố Hồ Chí Minh
27190|Phường 9, Quận 10, Thành phố Hồ Chí Minh
27211|Phường 14, Quận 11, Thành phố Hồ Chí Minh
27211|Phường 5, Quận 11, Thành phố Hồ Chí Minh
27226|Phường 11, Quận 11, Thành phố Hồ Chí Minh
27226|Phường 15, Quận 11, Thành phố Hồ Chí Minh
27232|Phường 10, Quận 11, Thành phố Hồ Chí Minh
27232|Phường 12, Quận 11, Thành phố Hồ Chí Minh
27232|Phường 3, Quận 11, Thành phố Hồ Chí Minh
27232|Phường 8, Quận 11, Thành phố Hồ Chí Minh
27232|Phường 9, Quận 11, Thành phố Hồ Chí Minh
27238|Phường 1, Quận 11, Thành phố Hồ Chí Minh
27238|Phường 16, Quận 11, Thành phố Hồ Chí Minh
27238|Phường 2, Quận 11, Thành phố Hồ Chí Minh
27238|Phường 4, Quận 11, Thành phố Hồ Chí Minh
27238|Phường 6, Quận 11, Thành phố Hồ Chí Minh
27238|Phường 7, Quận 11, Thành phố Hồ Chí Minh
27259|Phường 13, Quận 4, Thành phố Hồ Chí Minh
27259|Phường 16, Quận 4, Thành phố Hồ Chí Minh
27259|Phường 18, Quận 4, Thành phố Hồ Chí Minh
27265|Phường 10, Quận 4, Thành phố Hồ Chí Minh
27265|Phường 14, Quận 4, Thành phố Hồ Chí Minh
27265|Phường 15, Quận 4, Thành phố Hồ Chí Minh
27265|Phường 6, Quận 4, Thành phố Hồ Chí Minh
27265|Phường 8, Quận 4, Thành phố Hồ Chí Minh
27265|Phường 9, Quận 4, Thành phố Hồ Chí Minh
27286|Phường 1, Quận 4, Thành phố Hồ Chí Minh
27286|Phường 2, Quận 4, Thành phố Hồ Chí Minh
27286|Phường 3, Quận 4, Thành phố Hồ Chí Minh
27286|Phường 4, Quận 4, Thành phố Hồ Chí Minh
27301|Phường 1, Quận 5, Thành phố Hồ Chí Minh
27301|Phường 2, Quận 5, Thành phố Hồ Chí Minh
27301|Phường 3, Quận 5, Thành phố Hồ Chí Minh
27301|Phường 4, Quận 5, Thành phố Hồ Chí Minh
27316|Phường 5, Quận 5, Thành phố Hồ Chí Minh
27316|Phường 7, Quận 5, Thành phố Hồ Chí Minh
27316|Phường 9, Quận 5, Thành phố Hồ Chí Minh
27343|Phường 10, Quận 5, Thành phố Hồ Chí Minh
27343|Phường 11, Quận 5, Thành phố Hồ Chí Minh
27343|Phường 12, Quận 5, Thành phố Hồ Chí Minh
27343|Phường 13, Quận 5, Thành phố Hồ Chí Minh
27343|Phường 14, Quận 5, Thành phố Hồ Chí Minh
27349|Phường 12, Quận 6, Thành phố Hồ Chí Minh
27349|Phường 13, Quận 6, Thành phố Hồ Chí Minh
27349|Phường 14, Quận 6, Thành phố Hồ Chí Minh
27364|Phường 10, Quận 6, Thành phố Hồ Chí Minh
27364|Phường 11, Quận 6, Thành phố Hồ Chí Minh
27367|Phường 2, Quận 6, Thành phố Hồ Chí Minh
27367|Phường 5, Quận 6, Thành phố Hồ Chí Minh
27367|Phường 6, Quận 6, Thành phố Hồ Chí Minh
27367|Phường 9, Quận 6, Thành phố Hồ Chí Minh
27373|Phường 1, Quận 6, Thành phố Hồ Chí Minh
27373|Phường 3, Quận 6, Thành phố Hồ Chí Minh
27373|Phường 4, Quận 6, Thành phố Hồ Chí Minh
27373|Phường 7, Quận 6, Thành phố Hồ Chí Minh
27373|Phường 8, Quận 6, Thành phố Hồ Chí Minh
27418|Phường 1, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 10, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 2, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 3, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 4, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 5, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 8, Quận 8, Thành phố Hồ Chí Minh
27418|Phường 9, Quận 8, Thành phố Hồ Chí Minh
27418|Phường Hưng Phú, Quận 8, Thành phố Hồ Chí Minh
27418|Phường Rạch Ông, Quận 8, Thành phố Hồ Chí Minh
27424|Phường 6, Quận 8, Thành phố Hồ Chí Minh
27424|Phường 7, Quận 8, Thành phố Hồ Chí Minh
27427|Phường 11, Quận 8, Thành phố Hồ Chí Minh
27427|Phường 12, Quận 8, Thành phố Hồ Chí Minh
27427|Phường 13, Quận 8, Thành phố Hồ Chí Minh
27427|Phường 14, Quận 8, Thành phố Hồ Chí Minh
27427|Phường 15, Quận 8, Thành phố Hồ Chí Minh
27427|Phường 16, Quận 8, Thành phố Hồ Chí Minh
27427|Phường Xóm Củi, Quận 8, Thành phố Hồ Chí Minh
27439|Phường Bình Hưng Hoà A, Quận Bình Tân, Thành phố Hồ Chí Minh
27439|Phường Bình Hưng Hòa, Quận Bình Tân, Thành phố Hồ Chí Minh
27442|Phường Bình Hưng Hoà B, Quận Bình Tân, Thành phố Hồ Chí Minh
27448|Phường Bình Trị Đông A, Quận Bình Tân, Thành phố Hồ Chí Minh
27448|Phường Bình Trị Đông, Quận Bình Tân, Thành phố Hồ Chí Minh
27457|Phường Tân Tạo A, Quận Bình Tân, Thành phố Hồ Chí Minh
27457|Phường Tân Tạo, Quận Bình Tân, Thành phố Hồ Chí Minh
27460|Phường An Lạc A, Quận Bình Tân, Thành phố Hồ Chí Minh
27460|Phường An Lạc, Quận Bình Tân, Thành phố Hồ Chí Minh
27460|Phường Bình Trị Đông B, Quận Bình Tân, Thành phố Hồ Chí Minh
27475|Phường Tân Hưng, Quận 7, Thành phố Hồ Chí Minh
27475|Phường Tân Kiểng, Quận 7, Thành phố Hồ Chí Minh
27475|Phường Tân Phong, Quận 7, Thành phố Hồ Chí Minh
27475|Phường Tân Quy, Quận 7, Thành phố Hồ Chí Minh
27478|Phường Bình Thuận, Quận 7, Thành phố Hồ Chí Minh
27478|Phường Tân Thuận Tây, Quận 7, Thành phố Hồ Chí Minh
27478|Phường Tân Thuận Đông, Quận 7, Thành phố Hồ Chí Minh
27484|Phường Phú Thuận, Quận 7, Thành phố Hồ Chí Minh
27487|Phường Phú Mỹ, Quận 7, Thành phố Hồ Chí Minh
27487|Phường Tân Phú, Quận 7, Thành phố Hồ Chí Minh
27496|Thị trấn Củ Chi, Huyện Củ Chi, Thành phố Hồ Chí Minh
27496|Xã Phước Hiệp, Huyện Củ Chi, Thành phố Hồ Chí Minh
27496|Xã Tân An Hội, Huyện Củ Chi, Thành phố Hồ Chí Minh
27508|Xã An Nhơn Tây, Huyện Củ Chi, Thành phố Hồ Chí Minh
27508|Xã An Phú, Huyện Củ Chi, Thành phố Hồ Chí Minh
27508|Xã Phú Mỹ Hưng, Huyện Củ Chi, Thành phố Hồ Chí Minh
27511|Xã Nhuận Đức, Huyện Củ Chi, Thành phố Hồ Chí Minh
27511|Xã Phạm Văn Cội, Huyện Củ Chi, Thành phố Hồ Chí Minh
27511|Xã Trung Lập Hạ, Huyện Củ Chi, Thành phố Hồ Chí Minh
27526|Xã Phước Thạnh, Huyện Củ Chi, Thành phố Hồ Chí Minh
27526|Xã Thái Mỹ, Huyện Củ Chi, Thành phố Hồ Chí Minh
27526|Xã Trung Lập Thượng, Huyện Củ Chi, Thành phố Hồ Chí Minh
27541|Xã Phú Hòa Đông, Huyện Củ Chi, Thành phố Hồ Chí Minh
27541|Xã Tân Thạnh Tây, Huyện Củ Chi, Thành phố Hồ Chí Minh
27541|Xã Tân Thạnh Đông, Huyện Củ Chi, Thành phố Hồ Chí Minh
27544|Xã Bình Mỹ, Huyện Củ Chi, Thành phố Hồ Chí Minh
27544|Xã Hòa Phú, Huyện Củ Chi, Thành phố Hồ Chí Minh
27544|Xã Trung An, Huyện Củ Chi, Thành phố Hồ Chí Minh
27553|Xã Phước Vĩnh An, Huyện Củ Chi, Thành phố Hồ Chí Minh
27553|Xã Tân Phú Trung, Huyện Củ Chi, Thành phố Hồ Chí Minh
27553|Xã Tân Thông Hội, Huyện Củ Chi, Thành phố Hồ Chí Minh
27559|Thị trấn Hóc Môn, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27559|Xã Tân Hiệp, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27559|Xã Tân Xuân, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27568|Xã Nhị Bình, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27568|Xã Thới Tam Thôn, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27568|Xã Đông Thạnh, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27577|Xã Tân Thới Nhì, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27577|Xã Xuân Thới Sơn, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27577|Xã Xuân Thới Đông, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27592|Xã Bà Điểm, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27592|Xã Trung Chánh, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27592|Xã Xuân Thới Thượng, Huyện Hóc Môn, Thành phố Hồ Chí Minh
27595|Thị trấn Tân Túc, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27595|Xã Tân Kiên, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27595|Xã Tân Nhựt, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27601|Xã Vĩnh Lộc A, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27604|Xã Phạm Văn Hai, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27604|Xã Vĩnh Lộc B, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27610|Xã Bình Lợi, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27610|Xã Lê Minh Xuân, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27619|Xã Bình Hưng, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27619|Xã Phong Phú, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27628|Xã Hưng Long, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27628|Xã Quy Đức, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27628|Xã Đa Phước, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27637|Xã An Phú Tây, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27637|Xã Bình Chánh, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27637|Xã Tân Quý Tây, Huyện Bình Chánh, Thành phố Hồ Chí Minh
27655|Thị trấn Nhà Bè, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27655|Xã Phú Xuân, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27655|Xã Phước Kiển, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27655|Xã Phước Lộc, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27658|Xã Hiệp Phước, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27658|Xã Long Thới, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27658|Xã Nhơn Đức, Huyện Nhà Bè, Thành phố Hồ Chí Minh
27664|Thị trấn Cần Thạnh, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27664|Xã Long Hòa, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27667|Xã Bình Khánh, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27667|Xã Tam Thôn Hiệp, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27673|Xã An Thới Đông, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27673|Xã Lý Nhơn, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27676|Xã Thạnh An, Huyện Cần Giờ, Thành phố Hồ Chí Minh
27694|Phường 1, Thành phố Tân An, Tỉnh Long An
27694|Phường 2, Thành phố Tân An, Tỉnh Long An
27694|Phường 3, Thành phố Tân An, Tỉnh Long An
27694|Phường 4, Thành phố Tân An, Tỉnh Long An
27694|Phường 5, Thành phố Tân An, Tỉnh Long An
27694|Phường 6, Thành phố Tân An, Tỉnh Long An
27694|Xã Hướng Thọ Phú, Thành phố Tân An, Tỉnh Long An
27712|Phường 7, Thành phố Tân An, Tỉnh Long An
27712|Xã An Vĩnh Ngãi, Thành phố Tân An, Tỉnh Long An
27712|Xã Bình Tâm, Thành phố Tân An, Tỉnh Long An
27712|Xã Nhơn Thạnh Trung, Thành phố Tân An, Tỉnh Long An
27715|Phường Khánh Hậu, Thành phố Tân An, Tỉnh Long An
27715|Phường Tân Khánh, Thành phố Tân An, Tỉnh Long An
27715|Xã Lợi Bình Nhơn, Thành phố Tân An, Tỉnh Long An
27721|Thị trấn Tân Hưng, Huyện Tân Hưng, Tỉnh Long An
27721|Xã Vĩnh Lợi, Huyện Tân Hưng, Tỉnh Long An
27721|Xã Vĩnh Thạnh, Huyện Tân Hưng, Tỉnh Long An
27727|Xã Hưng Hà, Huyện Tân Hưng, Tỉnh Long An
27727|Xã Hưng Điền B, Huyện Tân Hưng, Tỉnh Long An
27727|Xã Hưng Điền, Huyện Tân Hưng, Tỉnh Long An
27736|Xã Hưng Thạnh, Huyện Tân Hưng, Tỉnh Long An
27736|Xã Thạnh Hưng, Huyện Tân Hưng, Tỉnh Long An
27736|Xã Vĩnh Châu B, Huyện Tân Hưng, Tỉnh Long An
27748|Xã Vĩnh Bửu, Huyện Tân Hưng, Tỉnh Long An
27748|Xã Vĩnh Châu A, Huyện Tân Hưng, Tỉnh Long An
27748|Xã Vĩnh Đại, Huyện Tân Hưng, Tỉnh Long An
27757|Thị trấn Vĩnh Hưng, Huyện Vĩnh Hưng, Tỉnh Long An
27757|Xã Vĩnh Thuận, Huyện Vĩnh Hưng, Tỉnh Long An
27757|Xã Vĩnh Trị, Huyện Vĩnh Hưng, Tỉnh Long An
27763|Xã Hưng Điền A, Huyện Vĩnh Hưng, Tỉnh Long An
27763|Xã Khánh Hưng, Huyện Vĩnh Hưng, Tỉnh Long An
27763|Xã Thái Trị, Huyện Vĩnh Hưng, Tỉnh Long An
27775|Xã Thái Bình Trung, Huyện Vĩnh Hưng, Tỉnh Long An
27775|Xã Tuyên Bình Tây, Huyện Vĩnh Hưng, Tỉnh Long An
27775|Xã Tuyên Bình, Huyện Vĩnh Hưng, Tỉnh Long An
27775|Xã Vĩnh Bình, Huyện Vĩnh Hưng, Tỉnh Long An
27787|Phường 1, Thị xã Kiến Tường, Tỉnh Long An
27787|Phường 2, Thị xã Kiến Tường, Tỉnh Long An
27787|Phường 3, Thị xã Kiến Tường, Tỉnh Long An
27793|Xã Bình Hiệp, Thị xã Kiến Tường, Tỉnh Long An
27793|Xã Bình Hòa Tây, Huyện Mộc Hóa, Tỉnh Long An
27793|Xã Bình Tân, Thị xã Kiến Tường, Tỉnh Long An
27793|Xã Thạnh Trị, Thị xã Kiến Tường, Tỉnh Long An
27811|Xã Bình Hòa Trung, Huyện Mộc Hóa, Tỉnh Long An
27811|Xã Bình Hòa Đông, Huyện Mộc Hóa, Tỉnh Long An
27811|Xã Bình Thạnh, Huyện Mộc Hóa, Tỉnh Long An
27817|Xã Thạnh Hưng, Thị xã Kiến Tường, Tỉnh Long An
27817|Xã Tuyên Thạnh, Thị xã Kiến Tường, Tỉnh Long An
27823|Thị trấn Bình Phong Thạnh, Huyện Mộc Hóa, Tỉnh Long An
27823|Xã Tân Lập, Huyện Mộc Hóa, Tỉnh Long An
27823|Xã Tân Thành, Huyện Mộc Hóa, Tỉnh Long An
27826|Thị trấn Tân Thạnh, Huyện Tân Thạnh, Tỉnh Long An
27826|Xã Kiến Bình, Huyện Tân Thạnh, Tỉnh Long An
27826|Xã Tân Bình, Huyện Tân Thạnh, Tỉnh Long An
27826|Xã Tân Hòa, Huyện Tân Thạnh, Tỉnh Long An
27838|Xã Nhơn Hoà, Huyện Tân Thạnh, Tỉnh Long An
27838|Xã Nhơn Hòa Lập, Huyện Tân Thạnh, Tỉnh Long An
27838|Xã Tân Lập, Huyện Tân Thạnh, Tỉnh Long An
27841|Xã Bắc Hòa, Huyện Tân Thạnh, Tỉnh Long An
27841|Xã Hậu Thạnh Tây, Huyện Tân Thạnh, Tỉnh Long An
27841|Xã Hậu Thạnh Đông, Huyện Tân Thạnh, Tỉnh Long An
27856|Xã Nhơn Ninh, Huyện Tân Thạnh, Tỉnh Long An
27856|Xã Tân Ninh, Huyện Tân Thạnh, Tỉnh Long An
27856|Xã Tân Thành, Huyện Tân Thạnh, Tỉnh Long An
27865|Thị trấn Thạnh Hóa, Huyện Thạnh Hóa, Tỉnh Long An
27865|Xã Thạnh An, Huyện Thạnh Hóa, Tỉnh Long An
27865|Xã Thủy Tây, Huyện Thạnh Hóa, Tỉnh Long An
27868|Xã Bình Hòa Hưng, Huyện Đức Huệ, Tỉnh Long An
27868|Xã Thuận Bình, Huyện Thạnh Hóa, Tỉnh Long An
27868|Xã Tân Hiệp, Huyện Thạnh Hóa, Tỉnh Long An
27877|Xã Thuận Nghĩa Hòa, Huyện Thạnh Hóa, Tỉnh Long An
27877|Xã Thạnh Phú, Huyện Thạnh Hóa, Tỉnh Long An
27877|Xã Thạnh Phước, Huyện Thạnh Hóa, Tỉnh Long An
27889|Xã Thủy Đông, Huyện Thạnh Hóa, Tỉnh Long An
27889|Xã Tân Tây, Huyện Thạnh Hóa, Tỉnh Long An
27889|Xã Tân Đông, Huyện Thạnh Hóa, Tỉnh Long An
27898|Thị trấn Đông Thành, Huyện Đức Huệ, Tỉnh Long An
27898|Xã Mỹ Bình, Huyện Đức Huệ, Tỉnh Long An
27898|Xã Mỹ Thạnh Tây, Huyện Đức Huệ, Tỉnh Long An
27898|Xã Mỹ Thạnh Đông, Huyện Đức Huệ, Tỉnh Long An
27907|Xã Mỹ Quý Tây, Huyện Đức Huệ, Tỉnh Long An
27907|Xã Mỹ Quý Đông, Huyện Đức Huệ, Tỉnh Long An
27907|Xã Mỹ Thạnh Bắc, Huyện Đức Huệ, Tỉnh Long An
27925|Xã Bình Hòa Bắc, Huyện Đức Huệ, Tỉnh Long An
27925|Xã Bình Hòa Nam, Huyện Đức Huệ, Tỉnh Long An
27925|Xã Bình Thành, Huyện Đức Huệ, Tỉnh Long An
27931|Thị trấn Hậu Nghĩa, Huyện Đức Hòa, Tỉnh Long An
27931|Xã Tân Mỹ, Huyện Đức Hòa, Tỉnh Long An
27931|Xã Đức Lập Thượng, Huyện Đức Hòa, Tỉnh Long An
27937|Thị trấn Đức Hòa, Huyện Đức Hòa, Tỉnh Long An
27937|Xã Hựu Thạnh, Huyện Đức Hòa, Tỉnh Long An
27937|Xã Đức Hòa Hạ, Huyện Đức Hòa, Tỉnh Long An
27943|Xã An Ninh Tây, Huyện Đức Hòa, Tỉnh Long An
27943|Xã An Ninh Đông, Huyện Đức Hòa, Tỉnh Long An
27943|Xã Lộc Giang, Huyện Đức Hòa, Tỉnh Long An
27952|Thị trấn Hiệp Hòa, Huyện Đức Hòa, Tỉnh Long An
27952|Xã Hiệp Hòa, Huyện Đức Hòa, Tỉnh Long An
27952|Xã Tân Phú, Huyện Đức Hòa, Tỉnh Long An
27964|Xã Mỹ Hạnh Bắc, Huyện Đức Hòa, Tỉnh Long An
27964|Xã Đức Lập Hạ, Huyện Đức Hòa, Tỉnh Long An
27976|Xã Mỹ Hạnh Nam, Huyện Đức Hòa, Tỉnh Long An
27976|Xã Đức Hòa Thượng, Huyện Đức Hòa, Tỉnh Long An
27976|Xã Đức Hòa Đông, Huyện Đức Hòa, Tỉnh Long An
27979|Xã Hòa Khánh Nam, Huyện Đức Hòa, Tỉnh Long An
27979|Xã Hòa Khánh Tây, Huyện Đức Hòa, Tỉnh Long An
27979|Xã Hòa Khánh Đông, Huyện Đức Hòa, Tỉnh Long An
27991|Thị trấn Bến Lức, Huyện Bến Lức, Tỉnh Long An
27991|Xã An Thạnh, Huyện Bến Lức, Tỉnh Long An
27991|Xã Thanh Phú, Huyện Bến Lức, Tỉnh Long An
27991|Xã Tân Hòa, Huyện Bến Lức, Tỉnh Long An
27994|Xã Lương Bình, Huyện Bến Lức, Tỉnh Long An
27994|Xã Thạnh Hòa, Huyện Bến Lức, Tỉnh Long An
27994|Xã Thạnh Lợi, Huyện Bến Lức, Tỉnh Long An
28003|Xã Lương Hòa, Huyện Bến Lức, Tỉnh Long An
28003|Xã Tân Bửu, Huyện Bến Lức, Tỉnh Long An
28003|Xã Tân Hòa, Huyện Bến Lức, Tỉnh Long An
28015|Xã Bình Đức, Huyện Bến Lức, Tỉnh Long An
28015|Xã Nhựt Chánh, Huyện Bến Lức, Tỉnh Long An
28015|Xã Thạnh Đức, Huyện Bến Lức, Tỉnh Long An
28018|Xã Long Hiệp, Huyện Bến Lức, Tỉnh Long An
28018|Xã Mỹ Yên, Huyện Bến Lức, Tỉnh Long An
28018|Xã Phước Lợi, Huyện Bến Lức, Tỉnh Long An
28036|Thị trấn Thủ Thừa, Huyện Thủ Thừa, Tỉnh Long An
28036|Xã Bình Thạnh, Huyện Thủ Thừa, Tỉnh Long An
28036|Xã Nhị Thành, Huyện Thủ Thừa, Tỉnh Long An
28036|Xã Tân Thành, Huyện Thủ Thừa, Tỉnh Long An
28051|Xã Bình An, Huyện Thủ Thừa, Tỉnh Long An
28051|Xã Mỹ Lạc, Huyện Thủ Thừa, Tỉnh Long An
28051|Xã Mỹ Thạnh, Huyện Thủ Thừa, Tỉnh Long An
28066|Xã Mỹ An, Huyện Thủ Thừa, Tỉnh Long An
28066|Xã Mỹ Phú, Huyện Thủ Thừa, Tỉnh Long An
28072|Xã Long Thuận, Huyện Thủ Thừa, Tỉnh Long An
28072|Xã Long Thạnh, Huyện Thủ Thừa, Tỉnh Long An
28072|Xã Tân Long, Huyện Thủ Thừa, Tỉnh Long An
28075|Thị trấn Tân Trụ, Huyện Tân Trụ, Tỉnh Long An
28075|Xã Bình Lãng, Huyện Tân Trụ, Tỉnh Long An
28075|Xã Bình Trinh Đông, Huyện Tân Trụ, Tỉnh Long An
28075|Xã Bình Tịnh, Huyện Tân Trụ, Tỉnh Long An
28087|Xã Lạc Tấn, Huyện Tân Trụ, Tỉnh Long An
28087|Xã Quê Mỹ Thạnh, Huyện Tân Trụ, Tỉnh Long An
28087|Xã Tân Bình, Huyện Tân Trụ, Tỉnh Long An
28093|Xã Nhựt Ninh, Huyện Tân Trụ, Tỉnh Long An
28093|Xã Tân Phước Tây, Huyện Tân Trụ, Tỉnh Long An
28093|Xã Đức Tân, Huyện Tân Trụ, Tỉnh Long An
28108|Thị trấn Cần Đước, Huyện Cần Đước, Tỉnh Long An
28108|Xã Phước Tuy, Huyện Cần Đước, Tỉnh Long An
28108|Xã Tân Chánh, Huyện Cần Đước, Tỉnh Long An
28108|Xã Tân Ân, Huyện Cần Đước, Tỉnh Long An
28114|Xã Long Hòa, Huyện Cần Đước, Tỉnh Long An
28114|Xã Long Khê, Huyện Cần Đước, Tỉnh Long An
28114|Xã Long Trạch, Huyện Cần Đước, Tỉnh Long An
28126|Xã Long Cang, Huyện Cần Đước, Tỉnh Long An
28126|Xã Long Định, Huyện Cần Đước, Tỉnh Long An
28126|Xã Phước Vân, Huyện Cần Đước, Tỉnh Long An
28132|Xã Long Sơn, Huyện Cần Đước, Tỉnh Long An
28132|Xã Mỹ Lệ, Huyện Cần Đước, Tỉnh Long An
28132|Xã Tân Trạch, Huyện Cần Đước, Tỉnh Long An
28138|Xã Phước Đông, Huyện Cần Đước, Tỉnh Long An
28138|Xã Tân Lân, Huyện Cần Đước, Tỉnh Long An
28144|Xã Long Hựu Tây, Huyện Cần Đước, Tỉnh Long An
28144|Xã Long Hựu Đông, Huyện Cần Đước, Tỉnh Long An
28159|Thị trấn Cần Giuộc, Huyện Cần Giuộc, Tỉnh Long An
28159|Xã Long Hậu, Huyện Cần Giuộc, Tỉnh Long An
28159|Xã Phước Lại, Huyện Cần Giuộc, Tỉnh Long An
28165|Xã Long Thượng, Huyện Cần Giuộc, Tỉnh Long An
28165|Xã Phước Hậu, Huyện Cần Giuộc, Tỉnh Long An
28165|Xã Phước Lý, Huyện Cần Giuộc, Tỉnh Long An
28177|Xã Mỹ Lộc, Huyện Cần Giuộc, Tỉnh Long An
28177|Xã Phước Lâm, Huyện Cần Giuộc, Tỉnh Long An
28177|Xã Thuận Thành, Huyện Cần Giuộc, Tỉnh Long An
28201|Xã Long An, Huyện Cần Giuộc, Tỉnh Long An
28201|Xã Long Phụng, Huyện Cần Giuộc, Tỉnh Long An
28201|Xã Phước Vĩnh Tây, Huyện Cần Giuộc, Tỉnh Long An
28207|Xã Phước Vĩnh Đông, Huyện Cần Giuộc, Tỉnh Long An
28207|Xã Tân Tập, Huyện Cần Giuộc, Tỉnh Long An
28207|Xã Đông Thạnh, Huyện Cần Giuộc, Tỉnh Long An
28210|Thị trấn Tầm Vu, Huyện Châu Thành, Tỉnh Long An
28210|Xã Hiệp Thạnh, Huyện Châu Thành, Tỉnh Long An
28210|Xã Phú Ngãi Trị, Huyện Châu Thành, Tỉnh Long An
28210|Xã Phước Tân Hưng, Huyện Châu Thành, Tỉnh Long An
28222|Xã Bình Quới, Huyện Châu Thành, Tỉnh Long An
28222|Xã Hòa Phú, Huyện Châu Thành, Tỉnh Long An
28222|Xã Vĩnh Công, Huyện Châu Thành, Tỉnh Long An
28225|Xã Thanh Phú Long, Huyện Châu Thành, Tỉnh Long An
28225|Xã Thanh Vĩnh Đông, Huyện Châu Thành, Tỉnh Long An
28225|Xã Thuận Mỹ, Huyện Châu Thành, Tỉnh Long An
28243|Xã An Lục Long, Huyện Châu Thành, Tỉnh Long An
28243|Xã Dương Xuân Hội, Huyện Châu Thành, Tỉnh Long An
28243|Xã Long Trì, Huyện Châu Thành, Tỉnh Long An
28249|Phường 4, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28249|Phường 5, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28249|Xã Đạo Thạnh, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28261|Phường 1, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28261|Phường 2, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28261|Phường 3, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28261|Phường 7, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28261|Phường 8, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28261|Phường Tân Long, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28270|Phường 6, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28270|Xã Thới Sơn, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28273|Phường 9, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28273|Xã Mỹ Phong, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28273|Xã Tân Mỹ Chánh, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28285|Phường 10, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28285|Xã Phước Thạnh, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28285|Xã Trung An, Thành phố Mỹ Tho, Tỉnh Tiền Giang
28297|Phường 2, Thành phố Gò Công, Tỉnh Tiền Giang
28297|Phường Long Thuận, Thành phố Gò Công, Tỉnh Tiền Giang
28306|Phường 1, Thành phố Gò Công, Tỉnh Tiền Giang
28306|Phường 5, Thành phố Gò Công, Tỉnh Tiền Giang
28306|Phường Long Hòa, Thành phố Gò Công, Tỉnh Tiền Giang
28315|Phường Long Chánh, Thành phố Gò Công, Tỉnh Tiền Giang
28315|Xã Bình Xuân, Thành phố Gò Công, Tỉnh Tiền Giang
28321|Thị trấn Mỹ Phước, Huyện Tân Phước, Tỉnh Tiền Giang
28321|Xã Thạnh Mỹ, Huyện Tân Phước, Tỉnh Tiền Giang
28321|Xã Tân Hòa Đông, Huyện Tân Phước, Tỉnh Tiền Giang
28327|Xã Thạnh Hoà, Huyện Tân Phước, Tỉnh Tiền Giang
28327|Xã Thạnh Tân, Huyện Tân Phước, Tỉnh Tiền Giang
28327|Xã Tân Hòa Tây, Huyện Tân Phước, Tỉnh Tiền Giang
28336|Xã Hưng Thạnh, Huyện Tân Phước, Tỉnh Tiền Giang
28336|Xã Phú Mỹ, Huyện Tân Phước, Tỉnh Tiền Giang
28336|Xã Tân Hòa Thành, Huyện Tân Phước, Tỉnh Tiền Giang
28345|Xã Phước Lập, Huyện Tân Phước, Tỉnh Tiền Giang
28345|Xã Tân Lập 1, Huyện Tân Phước, Tỉnh Tiền Giang
28345|Xã Tân Lập 2, Huyện Tân Phước, Tỉnh Tiền Giang
28360|Thị trấn Cái Bè, Huyện Cái Bè, Tỉnh Tiền Giang
28360|Xã Hòa Khánh, Huyện Cái Bè, Tỉnh Tiền Giang
28360|Xã Đông Hòa Hiệp, Huyện Cái Bè, Tỉnh Tiền Giang
28366|Xã Hậu Mỹ Bắc A, Huyện Cái Bè, Tỉnh Tiền Giang
28366|Xã Hậu Mỹ Bắc B, Huyện Cái Bè, Tỉnh Tiền Giang
28366|Xã Hậu Mỹ Trinh, Huyện Cái Bè, Tỉnh Tiền Giang
28378|Xã Mỹ Trung, Huyện Cái Bè, Tỉnh Tiền Giang
28378|Xã Mỹ Tân, Huyện Cái Bè, Tỉnh Tiền Giang
28378|Xã Thiện Trung, Huyện Cái Bè, Tỉnh Tiền Giang
28393|Xã An Cư, Huyện Cái Bè, Tỉnh Tiền Giang
28393|Xã Hậu Mỹ Phú, Huyện Cái Bè, Tỉnh Tiền Giang
28393|Xã Hậu Thành, Huyện Cái Bè, Tỉnh Tiền Giang
28393|Xã Mỹ Hội, Huyện Cái Bè, Tỉnh Tiền Giang
28405|Xã Mỹ Đức Tây, Huyện Cái Bè, Tỉnh Tiền Giang
28405|Xã Mỹ Đức Đông, Huyện Cái Bè, Tỉnh Tiền Giang
28405|Xã Thiện Trí, Huyện Cái Bè, Tỉnh Tiền Giang
28414|Xã An Thái Đông, Huyện Cái Bè, Tỉnh Tiền Giang
28414|Xã Mỹ Lợi A, Huyện Cái Bè, Tỉnh Tiền Giang
28414|Xã Mỹ Lợi B, Huyện Cái Bè, Tỉnh Tiền Giang
28426|Xã An Thái Trung, Huyện Cái Bè, Tỉnh Tiền Giang
28426|Xã Tân Hưng, Huyện Cái Bè, Tỉnh Tiền Giang
28426|Xã Tân Thanh, Huyện Cái Bè, Tỉnh Tiền Giang
28429|Xã An Hữu, Huyện Cái Bè, Tỉnh Tiền Giang
28429|Xã Hòa Hưng, Huyện Cái Bè, Tỉnh Tiền Giang
28429|Xã Mỹ Lương, Huyện Cái Bè, Tỉnh Tiền Giang
28435|Phường 1, Thị xã Cai Lậy, Tỉnh Tiền Giang
28435|Phường 3, Thị xã Cai Lậy, Tỉnh Tiền Giang
28435|Xã Mỹ Hạnh Trung, Thị xã Cai Lậy, Tỉnh Tiền Giang
28435|Xã Mỹ Phước Tây, Thị xã Cai Lậy, Tỉnh Tiền Giang
28436|Phường 2, Thị xã Cai Lậy, Tỉnh Tiền Giang
28436|Xã Thanh Hòa, Thị xã Cai Lậy, Tỉnh Tiền Giang
28436|Xã Tân Bình, Thị xã Cai Lậy, Tỉnh Tiền Giang
28439|Phường 4, Thị xã Cai Lậy, Tỉnh Tiền Giang
28439|Phường 5, Thị xã Cai Lậy, Tỉnh Tiền Giang
28439|Xã Long Khánh, Thị xã Cai Lậy, Tỉnh Tiền Giang
28444|Xã Phú Cường, Huyện Cai Lậy, Tỉnh Tiền Giang
28444|Xã Thạnh Lộc, Huyện Cai Lậy, Tỉnh Tiền Giang
28456|Xã Mỹ Thành Bắc, Huyện Cai Lậy, Tỉnh Tiền Giang
28456|Xã Mỹ Thành Nam, Huyện Cai Lậy, Tỉnh Tiền Giang
28456|Xã Phú Nhuận, Huyện Cai Lậy, Tỉnh Tiền Giang
28468|Xã Mỹ Hạnh Đông, Thị xã Cai Lậy, Tỉnh Tiền Giang
28468|Xã Tân Hội, Thị xã Cai Lậy, Tỉnh Tiền Giang
28468|Xã Tân Phú, Thị xã Cai Lậy, Tỉnh Tiền Giang
28471|Thị trấn Bình Phú, Huyện Cai Lậy, Tỉnh Tiền Giang
28471|Xã Cẩm Sơn, Huyện Cai Lậy, Tỉnh Tiền Giang
28471|Xã Phú An, Huyện Cai Lậy, Tỉnh Tiền Giang
28477|Phường Nhị Mỹ, Thị xã Cai Lậy, Tỉnh Tiền Giang
28477|Xã Nhị Quý, Thị xã Cai Lậy, Tỉnh Tiền Giang
28477|Xã Phú Quý, Thị xã Cai Lậy, Tỉnh Tiền Giang
28501|Xã Hiệp Đức, Huyện Cai Lậy, Tỉnh Tiền Giang
28501|Xã Hội Xuân, Huyện Cai Lậy, Tỉnh Tiền Giang
28501|Xã Tân Phong, Huyện Cai Lậy, Tỉnh Tiền Giang
28504|Xã Long Tiên, Huyện Cai Lậy, Tỉnh Tiền Giang
28504|Xã Long Trung, Huyện Cai Lậy, Tỉnh Tiền Giang
28504|Xã Mỹ Long, Huyện Cai Lậy, Tỉnh Tiền Giang
28516|Xã Ngũ Hiệp, Huyện Cai Lậy, Tỉnh Tiền Giang
28516|Xã Tam Bình, Huyện Cai Lậy, Tỉnh Tiền Giang
28519|Thị trấn Tân Hiệp, Huyện Châu Thành, Tỉnh Tiền Giang
28519|Xã Long An, Huyện Châu Thành, Tỉnh Tiền Giang
28519|Xã Thân Cửu Nghĩa, Huyện Châu Thành, Tỉnh Tiền Giang
28525|Xã Tân Hương, Huyện Châu Thành, Tỉnh Tiền Giang
28525|Xã Tân Hội Đông, Huyện Châu Thành, Tỉnh Tiền Giang
28525|Xã Tân Lý Đông, Huyện Châu Thành, Tỉnh Tiền Giang
28537|Xã Long Hưng, Huyện Châu Thành, Tỉnh Tiền Giang
28537|Xã Tam Hiệp, Huyện Châu Thành, Tỉnh Tiền Giang
28537|Xã Thạnh Phú, Huyện Châu Thành, Tỉnh Tiền Giang
28543|Xã Long Định, Huyện Châu Thành, Tỉnh Tiền Giang
28543|Xã Nhị Bình, Huyện Châu Thành, Tỉnh Tiền Giang
28543|Xã Đông Hòa, Huyện Châu Thành, Tỉnh Tiền Giang
28564|Xã Bình Trưng, Huyện Châu Thành, Tỉnh Tiền Giang
28564|Xã Điềm Hy, Huyện Châu Thành, Tỉnh Tiền Giang
28576|Xã Bàn Long, Huyện Châu Thành, Tỉnh Tiền Giang
28576|Xã Phú Phong, Huyện Châu Thành, Tỉnh Tiền Giang
28576|Xã Vĩnh Kim, Huyện Châu Thành, Tỉnh Tiền Giang
28582|Xã Bình Đức, Huyện Châu Thành, Tỉnh Tiền Giang
28582|Xã Kim Sơn, Huyện Châu Thành, Tỉnh Tiền Giang
28582|Xã Song Thuận, Huyện Châu Thành, Tỉnh Tiền Giang
28594|Thị trấn Chợ Gạo, Huyện Chợ Gạo, Tỉnh Tiền Giang
28594|Xã Long Bình Điền, Huyện Chợ Gạo, Tỉnh Tiền Giang
28594|Xã Song Bình, Huyện Chợ Gạo, Tỉnh Tiền Giang
28603|Xã Hòa Tịnh, Huyện Chợ Gạo, Tỉnh Tiền Giang
28603|Xã Mỹ Tịnh An, Huyện Chợ Gạo, Tỉnh Tiền Giang
28603|Xã Trung Hòa, Huyện Chợ Gạo, Tỉnh Tiền Giang
28603|Xã Tân Bình Thạnh, Huyện Chợ Gạo, Tỉnh Tiền Giang
28615|Xã Lương Hòa Lạc, Huyện Chợ Gạo, Tỉnh Tiền Giang
28615|Xã Phú Kiết, Huyện Chợ Gạo, Tỉnh Tiền Giang
28615|Xã Thanh Bình, Huyện Chợ Gạo, Tỉnh Tiền Giang
28627|Xã Quơn Long, Huyện Chợ Gạo, Tỉnh Tiền Giang
28627|Xã Tân Thuận Bình, Huyện Chợ Gạo, Tỉnh Tiền Giang
28627|Xã Đăng Hưng Phước, Huyện Chợ Gạo, Tỉnh Tiền Giang
28633|Xã An Thạnh Thủy, Huyện Chợ Gạo, Tỉnh Tiền Giang
28633|Xã Bình Phan, Huyện Chợ Gạo, Tỉnh Tiền Giang
28633|Xã Bình Phục Nhứt, Huyện Chợ Gạo, Tỉnh Tiền Giang
28648|Xã Bình Ninh, Huyện Chợ Gạo, Tỉnh Tiền Giang
28648|Xã Hòa Định, Huyện Chợ Gạo, Tỉnh Tiền Giang
28648|Xã Xuân Đông, Huyện Chợ Gạo, Tỉnh Tiền Giang
28651|Thị trấn Vĩnh Bình, Huyện Gò Công Tây, Tỉnh Tiền Giang
28651|Xã Thạnh Nhựt, Huyện Gò Công Tây, Tỉnh Tiền Giang
28651|Xã Thạnh Trị, Huyện Gò Công Tây, Tỉnh Tiền Giang
28660|Xã Bình Nhì, Huyện Gò Công Tây, Tỉnh Tiền Giang
28660|Xã Đồng Sơn, Huyện Gò Công Tây, Tỉnh Tiền Giang
28660|Xã Đồng Thạnh, Huyện Gò Công Tây, Tỉnh Tiền Giang
28663|Xã Bình Phú, Huyện Gò Công Tây, Tỉnh Tiền Giang
28663|Xã Thành Công, Huyện Gò Công Tây, Tỉnh Tiền Giang
28663|Xã Yên Luông, Huyện Gò Công Tây, Tỉnh Tiền Giang
28678|Xã Long Vĩnh, Huyện Gò Công Tây, Tỉnh Tiền Giang
28678|Xã Vĩnh Hựu, Huyện Gò Công Tây, Tỉnh Tiền Giang
28687|Xã Bình Tân, Huyện Gò Công Tây, Tỉnh Tiền Giang
28687|Xã Long Bình, Huyện Gò Công Tây, Tỉnh Tiền Giang
28693|Xã Tân Phú, Huyện Tân Phú Đông, Tỉnh Tiền Giang
28693|Xã Tân Thạnh, Huyện Tân Phú Đông, Tỉnh Tiền Giang
28693|Xã Tân Thới, Huyện Tân Phú Đông, Tỉnh Tiền Giang
28696|Xã Phú Thạnh, Huyện Tân Phú Đông, Tỉnh Tiền Giang
28696|Xã Phú Tân, Huyện Tân Phú Đông, Tỉnh Tiền Giang
28696|Xã Phú Đông, Huyện Tân Phú Đông, Tỉnh Tiền Giang
28702|Thị trấn Tân Hòa, Huyện Gò Công Đông, Tỉnh Tiền Giang
28702|Xã Bình Nghị, Huyện Gò Công Đông, Tỉnh Tiền Giang
28702|Xã Phước Trung, Huyện Gò Công Đông, Tỉnh Tiền Giang
28720|Thị trấn Vàm Láng, Huyện Gò Công Đông, Tỉnh Tiền Giang
28720|Xã Gia Thuận, Huyện Gò Công Đông, Tỉnh Tiền Giang
28720|Xã Kiểng Phước, Huyện Gò Công Đông, Tỉnh Tiền Giang
28723|Xã Tân Phước, Huyện Gò Công Đông, Tỉnh Tiền Giang
28723|Xã Tân Tây, Huyện Gò Công Đông, Tỉnh Tiền Giang
28723|Xã Tân Đông, Huyện Gò Công Đông, Tỉnh Tiền Giang
28729|Phường Long Hưng, Thành phố Gò Công, Tỉnh Tiền Giang
28729|Xã Bình Đông, Thành phố Gò Công, Tỉnh Tiền Giang
28729|Xã Tân Trung, Thành phố Gò Công, Tỉnh Tiền Giang
28738|Xã Bình Ân, Huyện Gò Công Đông, Tỉnh Tiền Giang
28738|Xã Tân Điền, Huyện Gò Công Đông, Tỉnh Tiền Giang
28747|Xã Tân Thành, Huyện Gò Công Đông, Tỉnh Tiền Giang
28747|Xã Tăng Hoà, Huyện Gò Công Đông, Tỉnh Tiền Giang
28756|Phường 8, Thành phố Bến Tre, Tỉnh Bến Tre
28756|Phường Phú Khương, Thành phố Bến Tre, Tỉnh Bến Tre
28756|Xã Nhơn Thạnh, Thành phố Bến Tre, Tỉnh Bến Tre
28756|Xã Phú Hưng, Thành phố Bến Tre, Tỉnh Bến Tre
28777|Phường 4, Thành phố Bến Tre, Tỉnh Bến Tre
28777|Phường 5, Thành phố Bến Tre, Tỉnh Bến Tre
28777|Phường An Hội, Thành phố Bến Tre, Tỉnh Bến Tre
28777|Xã Mỹ Thạnh An, Thành phố Bến Tre, Tỉnh Bến Tre
28777|Xã Phú Nhuận, Thành phố Bến Tre, Tỉnh Bến Tre
28777|Xã Sơn Phú, Huyện Giồng Trôm, Tỉnh Bến Tre
28783|Phường 6, Thành phố Bến Tre, Tỉnh Bến Tre
28783|Xã Sơn Đông, Thành phố Bến Tre, Tỉnh Bến Tre
28783|Xã Tam Phước, Huyện Châu Thành, Tỉnh Bến Tre
28789|Phường 7, Thành phố Bến Tre, Tỉnh Bến Tre
28789|Xã Bình Phú, Thành phố Bến Tre, Tỉnh Bến Tre
28789|Xã Thanh Tân, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28807|Xã An Phước, Huyện Châu Thành, Tỉnh Bến Tre
28807|Xã Giao Long, Huyện Châu Thành, Tỉnh Bến Tre
28807|Xã Qưới Sơn, Huyện Châu Thành, Tỉnh Bến Tre
28810|Thị trấn Châu Thành, Huyện Châu Thành, Tỉnh Bến Tre
28810|Xã Phú Túc, Huyện Châu Thành, Tỉnh Bến Tre
28810|Xã Tân Thạch, Huyện Châu Thành, Tỉnh Bến Tre
28810|Xã Tường Đa, Huyện Châu Thành, Tỉnh Bến Tre
28840|Xã Phú Đức, Huyện Châu Thành, Tỉnh Bến Tre
28840|Xã Tiên Long, Huyện Châu Thành, Tỉnh Bến Tre
28840|Xã Tân Phú, Huyện Châu Thành, Tỉnh Bến Tre
28858|Phường Phú Tân, Thành phố Bến Tre, Tỉnh Bến Tre
28858|Xã Hữu Định, Huyện Châu Thành, Tỉnh Bến Tre
28858|Xã Phước Thạnh, Huyện Châu Thành, Tỉnh Bến Tre
28861|Thị trấn Tiên Thủy, Huyện Châu Thành, Tỉnh Bến Tre
28861|Xã Quới Thành, Huyện Châu Thành, Tỉnh Bến Tre
28861|Xã Thành Triệu, Huyện Châu Thành, Tỉnh Bến Tre
28870|Thị trấn Chợ Lách, Huyện Chợ Lách, Tỉnh Bến Tre
28870|Xã Hòa Nghĩa, Huyện Chợ Lách, Tỉnh Bến Tre
28870|Xã Long Thới, Huyện Chợ Lách, Tỉnh Bến Tre
28879|Xã Phú Phụng, Huyện Chợ Lách, Tỉnh Bến Tre
28879|Xã Sơn Định, Huyện Chợ Lách, Tỉnh Bến Tre
28879|Xã Vĩnh Bình, Huyện Chợ Lách, Tỉnh Bến Tre
28894|Xã Phú Sơn, Huyện Chợ Lách, Tỉnh Bến Tre
28894|Xã Tân Thiềng, Huyện Chợ Lách, Tỉnh Bến Tre
28894|Xã Vĩnh Thành, Huyện Chợ Lách, Tỉnh Bến Tre
28901|Xã Hưng Khánh Trung A, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28901|Xã Hưng Khánh Trung B, Huyện Chợ Lách, Tỉnh Bến Tre
28901|Xã Vĩnh Hòa, Huyện Chợ Lách, Tỉnh Bến Tre
28903|Thị trấn Mỏ Cày, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28903|Xã An Thạnh, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28903|Xã Tân Hội, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28903|Xã Đa Phước Hội, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28915|Thị trấn Phước Mỹ Trung, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28915|Xã Phú Mỹ, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28915|Xã Thạnh Ngãi, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28915|Xã Tân Phú Tây, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28921|Xã Hòa Lộc, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28921|Xã Thành An, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28921|Xã Tân Bình, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28921|Xã Tân Thành Bình, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28945|Xã Bình Khánh, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28945|Xã Phước Hiệp, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28945|Xã Định Thủy, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28948|Xã Khánh Thạnh Tân, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28948|Xã Nhuận Phú Tân, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28948|Xã Tân Thanh Tây, Huyện Mỏ Cày Bắc, Tỉnh Bến Tre
28957|Xã An Định, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28957|Xã Minh Đức, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28957|Xã Tân Trung, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28969|Xã An Thới, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28969|Xã Thành Thới A, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28969|Xã Thành Thới B, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28981|Xã Cẩm Sơn, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28981|Xã Hương Mỹ, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28981|Xã Ngãi Đăng, Huyện Mỏ Cày Nam, Tỉnh Bến Tre
28984|Thị trấn Giồng Trôm, Huyện Giồng Trôm, Tỉnh Bến Tre
28984|Xã Bình Hoà, Huyện Giồng Trôm, Tỉnh Bến Tre
28984|Xã Bình Thành, Huyện Giồng Trôm, Tỉnh Bến Tre
28987|Xã Lương Hòa, Huyện Giồng Trôm, Tỉnh Bến Tre
28987|Xã Phong Nẫm, Huyện Giồng Trôm, Tỉnh Bến Tre
28993|Xã Lương Phú, Huyện Giồng Trôm, Tỉnh Bến Tre
28993|Xã Mỹ Thạnh, Huyện Giồng Trôm, Tỉnh Bến Tre
28993|Xã Thuận Điền, Huyện Giồng Trôm, Tỉnh Bến Tre
28996|Xã Châu Bình, Huyện Giồng Trôm, Tỉnh Bến Tre
28996|Xã Châu Hòa, Huyện Giồng Trôm, Tỉnh Bến Tre
28996|Xã Lương Quới, Huyện Giồng Trôm, Tỉnh Bến Tre
29020|Xã Hưng Phong, Huyện Giồng Trôm, Tỉnh Bến Tre
29020|Xã Long Mỹ, Huyện Giồng Trôm, Tỉnh Bến Tre
29020|Xã Phước Long, Huyện Giồng Trôm, Tỉnh Bến Tre
29029|Xã Thạnh Phú Đông, Huyện Giồng Trôm, Tỉnh Bến Tre
29029|Xã Tân Hào, Huyện Giồng Trôm, Tỉnh Bến Tre
29029|Xã Tân Lợi Thạnh, Huyện Giồng Trôm, Tỉnh Bến Tre
29044|Xã Hưng Lễ, Huyện Giồng Trôm, Tỉnh Bến Tre
29044|Xã Hưng Nhượng, Huyện Giồng Trôm, Tỉnh Bến Tre
29044|Xã Tân Thanh, Huyện Giồng Trôm, Tỉnh Bến Tre
29050|Thị trấn Bình Đại, Huyện Bình Đại, Tỉnh Bến Tre
29050|Xã Bình Thắng, Huyện Bình Đại, Tỉnh Bến Tre
29050|Xã Bình Thới, Huyện Bình Đại, Tỉnh Bến Tre
29062|Xã Long Định, Huyện Bình Đại, Tỉnh Bến Tre
29062|Xã Phú Thuận, Huyện Bình Đại, Tỉnh Bến Tre
29062|Xã Tam Hiệp, Huyện Bình Đại, Tỉnh Bến Tre
29077|Xã Lộc Thuận, Huyện Bình Đại, Tỉnh Bến Tre
29077|Xã Vang Quới Tây, Huyện Bình Đại, Tỉnh Bến Tre
29077|Xã Vang Quới Đông, Huyện Bình Đại, Tỉnh Bến Tre
29083|Xã Châu Hưng, Huyện Bình Đại, Tỉnh Bến Tre
29083|Xã Long Hòa, Huyện Bình Đại, Tỉnh Bến Tre
29083|Xã Thới Lai, Huyện Bình Đại, Tỉnh Bến Tre
29089|Xã Phú Long, Huyện Bình Đại, Tỉnh Bến Tre
29089|Xã Thạnh Trị, Huyện Bình Đại, Tỉnh Bến Tre
29089|Xã Định Trung, Huyện Bình Đại, Tỉnh Bến Tre
29104|Xã Thạnh Phước, Huyện Bình Đại, Tỉnh Bến Tre
29104|Xã Đại Hòa Lộc, Huyện Bình Đại, Tỉnh Bến Tre
29107|Xã Thới Thuận, Huyện Bình Đại, Tỉnh Bến Tre
29107|Xã Thừa Đức, Huyện Bình Đại, Tỉnh Bến Tre
29110|Thị trấn Ba Tri, Huyện Ba Tri, Tỉnh Bến Tre
29110|Xã An Bình Tây, Huyện Ba Tri, Tỉnh Bến Tre
29110|Xã An Đức, Huyện Ba Tri, Tỉnh Bến Tre
29110|Xã Vĩnh An, Huyện Ba Tri, Tỉnh Bến Tre
29110|Xã Vĩnh Hòa, Huyện Ba Tri, Tỉnh Bến Tre
29122|Xã Mỹ Chánh, Huyện Ba Tri, Tỉnh Bến Tre
29122|Xã Mỹ Hòa, Huyện Ba Tri, Tỉnh Bến Tre
29122|Xã Mỹ Nhơn, Huyện Ba Tri, Tỉnh Bến Tre
29122|Xã Tân Mỹ, Huyện Ba Tri, Tỉnh Bến Tre
29125|Xã Bảo Thuận, Huyện Ba Tri, Tỉnh Bến Tre
29125|Xã Bảo Thạnh, Huyện Ba Tri, Tỉnh Bến Tre
29137|Xã Phú Lễ, Huyện Ba Tri, Tỉnh Bến Tre
29137|Xã Phước Ngãi, Huyện Ba Tri, Tỉnh Bến Tre
29137|Xã Tân Xuân, Huyện Ba Tri, Tỉnh Bến Tre
29143|Xã An Ngãi Trung, Huyện Ba Tri, Tỉnh Bến Tre
29143|Xã An Phú Trung, Huyện Ba Tri, Tỉnh Bến Tre
29143|Xã Mỹ Thạnh, Huyện Ba Tri, Tỉnh Bến Tre
29158|Xã An Hiệp, Huyện Ba Tri, Tỉnh Bến Tre
29158|Xã An Ngãi Tây, Huyện Ba Tri, Tỉnh Bến Tre
29158|Xã Tân Hưng, Huyện Ba Tri, Tỉnh Bến Tre
29167|Thị trấn Tiệm Tôm, Huyện Ba Tri, Tỉnh Bến Tre
29167|Xã An Hòa Tây, Huyện Ba Tri, Tỉnh Bến Tre
29167|Xã Tân Thủy, Huyện Ba Tri, Tỉnh Bến Tre
29182|Thị trấn Thạnh Phú, Huyện Thạnh Phú, Tỉnh Bến Tre
29182|Xã An Thạnh, Huyện Thạnh Phú, Tỉnh Bến Tre
29182|Xã Bình Thạnh, Huyện Thạnh Phú, Tỉnh Bến Tre
29182|Xã Mỹ An, Huyện Thạnh Phú, Tỉnh Bến Tre
29191|Xã Hòa Lợi, Huyện Thạnh Phú, Tỉnh Bến Tre
29191|Xã Mỹ Hưng, Huyện Thạnh Phú, Tỉnh Bến Tre
29191|Xã Quới Điền, Huyện Thạnh Phú, Tỉnh Bến Tre
29194|Xã Phú Khánh, Huyện Thạnh Phú, Tỉnh Bến Tre
29194|Xã Thới Thạnh, Huyện Thạnh Phú, Tỉnh Bến Tre
29194|Xã Tân Phong, Huyện Thạnh Phú, Tỉnh Bến Tre
29194|Xã Đại Điền, Huyện Thạnh Phú, Tỉnh Bến Tre
29221|Xã An Điền, Huyện Thạnh Phú, Tỉnh Bến Tre
29221|Xã Thạnh Hải, Huyện Thạnh Phú, Tỉnh Bến Tre
29224|Xã An Nhơn, Huyện Thạnh Phú, Tỉnh Bến Tre
29224|Xã An Quy, Huyện Thạnh Phú, Tỉnh Bến Tre
29224|Xã An Thuận, Huyện Thạnh Phú, Tỉnh Bến Tre
29227|Xã Giao Thạnh, Huyện Thạnh Phú, Tỉnh Bến Tre
29227|Xã Thạnh Phong, Huyện Thạnh Phú, Tỉnh Bến Tre
29242|Phường 1, Thành phố Trà Vinh, Tỉnh Trà Vinh
29242|Phường 2, Thành phố Trà Vinh, Tỉnh Trà Vinh
29242|Phường 3, Thành phố Trà Vinh, Tỉnh Trà Vinh
29242|Phường 6, Thành phố Trà Vinh, Tỉnh Trà Vinh
29242|Phường 9, Thành phố Trà Vinh, Tỉnh Trà Vinh
29254|Phường 7, Thành phố Trà Vinh, Tỉnh Trà Vinh
29254|Phường 8, Thành phố Trà Vinh, Tỉnh Trà Vinh
29254|Xã Nguyệt Hóa, Huyện Châu Thành, Tỉnh Trà Vinh
29263|Phường 4, Thành phố Trà Vinh, Tỉnh Trà Vinh
29263|Xã Long Đức, Thành phố Trà Vinh, Tỉnh Trà Vinh
29266|Thị trấn Càng Long, Huyện Càng Long, Tỉnh Trà Vinh
29266|Xã Mỹ Cẩm, Huyện Càng Long, Tỉnh Trà Vinh
29266|Xã Nhị Long Phú, Huyện Càng Long, Tỉnh Trà Vinh
29275|Xã An Trường A, Huyện Càng Long, Tỉnh Trà Vinh
29275|Xã An Trường, Huyện Càng Long, Tỉnh Trà Vinh
29275|Xã Tân Bình, Huyện Càng Long, Tỉnh Trà Vinh
29278|Xã Huyền Hội, Huyện Càng Long, Tỉnh Trà Vinh
29278|Xã Tân An, Huyện Càng Long, Tỉnh Trà Vinh
29287|Xã Bình Phú, Huyện Càng Long, Tỉnh Trà Vinh
29287|Xã Phương Thạnh, Huyện Càng Long, Tỉnh Trà Vinh
29287|Xã Đại Phúc, Huyện Càng Long, Tỉnh Trà Vinh
29302|Xã Nhị Long, Huyện Càng Long, Tỉnh Trà Vinh
29302|Xã Đại Phước, Huyện Càng Long, Tỉnh Trà Vinh
29302|Xã Đức Mỹ, Huyện Càng Long, Tỉnh Trà Vinh
29308|Thị trấn Cầu Kè, Huyện Cầu Kè, Tỉnh Trà Vinh
29308|Xã Châu Điền, Huyện Cầu Kè, Tỉnh Trà Vinh
29308|Xã Hòa Ân, Huyện Cầu Kè, Tỉnh Trà Vinh
29317|Xã An Phú Tân, Huyện Cầu Kè, Tỉnh Trà Vinh
29317|Xã Hoà Tân, Huyện Cầu Kè, Tỉnh Trà Vinh
29329|Xã Ninh Thới, Huyện Cầu Kè, Tỉnh Trà Vinh
29329|Xã Phong Phú, Huyện Cầu Kè, Tỉnh Trà Vinh
29329|Xã Phong Thạnh, Huyện Cầu Kè, Tỉnh Trà Vinh
29335|Xã Tam Ngãi, Huyện Cầu Kè, Tỉnh Trà Vinh
29335|Xã Thông Hòa, Huyện Cầu Kè, Tỉnh Trà Vinh
29335|Xã Thạnh Phú, Huyện Cầu Kè, Tỉnh Trà Vinh
29341|Thị trấn Tiểu Cần, Huyện Tiểu Cần, Tỉnh Trà Vinh
29341|Xã Hiếu Trung, Huyện Tiểu Cần, Tỉnh Trà Vinh
29341|Xã Phú Cần, Huyện Tiểu Cần, Tỉnh Trà Vinh
29362|Xã Hùng Hòa, Huyện Tiểu Cần, Tỉnh Trà Vinh
29362|Xã Ngãi Hùng, Huyện Tiểu Cần, Tỉnh Trà Vinh
29362|Xã Tân Hùng, Huyện Tiểu Cần, Tỉnh Trà Vinh
29365|Xã Hiếu Tử, Huyện Tiểu Cần, Tỉnh Trà Vinh
29365|Xã Tập Ngãi, Huyện Tiểu Cần, Tỉnh Trà Vinh
29371|Thị trấn Cầu Quan, Huyện Tiểu Cần, Tỉnh Trà Vinh
29371|Xã Long Thới, Huyện Tiểu Cần, Tỉnh Trà Vinh
29371|Xã Tân Hòa, Huyện Tiểu Cần, Tỉnh Trà Vinh
29374|Thị trấn Châu Thành, Huyện Châu Thành, Tỉnh Trà Vinh
29374|Xã Mỹ Chánh, Huyện Châu Thành, Tỉnh Trà Vinh
29374|Xã Thanh Mỹ, Huyện Châu Thành, Tỉnh Trà Vinh
29374|Xã Đa Lộc, Huyện Châu Thành, Tỉnh Trà Vinh
29386|Xã Lương Hoà A, Huyện Châu Thành, Tỉnh Trà Vinh
29386|Xã Lương Hòa, Huyện Châu Thành, Tỉnh Trà Vinh
29386|Xã Song Lộc, Huyện Châu Thành, Tỉnh Trà Vinh
29398|Phường 5, Thành phố Trà Vinh, Tỉnh Trà Vinh
29398|Xã Hòa Thuận, Huyện Châu Thành, Tỉnh Trà Vinh
29407|Xã Hòa Lợi, Huyện Châu Thành, Tỉnh Trà Vinh
29407|Xã Hưng Mỹ, Huyện Châu Thành, Tỉnh Trà Vinh
29407|Xã Phước Hảo, Huyện Châu Thành, Tỉnh Trà Vinh
29410|Xã Hòa Minh, Huyện Châu Thành, Tỉnh Trà Vinh
29413|Xã Long Hòa, Huyện Châu Thành, Tỉnh Trà Vinh
29416|Thị trấn Cầu Ngang, Huyện Cầu Ngang, Tỉnh Trà Vinh
29416|Xã Mỹ Hòa, Huyện Cầu Ngang, Tỉnh Trà Vinh
29416|Xã Thuận Hòa, Huyện Cầu Ngang, Tỉnh Trà Vinh
29419|Thị trấn Mỹ Long, Huyện Cầu Ngang, Tỉnh Trà Vinh
29419|Xã Mỹ Long Bắc, Huyện Cầu Ngang, Tỉnh Trà Vinh
29419|Xã Mỹ Long Nam, Huyện Cầu Ngang, Tỉnh Trà Vinh
29431|Xã Kim Hòa, Huyện Cầu Ngang, Tỉnh Trà Vinh
29431|Xã Vĩnh Kim, Huyện Cầu Ngang, Tỉnh Trà Vinh
29446|Xã Hiệp Hòa, Huyện Cầu Ngang, Tỉnh Trà Vinh
29446|Xã Nhị Trường, Huyện Cầu Ngang, Tỉnh Trà Vinh
29446|Xã Trường Thọ, Huyện Cầu Ngang, Tỉnh Trà Vinh
29455|Xã Hiệp Mỹ Tây, Huyện Cầu Ngang, Tỉnh Trà Vinh
29455|Xã Hiệp Mỹ Đông, Huyện Cầu Ngang, Tỉnh Trà Vinh
29455|Xã Long Sơn, Huyện Cầu Ngang, Tỉnh Trà Vinh
29461|Thị trấn Trà Cú, Huyện Trà Cú, Tỉnh Trà Vinh
29461|Xã Ngãi Xuyên, Huyện Trà Cú, Tỉnh Trà Vinh
29461|Xã Thanh Sơn, Huyện Trà Cú, Tỉnh Trà Vinh
29467|Xã Phước Hưng, Huyện Trà Cú, Tỉnh Trà Vinh
29467|Xã Tân Sơn, Huyện Trà Cú, Tỉnh Trà Vinh
29467|Xã Tập Sơn, Huyện Trà Cú, Tỉnh Trà Vinh
29476|Xã An Quảng Hữu, Huyện Trà Cú, Tỉnh Trà Vinh
29476|Xã Lưu Nghiệp Anh, Huyện Trà Cú, Tỉnh Trà Vinh
29489|Xã Hàm Giang, Huyện Trà Cú, Tỉnh Trà Vinh
29489|Xã Hàm Tân, Huyện Trà Cú, Tỉnh Trà Vinh
29489|Xã Kim Sơn, Huyện Trà Cú, Tỉnh Trà Vinh
29491|Thị trấn Định An, Huyện Trà Cú, Tỉnh Trà Vinh
29491|Xã Đại An, Huyện Trà Cú, Tỉnh Trà Vinh
29491|Xã Định An, Huyện Trà Cú, Tỉnh Trà Vinh
29497|Xã Đôn Châu, Huyện Duyên Hải, Tỉnh Trà Vinh
29497|Xã Đôn Xuân, Huyện Duyên Hải, Tỉnh Trà Vinh
29506|Xã Long Hiệp, Huyện Trà Cú, Tỉnh Trà Vinh
29506|Xã Ngọc Biên, Huyện Trà Cú, Tỉnh Trà Vinh
29506|Xã Tân Hiệp, Huyện Trà Cú, Tỉnh Trà Vinh
29512|Phường 1, Thị xã Duyên Hải, Tỉnh Trà Vinh
29512|Xã Dân Thành, Thị xã Duyên Hải, Tỉnh Trà Vinh
29512|Xã Long Toàn, Thị xã Duyên Hải, Tỉnh Trà Vinh
29513|Thị trấn Long Thành, Huyện Duyên Hải, Tỉnh Trà Vinh
29513|Xã Long Khánh, Huyện Duyên Hải, Tỉnh Trà Vinh
29516|Phường 2, Thị xã Duyên Hải, Tỉnh Trà Vinh
29516|Xã Trường Long Hòa, Thị xã Duyên Hải, Tỉnh Trà Vinh
29518|Xã Hiệp Thạnh, Thị xã Duyên Hải, Tỉnh Trà Vinh
29518|Xã Long Hữu, Thị xã Duyên Hải, Tỉnh Trà Vinh
29530|Xã Ngũ Lạc, Huyện Duyên Hải, Tỉnh Trà Vinh
29530|Xã Thạnh Hòa Sơn, Huyện Cầu Ngang, Tỉnh Trà Vinh
29533|Xã Long Vĩnh, Huyện Duyên Hải, Tỉnh Trà Vinh
29536|Xã Đông Hải, Huyện Duyên Hải, Tỉnh Trà Vinh
29551|Phường 1, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29551|Phường 9, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29551|Phường Trường An, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29557|Phường 3, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29557|Phường 4, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29557|Xã Phước Hậu, Huyện Long Hồ, Tỉnh Vĩnh Long
29566|Phường Tân Hòa, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29566|Phường Tân Hội, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29566|Phường Tân Ngãi, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29584|Xã An Bình, Huyện Long Hồ, Tỉnh Vĩnh Long
29584|Xã Bình Hòa Phước, Huyện Long Hồ, Tỉnh Vĩnh Long
29584|Xã Hòa Ninh, Huyện Long Hồ, Tỉnh Vĩnh Long
29584|Xã Đồng Phú, Huyện Long Hồ, Tỉnh Vĩnh Long
29590|Phường 5, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29590|Xã Thanh Đức, Huyện Long Hồ, Tỉnh Vĩnh Long
29593|Phường 8, Thành phố Vĩnh Long, Tỉnh Vĩnh Long
29593|Xã Tân Hạnh, Huyện Long Hồ, Tỉnh Vĩnh Long
29602|Thị trấn Long Hồ, Huyện Long Hồ, Tỉnh Vĩnh Long
29602|Xã Long An, Huyện Long Hồ, Tỉnh Vĩnh Long
29602|Xã Long Phước, Huyện Long Hồ, Tỉnh Vĩnh Long
29611|Xã Hòa Phú, Huyện Long Hồ, Tỉnh Vĩnh Long
29611|Xã Lộc Hòa, Huyện Long Hồ, Tỉnh Vĩnh Long
29611|Xã Phú Quới, Huyện Long Hồ, Tỉnh Vĩnh Long
29611|Xã Thạnh Quới, Huyện Long Hồ, Tỉnh Vĩnh Long
29623|Xã Mỹ An, Huyện Mang Thít, Tỉnh Vĩnh Long
29623|Xã Mỹ Phước, Huyện Mang Thít, Tỉnh Vĩnh Long
29623|Xã Nhơn Phú, Huyện Mang Thít, Tỉnh Vĩnh Long
29638|Xã Bình Phước, Huyện Mang Thít, Tỉnh Vĩnh Long
29638|Xã Hòa Tịnh, Huyện Mang Thít, Tỉnh Vĩnh Long
29638|Xã Long Mỹ, Huyện Mang Thít, Tỉnh Vĩnh Long
29641|Thị trấn Cái Nhum, Huyện Mang Thít, Tỉnh Vĩnh Long
29641|Xã An Phước, Huyện Mang Thít, Tỉnh Vĩnh Long
29641|Xã Chánh An, Huyện Mang Thít, Tỉnh Vĩnh Long
29653|Xã Tân An Hội, Huyện Mang Thít, Tỉnh Vĩnh Long
29653|Xã Tân Long Hội, Huyện Mang Thít, Tỉnh Vĩnh Long
29653|Xã Tân Long, Huyện Mang Thít, Tỉnh Vĩnh Long
29659|Thị trấn Vũng Liêm, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29659|Xã Trung Hiếu, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29659|Xã Trung Thành, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29668|Xã Quới An, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29668|Xã Trung Thành Tây, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29668|Xã Tân Quới Trung, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29677|Xã Quới Thiện, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29677|Xã Thanh Bình, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29683|Xã Trung Chánh, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29683|Xã Trung Hiệp, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29683|Xã Tân An Luông, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29698|Xã Trung Nghĩa, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29698|Xã Trung Ngãi, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29698|Xã Trung Thành Đông, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29701|Xã Hiếu Phụng, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29701|Xã Hiếu Thuận, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29701|Xã Trung An, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29713|Xã Hiếu Nghĩa, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29713|Xã Hiếu Nhơn, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29713|Xã Hiếu Thành, Huyện Vũng Liêm, Tỉnh Vĩnh Long
29719|Thị trấn Tam Bình, Huyện Tam Bình, Tỉnh Vĩnh Long
29719|Xã Mỹ Thạnh Trung, Huyện Tam Bình, Tỉnh Vĩnh Long
29728|Xã Hậu Lộc, Huyện Tam Bình, Tỉnh Vĩnh Long
29728|Xã Mỹ Lộc, Huyện Tam Bình, Tỉnh Vĩnh Long
29728|Xã Phú Lộc, Huyện Tam Bình, Tỉnh Vĩnh Long
29728|Xã Tân Lộc, Huyện Tam Bình, Tỉnh Vĩnh Long
29734|Xã Hoà Lộc, Huyện Tam Bình, Tỉnh Vĩnh Long
29734|Xã Hòa Hiệp, Huyện Tam Bình, Tỉnh Vĩnh Long
29734|Xã Hòa Thạnh, Huyện Tam Bình, Tỉnh Vĩnh Long
29740|Xã Long Phú, Huyện Tam Bình, Tỉnh Vĩnh Long
29740|Xã Phú Thịnh, Huyện Tam Bình, Tỉnh Vĩnh Long
29740|Xã Song Phú, Huyện Tam Bình, Tỉnh Vĩnh Long
29740|Xã Tân Phú, Huyện Tam Bình, Tỉnh Vĩnh Long
29767|Xã Bình Ninh, Huyện Tam Bình, Tỉnh Vĩnh Long
29767|Xã Loan Mỹ, Huyện Tam Bình, Tỉnh Vĩnh Long
29767|Xã Ngãi Tứ, Huyện Tam Bình, Tỉnh Vĩnh Long
29770|Phường Cái Vồn, Thị xã Bình Minh, Tỉnh Vĩnh Long
29770|Xã Mỹ Hòa, Thị xã Bình Minh, Tỉnh Vĩnh Long
29771|Phường Thành Phước, Thị xã Bình Minh, Tỉnh Vĩnh Long
29771|Xã Thuận An, Thị xã Bình Minh, Tỉnh Vĩnh Long
29785|Xã Tân An Thạnh, Huyện Bình Tân, Tỉnh Vĩnh Long
29785|Xã Tân Hưng, Huyện Bình Tân, Tỉnh Vĩnh Long
29785|Xã Tân Lược, Huyện Bình Tân, Tỉnh Vĩnh Long
29785|Xã Tân Thành, Huyện Bình Tân, Tỉnh Vĩnh Long
29788|Xã Mỹ Thuận, Huyện Bình Tân, Tỉnh Vĩnh Long
29788|Xã Nguyễn Văn Thảnh, Huyện Bình Tân, Tỉnh Vĩnh Long
29788|Xã Thành Trung, Huyện Bình Tân, Tỉnh Vĩnh Long
29800|Thị trấn Tân Quới, Huyện Bình Tân, Tỉnh Vĩnh Long
29800|Xã Thành Lợi, Huyện Bình Tân, Tỉnh Vĩnh Long
29800|Xã Tân Bình, Huyện Bình Tân, Tỉnh Vĩnh Long
29812|Phường Đông Thuận, Thị xã Bình Minh, Tỉnh Vĩnh Long
29812|Xã Đông Bình, Thị xã Bình Minh, Tỉnh Vĩnh Long
29812|Xã Đông Thành, Thị xã Bình Minh, Tỉnh Vĩnh Long
29812|Xã Đông Thạnh, Thị xã Bình Minh, Tỉnh Vĩnh Long
29821|Thị trấn Trà Ôn, Huyện Trà Ôn, Tỉnh Vĩnh Long
29821|Xã Tích Thiện, Huyện Trà Ôn, Tỉnh Vĩnh Long
29830|Xã Hòa Bình, Huyện Trà Ôn, Tỉnh Vĩnh Long
29830|Xã Thới Hòa, Huyện Trà Ôn, Tỉnh Vĩnh Long
29830|Xã Xuân Hiệp, Huyện Trà Ôn, Tỉnh Vĩnh Long
29836|Xã Nhơn Bình, Huyện Trà Ôn, Tỉnh Vĩnh Long
29836|Xã Trà Côn, Huyện Trà Ôn, Tỉnh Vĩnh Long
29836|Xã Tân Mỹ, Huyện Trà Ôn, Tỉnh Vĩnh Long
29845|Xã Hựu Thành, Huyện Trà Ôn, Tỉnh Vĩnh Long
29845|Xã Thuận Thới, Huyện Trà Ôn, Tỉnh Vĩnh Long
29845|Xã Vĩnh Xuân, Huyện Trà Ôn, Tỉnh Vĩnh Long
29857|Xã Lục Sỹ Thành, Huyện Trà Ôn, Tỉnh Vĩnh Long
29857|Xã Phú Thành, Huyện Trà Ôn, Tỉnh Vĩnh Long
29869|Phường 1, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Phường 2, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Phường 3, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Phường 4, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Phường 6, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Phường Hoà Thuận, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Xã Hòa An, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Xã Tân Thuận Tây, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Xã Tân Thuận Đông, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29869|Xã Tịnh Thới, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29884|Phường Mỹ Ngãi, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29884|Xã Mỹ Tân, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29884|Xã Tân Nghĩa, Huyện Cao Lãnh, Tỉnh Đồng Tháp
29888|Phường Mỹ Phú, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29888|Xã An Bình, Huyện Cao Lãnh, Tỉnh Đồng Tháp
29888|Xã Mỹ Trà, Thành phố Cao Lãnh, Tỉnh Đồng Tháp
29888|Xã Nhị Mỹ, Huyện Cao Lãnh, Tỉnh Đồng Tháp
29905|Phường 1, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Phường 2, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Phường 3, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Phường 4, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Phường An Hoà, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Phường Tân Quy Đông, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Xã Tân Khánh Đông, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29905|Xã Tân Quy Tây, Thành phố Sa Đéc, Tỉnh Đồng Tháp
29926|Thị trấn Sa Rài, Huyện Tân Hồng, Tỉnh Đồng Tháp
29926|Xã Bình Phú, Huyện Tân Hồng, Tỉnh Đồng Tháp
29926|Xã Tân Công Chí, Huyện Tân Hồng, Tỉnh Đồng Tháp
29929|Xã Tân Hộ Cơ, Huyện Tân Hồng, Tỉnh Đồng Tháp
29929|Xã Tân Thành B, Huyện Tân Hồng, Tỉnh Đồng Tháp
29938|Xã Thông Bình, Huyện Tân Hồng, Tỉnh Đồng Tháp
29938|Xã Tân Thành A, Huyện Tân Hồng, Tỉnh Đồng Tháp
29944|Xã An Phước, Huyện Tân Hồng, Tỉnh Đồng Tháp
29944|Xã Tân Phước, Huyện Tân Hồng, Tỉnh Đồng Tháp
29954|Phường An Bình A, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29954|Phường An Bình B, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29954|Phường An Lộc, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29955|Phường An Thạnh, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29955|Xã Bình Thạnh, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29955|Xã Tân Hội, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29971|Thị trấn Thường Thới Tiền, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29971|Xã Thường Phước 1, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29971|Xã Thường Phước 2, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29978|Phường An Lạc, Thành phố Hồng Ngự, Tỉnh Đồng Tháp
29978|Xã Thường Lạc, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29978|Xã Thường Thới Hậu A, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29983|Xã Long Khánh A, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29983|Xã Long Khánh B, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29992|Xã Long Thuận, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29992|Xã Phú Thuận A, Huyện Hồng Ngự, Tỉnh Đồng Tháp
29992|Xã Phú Thuận B, Huyện Hồng Ngự, Tỉnh Đồng Tháp
30001|Thị trấn Tràm Chim, Huyện Tam Nông, Tỉnh Đồng Tháp
30001|Xã Tân Công Sính, Huyện Tam Nông, Tỉnh Đồng Tháp
30010|Xã Phú Hiệp, Huyện Tam Nông, Tỉnh Đồng Tháp
30010|Xã Phú Đức, Huyện Tam Nông, Tỉnh Đồng Tháp
30019|Xã An Hòa, Huyện Tam Nông, Tỉnh Đồng Tháp
30019|Xã Phú Thành B, Huyện Tam Nông, Tỉnh Đồng Tháp
30025|Xã Hoà Bình, Huyện Tam Nông, Tỉnh Đồng Tháp
30025|Xã Phú Cường, Huyện Tam Nông, Tỉnh Đồng Tháp
30028|Xã An Long, Huyện Tam Nông, Tỉnh Đồng Tháp
30028|Xã An Phong, Huyện Thanh Bình, Tỉnh Đồng Tháp
30028|Xã Phú Ninh, Huyện Tam Nông, Tỉnh Đồng Tháp
30034|Xã Phú Thành A, Huyện Tam Nông, Tỉnh Đồng Tháp
30034|Xã Phú Thọ, Huyện Tam Nông, Tỉnh Đồng Tháp
30037|Thị trấn Mỹ An, Huyện Tháp Mười, Tỉnh Đồng Tháp
30037|Xã Mỹ An, Huyện Tháp Mười, Tỉnh Đồng Tháp
30037|Xã Mỹ Hòa, Huyện Tháp Mười, Tỉnh Đồng Tháp
30043|Xã Hưng Thạnh, Huyện Tháp Mười, Tỉnh Đồng Tháp
30043|Xã Phương Thịnh, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30046|Xã Thạnh Lợi, Huyện Tháp Mười, Tỉnh Đồng Tháp
30046|Xã Trường Xuân, Huyện Tháp Mười, Tỉnh Đồng Tháp
30055|Xã Láng Biển, Huyện Tháp Mười, Tỉnh Đồng Tháp
30055|Xã Mỹ Quý, Huyện Tháp Mười, Tỉnh Đồng Tháp
30055|Xã Mỹ Đông, Huyện Tháp Mười, Tỉnh Đồng Tháp
30061|Xã Tân Kiều, Huyện Tháp Mười, Tỉnh Đồng Tháp
30061|Xã Đốc Binh Kiều, Huyện Tháp Mười, Tỉnh Đồng Tháp
30073|Xã Phú Điền, Huyện Tháp Mười, Tỉnh Đồng Tháp
30073|Xã Thanh Mỹ, Huyện Tháp Mười, Tỉnh Đồng Tháp
30076|Thị trấn Mỹ Thọ, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30076|Xã Mỹ Hội, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30076|Xã Mỹ Thọ, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30076|Xã Mỹ Xương, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30085|Xã Ba Sao, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30085|Xã Phương Trà, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30088|Xã Gáo Giồng, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30088|Xã Phong Mỹ, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30112|Xã Bình Thạnh, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30112|Xã Mỹ Hiệp, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30112|Xã Mỹ Long, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30118|Xã Bình Hàng Trung, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30118|Xã Bình Hàng Tây, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30118|Xã Tân Hội Trung, Huyện Cao Lãnh, Tỉnh Đồng Tháp
30130|Thị trấn Thanh Bình, Huyện Thanh Bình, Tỉnh Đồng Tháp
30130|Xã Tân Mỹ, Huyện Thanh Bình, Tỉnh Đồng Tháp
30130|Xã Tân Phú, Huyện Thanh Bình, Tỉnh Đồng Tháp
30154|Xã Tân Bình, Huyện Thanh Bình, Tỉnh Đồng Tháp
30154|Xã Tân Huề, Huyện Thanh Bình, Tỉnh Đồng Tháp
30154|Xã Tân Hòa, Huyện Thanh Bình, Tỉnh Đồng Tháp
30154|Xã Tân Long, Huyện Thanh Bình, Tỉnh Đồng Tháp
30154|Xã Tân Quới, Huyện Thanh Bình, Tỉnh Đồng Tháp
30157|Xã Phú Lợi, Huyện Thanh Bình, Tỉnh Đồng Tháp
30157|Xã Tân Thạnh, Huyện Thanh Bình, Tỉnh Đồng Tháp
30163|Xã Bình Thành, Huyện Thanh Bình, Tỉnh Đồng Tháp
30163|Xã Bình Tấn, Huyện Thanh Bình, Tỉnh Đồng Tháp
30169|Thị trấn Lấp Vò, Huyện Lấp Vò, Tỉnh Đồng Tháp
30169|Xã Bình Thành, Huyện Lấp Vò, Tỉnh Đồng Tháp
30169|Xã Bình Thạnh Trung, Huyện Lấp Vò, Tỉnh Đồng Tháp
30169|Xã Vĩnh Thạnh, Huyện Lấp Vò, Tỉnh Đồng Tháp
30178|Xã Hội An Đông, Huyện Lấp Vò, Tỉnh Đồng Tháp
30178|Xã Mỹ An Hưng A, Huyện Lấp Vò, Tỉnh Đồng Tháp
30178|Xã Mỹ An Hưng B, Huyện Lấp Vò, Tỉnh Đồng Tháp
30178|Xã Tân Mỹ, Huyện Lấp Vò, Tỉnh Đồng Tháp
30184|Xã Long Hưng A, Huyện Lấp Vò, Tỉnh Đồng Tháp
30184|Xã Long Hưng B, Huyện Lấp Vò, Tỉnh Đồng Tháp
30184|Xã Tân Khánh Trung, Huyện Lấp Vò, Tỉnh Đồng Tháp
30208|Thị trấn Lai Vung, Huyện Lai Vung, Tỉnh Đồng Tháp
30208|Xã Hòa Long, Huyện Lai Vung, Tỉnh Đồng Tháp
30208|Xã Long Hậu, Huyện Lai Vung, Tỉnh Đồng Tháp
30208|Xã Long Thắng, Huyện Lai Vung, Tỉnh Đồng Tháp
30214|Xã Hòa Thành, Huyện Lai Vung, Tỉnh Đồng Tháp
30214|Xã Tân Dương, Huyện Lai Vung, Tỉnh Đồng Tháp
30214|Xã Tân Phú Đông, Thành phố Sa Đéc, Tỉnh Đồng Tháp
30226|Xã Tân Phước, Huyện Lai Vung, Tỉnh Đồng Tháp
30226|Xã Tân Thành, Huyện Lai Vung, Tỉnh Đồng Tháp
30226|Xã Định An, Huyện Lấp Vò, Tỉnh Đồng Tháp
30226|Xã Định Yên, Huyện Lấp Vò, Tỉnh Đồng Tháp
30235|Xã Phong Hòa, Huyện Lai Vung, Tỉnh Đồng Tháp
30235|Xã Tân Hòa, Huyện Lai Vung, Tỉnh Đồng Tháp
30235|Xã Vĩnh Thới, Huyện Lai Vung, Tỉnh Đồng Tháp
30235|Xã Định Hòa, Huyện Lai Vung, Tỉnh Đồng Tháp
30244|Thị trấn Cái Tàu Hạ, Huyện Châu Thành, Tỉnh Đồng Tháp
30244|Xã An Hiệp, Huyện Châu Thành, Tỉnh Đồng Tháp
30244|Xã An Nhơn, Huyện Châu Thành, Tỉnh Đồng Tháp
30244|Xã An Phú Thuận, Huyện Châu Thành, Tỉnh Đồng Tháp
30244|Xã Phú Hựu, Huyện Châu Thành, Tỉnh Đồng Tháp
30253|Xã An Khánh, Huyện Châu Thành, Tỉnh Đồng Tháp
30253|Xã Hòa Tân, Huyện Châu Thành, Tỉnh Đồng Tháp
30253|Xã Tân Nhuận Đông, Huyện Châu Thành, Tỉnh Đồng Tháp
30259|Xã Phú Long, Huyện Châu Thành, Tỉnh Đồng Tháp
30259|Xã Tân Bình, Huyện Châu Thành, Tỉnh Đồng Tháp
30259|Xã Tân Phú Trung, Huyện Châu Thành, Tỉnh Đồng Tháp
30259|Xã Tân Phú, Huyện Châu Thành, Tỉnh Đồng Tháp
30292|Phường Bình Khánh, Thành phố Long Xuyên, Tỉnh An Giang
30292|Phường Bình Đức, Thành phố Long Xuyên, Tỉnh An Giang
30292|Xã Mỹ Khánh, Thành phố Long Xuyên, Tỉnh An Giang
30301|Phường Mỹ Thạnh, Thành phố Long Xuyên, Tỉnh An Giang
30301|Phường Mỹ Thới, Thành phố Long Xuyên, Tỉnh An Giang
30307|Phường Mỹ Bình, Thành phố Long Xuyên, Tỉnh An Giang
30307|Phường Mỹ Hòa, Thành phố Long Xuyên, Tỉnh An Giang
30307|Phường Mỹ Long, Thành phố Long Xuyên, Tỉnh An Giang
30307|Phường Mỹ Phước, Thành phố Long Xuyên, Tỉnh An Giang
30307|Phường Mỹ Quý, Thành phố Long Xuyên, Tỉnh An Giang
30307|Phường Mỹ Xuyên, Thành phố Long Xuyên, Tỉnh An Giang
30313|Xã Mỹ Hoà Hưng, Thành phố Long Xuyên, Tỉnh An Giang
30316|Phường Châu Phú A, Thành phố Châu Đốc, Tỉnh An Giang
30316|Phường Châu Phú B, Thành phố Châu Đốc, Tỉnh An Giang
30316|Phường Vĩnh Mỹ, Thành phố Châu Đốc, Tỉnh An Giang
30316|Phường Vĩnh Ngươn, Thành phố Châu Đốc, Tỉnh An Giang
30325|Phường Núi Sam, Thành phố Châu Đốc, Tỉnh An Giang
30325|Xã Vĩnh Châu, Thành phố Châu Đốc, Tỉnh An Giang
30325|Xã Vĩnh Tế, Thành phố Châu Đốc, Tỉnh An Giang
30337|Thị trấn An Phú, Huyện An Phú, Tỉnh An Giang
30337|Xã Phú Hội, Huyện An Phú, Tỉnh An Giang
30337|Xã Phước Hưng, Huyện An Phú, Tỉnh An Giang
30337|Xã Vĩnh Hội Đông, Huyện An Phú, Tỉnh An Giang
30341|Thị trấn Long Bình, Huyện An Phú, Tỉnh An Giang
30341|Xã Khánh An, Huyện An Phú, Tỉnh An Giang
30341|Xã Khánh Bình, Huyện An Phú, Tỉnh An Giang
30346|Xã Nhơn Hội, Huyện An Phú, Tỉnh An Giang
30346|Xã Quốc Thái, Huyện An Phú, Tỉnh An Giang
30352|Xã Phú Hữu, Huyện An Phú, Tỉnh An Giang
30352|Xã Vĩnh Lộc, Huyện An Phú, Tỉnh An Giang
30367|Thị trấn Đa Phước, Huyện An Phú, Tỉnh An Giang
30367|Xã Vĩnh Hậu, Huyện An Phú, Tỉnh An Giang
30367|Xã Vĩnh Trường, Huyện An Phú, Tỉnh An Giang
30376|Phường Long Sơn, Thị xã Tân Châu, Tỉnh An Giang
30376|Phường Long Thạnh, Thị xã Tân Châu, Tỉnh An Giang
30377|Phường Long Châu, Thị xã Tân Châu, Tỉnh An Giang
30377|Phường Long Hưng, Thị xã Tân Châu, Tỉnh An Giang
30377|Phường Long Phú, Thị xã Tân Châu, Tỉnh An Giang
30385|Xã Phú Lộc, Thị xã Tân Châu, Tỉnh An Giang
30385|Xã Vĩnh Hòa, Thị xã Tân Châu, Tỉnh An Giang
30385|Xã Vĩnh Xương, Thị xã Tân Châu, Tỉnh An Giang
30388|Xã Long An, Thị xã Tân Châu, Tỉnh An Giang
30388|Xã Tân An, Thị xã Tân Châu, Tỉnh An Giang
30388|Xã Tân Thạnh, Thị xã Tân Châu, Tỉnh An Giang
30403|Xã Châu Phong, Thị xã Tân Châu, Tỉnh An Giang
30403|Xã Lê Chánh, Thị xã Tân Châu, Tỉnh An Giang
30403|Xã Phú Vĩnh, Thị xã Tân Châu, Tỉnh An Giang
30406|Thị trấn Phú Mỹ, Huyện Phú Tân, Tỉnh An Giang
30406|Xã Phú Hưng, Huyện Phú Tân, Tỉnh An Giang
30406|Xã Tân Hòa, Huyện Phú Tân, Tỉnh An Giang
30406|Xã Tân Trung, Huyện Phú Tân, Tỉnh An Giang
30409|Thị trấn Chợ Vàm, Huyện Phú Tân, Tỉnh An Giang
30409|Xã Phú Thành, Huyện Phú Tân, Tỉnh An Giang
30409|Xã Phú Thạnh, Huyện Phú Tân, Tỉnh An Giang
30421|Xã Long Hoà, Huyện Phú Tân, Tỉnh An Giang
30421|Xã Phú Long, Huyện Phú Tân, Tỉnh An Giang
30421|Xã Phú Lâm, Huyện Phú Tân, Tỉnh An Giang
30430|Xã Hoà Lạc, Huyện Phú Tân, Tỉnh An Giang
30430|Xã Phú Hiệp, Huyện Phú Tân, Tỉnh An Giang
30436|Xã Phú An, Huyện Phú Tân, Tỉnh An Giang
30436|Xã Phú Thọ, Huyện Phú Tân, Tỉnh An Giang
30436|Xã Phú Xuân, Huyện Phú Tân, Tỉnh An Giang
30445|Xã Bình Thạnh Đông, Huyện Phú Tân, Tỉnh An Giang
30445|Xã Hiệp Xương, Huyện Phú Tân, Tỉnh An Giang
30445|Xã Phú Bình, Huyện Phú Tân, Tỉnh An Giang
30463|Thị trấn Cái Dầu, Huyện Châu Phú, Tỉnh An Giang
30463|Xã Bình Long, Huyện Châu Phú, Tỉnh An Giang
30463|Xã Bình Phú, Huyện Châu Phú, Tỉnh An Giang
30469|Xã Khánh Hòa, Huyện Châu Phú, Tỉnh An Giang
30469|Xã Mỹ Đức, Huyện Châu Phú, Tỉnh An Giang
30478|Thị trấn Vĩnh Thạnh Trung, Huyện Châu Phú, Tỉnh An Giang
30478|Xã Mỹ Phú, Huyện Châu Phú, Tỉnh An Giang
30481|Xã Thạnh Mỹ Tây, Huyện Châu Phú, Tỉnh An Giang
30481|Xã Ô Long Vỹ, Huyện Châu Phú, Tỉnh An Giang
30481|Xã Đào Hữu Cảnh, Huyện Châu Phú, Tỉnh An Giang
30487|Xã Bình Chánh, Huyện Châu Phú, Tỉnh An Giang
30487|Xã Bình Mỹ, Huyện Châu Phú, Tỉnh An Giang
30487|Xã Bình Thủy, Huyện Châu Phú, Tỉnh An Giang
30502|Phường Nhà Bàng, Thị xã Tịnh Biên, Tỉnh An Giang
30502|Phường Nhơn Hưng, Thị xã Tịnh Biên, Tỉnh An Giang
30502|Phường Thới Sơn, Thị xã Tịnh Biên, Tỉnh An Giang
30505|Phường Chi Lăng, Thị xã Tịnh Biên, Tỉnh An Giang
30505|Phường Núi Voi, Thị xã Tịnh Biên, Tỉnh An Giang
30505|Xã Tân Lợi, Thị xã Tịnh Biên, Tỉnh An Giang
30520|Phường An Phú, Thị xã Tịnh Biên, Tỉnh An Giang
30520|Phường Tịnh Biên, Thị xã Tịnh Biên, Tỉnh An Giang
30520|Xã An Nông, Thị xã Tịnh Biên, Tỉnh An Giang
30526|Xã An Cư, Thị xã Tịnh Biên, Tỉnh An Giang
30526|Xã Văn Giáo, Thị xã Tịnh Biên, Tỉnh An Giang
30526|Xã Vĩnh Trung, Thị xã Tịnh Biên, Tỉnh An Giang
30538|Xã An Hảo, Thị xã Tịnh Biên, Tỉnh An Giang
30538|Xã Tân Lập, Thị xã Tịnh Biên, Tỉnh An Giang
30544|Thị trấn Tri Tôn, Huyện Tri Tôn, Tỉnh An Giang
30544|Xã Châu Lăng, Huyện Tri Tôn, Tỉnh An Giang
30544|Xã Núi Tô, Huyện Tri Tôn, Tỉnh An Giang
30547|Thị trấn Ba Chúc, Huyện Tri Tôn, Tỉnh An Giang
30547|Xã Lê Trì, Huyện Tri Tôn, Tỉnh An Giang
30547|Xã Lạc Quới, Huyện Tri Tôn, Tỉnh An Giang
30568|Xã Lương An Trà, Huyện Tri Tôn, Tỉnh An Giang
30568|Xã Vĩnh Gia, Huyện Tri Tôn, Tỉnh An Giang
30568|Xã Vĩnh Phước, Huyện Tri Tôn, Tỉnh An Giang
30577|Xã An Tức, Huyện Tri Tôn, Tỉnh An Giang
30577|Xã Lương Phi, Huyện Tri Tôn, Tỉnh An Giang
30577|Xã Ô Lâm, Huyện Tri Tôn, Tỉnh An Giang
30580|Thị trấn Cô Tô, Huyện Tri Tôn, Tỉnh An Giang
30580|Xã Tà Đảnh, Huyện Tri Tôn, Tỉnh An Giang
30580|Xã Tân Tuyến, Huyện Tri Tôn, Tỉnh An Giang
30589|Thị trấn An Châu, Huyện Châu Thành, Tỉnh An Giang
30589|Xã Hòa Bình Thạnh, Huyện Châu Thành, Tỉnh An Giang
30589|Xã Vĩnh Thành, Huyện Châu Thành, Tỉnh An Giang
30595|Xã Cần Đăng, Huyện Châu Thành, Tỉnh An Giang
30595|Xã Vĩnh Lợi, Huyện Châu Thành, Tỉnh An Giang
30604|Thị trấn Vĩnh Bình, Huyện Châu Thành, Tỉnh An Giang
30604|Xã Tân Phú, Huyện Châu Thành, Tỉnh An Giang
30604|Xã Vĩnh An, Huyện Châu Thành, Tỉnh An Giang
30607|Xã An Hòa, Huyện Châu Thành, Tỉnh An Giang
30607|Xã Bình Hòa, Huyện Châu Thành, Tỉnh An Giang
30607|Xã Bình Thạnh, Huyện Châu Thành, Tỉnh An Giang
30619|Xã Vĩnh Hanh, Huyện Châu Thành, Tỉnh An Giang
30619|Xã Vĩnh Nhuận, Huyện Châu Thành, Tỉnh An Giang
30628|Thị trấn Chợ Mới, Huyện Chợ Mới, Tỉnh An Giang
30628|Xã Kiến An, Huyện Chợ Mới, Tỉnh An Giang
30628|Xã Kiến Thành, Huyện Chợ Mới, Tỉnh An Giang
30631|Thị trấn Mỹ Luông, Huyện Chợ Mới, Tỉnh An Giang
30631|Xã Long Điền A, Huyện Chợ Mới, Tỉnh An Giang
30631|Xã Long Điền B, Huyện Chợ Mới, Tỉnh An Giang
30643|Xã Bình Phước Xuân, Huyện Chợ Mới, Tỉnh An Giang
30643|Xã Mỹ Hiệp, Huyện Chợ Mới, Tỉnh An Giang
30643|Xã Tấn Mỹ, Huyện Chợ Mới, Tỉnh An Giang
30658|Xã Long Giang, Huyện Chợ Mới, Tỉnh An Giang
30658|Xã Mỹ Hội Đông, Huyện Chợ Mới, Tỉnh An Giang
30658|Xã Nhơn Mỹ, Huyện Chợ Mới, Tỉnh An Giang
30664|Xã An Thạnh Trung, Huyện Chợ Mới, Tỉnh An Giang
30664|Xã Long Kiến, Huyện Chợ Mới, Tỉnh An Giang
30664|Xã Mỹ An, Huyện Chợ Mới, Tỉnh An Giang
30673|Thị trấn Hội An, Huyện Chợ Mới, Tỉnh An Giang
30673|Xã Hòa An, Huyện Chợ Mới, Tỉnh An Giang
30673|Xã Hòa Bình, Huyện Chợ Mới, Tỉnh An Giang
30682|Thị trấn Núi Sập, Huyện Thoại Sơn, Tỉnh An Giang
30682|Xã Bình Thành, Huyện Thoại Sơn, Tỉnh An Giang
30682|Xã Thoại Giang, Huyện Thoại Sơn, Tỉnh An Giang
30685|Thị trấn Phú Hoà, Huyện Thoại Sơn, Tỉnh An Giang
30685|Xã Phú Thuận, Huyện Thoại Sơn, Tỉnh An Giang
30685|Xã Vĩnh Chánh, Huyện Thoại Sơn, Tỉnh An Giang
30688|Thị trấn Óc Eo, Huyện Thoại Sơn, Tỉnh An Giang
30688|Xã Vọng Thê, Huyện Thoại Sơn, Tỉnh An Giang
30688|Xã Vọng Đông, Huyện Thoại Sơn, Tỉnh An Giang
30691|Xã An Bình, Huyện Thoại Sơn, Tỉnh An Giang
30691|Xã Mỹ Phú Đông, Huyện Thoại Sơn, Tỉnh An Giang
30691|Xã Tây Phú, Huyện Thoại Sơn, Tỉnh An Giang
30697|Xã Vĩnh Khánh, Huyện Thoại Sơn, Tỉnh An Giang
30697|Xã Vĩnh Trạch, Huyện Thoại Sơn, Tỉnh An Giang
30709|Xã Vĩnh Phú, Huyện Thoại Sơn, Tỉnh An Giang
30709|Xã Định Mỹ, Huyện Thoại Sơn, Tỉnh An Giang
30709|Xã Định Thành, Huyện Thoại Sơn, Tỉnh An Giang
30742|Phường An Bình, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường An Hòa, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Rạch Sỏi, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Bảo, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Hiệp, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Lạc, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Lợi, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Quang, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Thanh Vân, Thành phố Rạch Giá, Tỉnh Kiên Giang
30742|Phường Vĩnh Thanh, Thành phố Rạch Giá, Tỉnh Kiên Giang
30760|Phường Vĩnh Thông, Thành phố Rạch Giá, Tỉnh Kiên Giang
30760|Xã Mỹ Lâm, Huyện Hòn Đất, Tỉnh Kiên Giang
30760|Xã Phi Thông, Thành phố Rạch Giá, Tỉnh Kiên Giang
30766|Phường Tô Châu, Thành phố Hà Tiên, Tỉnh Kiên Giang
30766|Xã Dương Hòa, Huyện Kiên Lương, Tỉnh Kiên Giang
30766|Xã Thuận Yên, Thành phố Hà Tiên, Tỉnh Kiên Giang
30769|Phường Bình San, Thành phố Hà Tiên, Tỉnh Kiên Giang
30769|Phường Mỹ Đức, Thành phố Hà Tiên, Tỉnh Kiên Giang
30769|Phường Pháo Đài, Thành phố Hà Tiên, Tỉnh Kiên Giang
30769|Phường Đông Hồ, Thành phố Hà Tiên, Tỉnh Kiên Giang
30781|Xã Tiên Hải, Thành phố Hà Tiên, Tỉnh Kiên Giang
30787|Thị trấn Kiên Lương, Huyện Kiên Lương, Tỉnh Kiên Giang
30787|Xã Bình An, Huyện Kiên Lương, Tỉnh Kiên Giang
30787|Xã Bình Trị, Huyện Kiên Lương, Tỉnh Kiên Giang
30790|Xã Hòa Điền, Huyện Kiên Lương, Tỉnh Kiên Giang
30790|Xã Kiên Bình, Huyện Kiên Lương, Tỉnh Kiên Giang
30793|Xã Vĩnh Phú, Huyện Giang Thành, Tỉnh Kiên Giang
30793|Xã Vĩnh Điều, Huyện Giang Thành, Tỉnh Kiên Giang
30796|Xã Phú Lợi, Huyện Giang Thành, Tỉnh Kiên Giang
30796|Xã Phú Mỹ, Huyện Giang Thành, Tỉnh Kiên Giang
30796|Xã Tân Khánh Hòa, Huyện Giang Thành, Tỉnh Kiên Giang
30811|Xã Sơn Hải, Huyện Kiên Lương, Tỉnh Kiên Giang
30814|Xã Hòn Nghệ, Huyện Kiên Lương, Tỉnh Kiên Giang
30817|Thị trấn Hòn Đất, Huyện Hòn Đất, Tỉnh Kiên Giang
30817|Xã Lình Huỳnh, Huyện Hòn Đất, Tỉnh Kiên Giang
30817|Xã Nam Thái Sơn, Huyện Hòn Đất, Tỉnh Kiên Giang
30817|Xã Thổ Sơn, Huyện Hòn Đất, Tỉnh Kiên Giang
30823|Xã Bình Sơn, Huyện Hòn Đất, Tỉnh Kiên Giang
30826|Xã Bình Giang, Huyện Hòn Đất, Tỉnh Kiên Giang
30835|Xã Mỹ Thái, Huyện Hòn Đất, Tỉnh Kiên Giang
30835|Xã Sơn Bình, Huyện Hòn Đất, Tỉnh Kiên Giang
30835|Xã Sơn Kiên, Huyện Hòn Đất, Tỉnh Kiên Giang
30838|Thị trấn Sóc Sơn, Huyện Hòn Đất, Tỉnh Kiên Giang
30838|Xã Mỹ Hiệp Sơn, Huyện Hòn Đất, Tỉnh Kiên Giang
30838|Xã Mỹ Phước, Huyện Hòn Đất, Tỉnh Kiên Giang
30838|Xã Mỹ Thuận, Huyện Hòn Đất, Tỉnh Kiên Giang
30850|Thị trấn Tân Hiệp, Huyện Tân Hiệp, Tỉnh Kiên Giang
30850|Xã Thạnh Đông B, Huyện Tân Hiệp, Tỉnh Kiên Giang
30850|Xã Thạnh Đông, Huyện Tân Hiệp, Tỉnh Kiên Giang
30850|Xã Tân Hiệp B, Huyện Tân Hiệp, Tỉnh Kiên Giang
30856|Xã Tân An, Huyện Tân Hiệp, Tỉnh Kiên Giang
30856|Xã Tân Hoà, Huyện Tân Hiệp, Tỉnh Kiên Giang
30856|Xã Tân Hội, Huyện Tân Hiệp, Tỉnh Kiên Giang
30856|Xã Tân Thành, Huyện Tân Hiệp, Tỉnh Kiên Giang
30874|Xã Thạnh Trị, Huyện Tân Hiệp, Tỉnh Kiên Giang
30874|Xã Thạnh Đông A, Huyện Tân Hiệp, Tỉnh Kiên Giang
30874|Xã Tân Hiệp A, Huyện Tân Hiệp, Tỉnh Kiên Giang
30880|Thị trấn Minh Lương, Huyện Châu Thành, Tỉnh Kiên Giang
30880|Xã Giục Tượng, Huyện Châu Thành, Tỉnh Kiên Giang
30880|Xã Minh Hòa, Huyện Châu Thành, Tỉnh Kiên Giang
30886|Xã Mong Thọ A, Huyện Châu Thành, Tỉnh Kiên Giang
30886|Xã Mong Thọ B, Huyện Châu Thành, Tỉnh Kiên Giang
30886|Xã Mong Thọ, Huyện Châu Thành, Tỉnh Kiên Giang
30886|Xã Thạnh Lộc, Huyện Giồng Riềng, Tỉnh Kiên Giang
30898|Xã Bình An, Huyện Châu Thành, Tỉnh Kiên Giang
30898|Xã Vĩnh Hoà Phú, Huyện Châu Thành, Tỉnh Kiên Giang
30898|Xã Vĩnh Hòa Hiệp, Huyện Châu Thành, Tỉnh Kiên Giang
30904|Thị trấn Giồng Riềng, Huyện Giồng Riềng, Tỉnh Kiên Giang
30904|Xã Bàn Thạch, Huyện Giồng Riềng, Tỉnh Kiên Giang
30904|Xã Bàn Tân Định, Huyện Giồng Riềng, Tỉnh Kiên Giang
30904|Xã Thạnh Bình, Huyện Giồng Riềng, Tỉnh Kiên Giang
30904|Xã Thạnh Hòa, Huyện Giồng Riềng, Tỉnh Kiên Giang
30910|Xã Thạnh Hưng, Huyện Giồng Riềng, Tỉnh Kiên Giang
30910|Xã Thạnh Lộc, Huyện Châu Thành, Tỉnh Kiên Giang
30910|Xã Thạnh Phước, Huyện Giồng Riềng, Tỉnh Kiên Giang
30928|Xã Ngọc Chúc, Huyện Giồng Riềng, Tỉnh Kiên Giang
30928|Xã Ngọc Thuận, Huyện Giồng Riềng, Tỉnh Kiên Giang
30928|Xã Ngọc Thành, Huyện Giồng Riềng, Tỉnh Kiên Giang
30934|Xã Hoà An, Huyện Giồng Riềng, Tỉnh Kiên Giang
30934|Xã Hoà Lợi, Huyện Giồng Riềng, Tỉnh Kiên Giang
30934|Xã Hòa Hưng, Huyện Giồng Riềng, Tỉnh Kiên Giang
30943|Xã Long Thạnh, Huyện Giồng Riềng, Tỉnh Kiên Giang
30943|Xã Vĩnh Phú, Huyện Giồng Riềng, Tỉnh Kiên Giang
30943|Xã Vĩnh Thạnh, Huyện Giồng Riềng, Tỉnh Kiên Giang
30949|Xã Hòa Thuận, Huyện Giồng Riềng, Tỉnh Kiên Giang
30949|Xã Ngọc Hoà, Huyện Giồng Riềng, Tỉnh Kiên Giang
30952|Thị trấn Gò Quao, Huyện Gò Quao, Tỉnh Kiên Giang
30952|Xã Vĩnh Phước B, Huyện Gò Quao, Tỉnh Kiên Giang
30952|Xã Định An, Huyện Gò Quao, Tỉnh Kiên Giang
30958|Xã Thới Quản, Huyện Gò Quao, Tỉnh Kiên Giang
30958|Xã Thủy Liễu, Huyện Gò Quao, Tỉnh Kiên Giang
30958|Xã Định Hòa, Huyện Gò Quao, Tỉnh Kiên Giang
30970|Xã Vĩnh Hòa Hưng Bắc, Huyện Gò Quao, Tỉnh Kiên Giang
30970|Xã Vĩnh Hòa Hưng Nam, Huyện Gò Quao, Tỉnh Kiên Giang
30982|Xã Vĩnh Phước A, Huyện Gò Quao, Tỉnh Kiên Giang
30982|Xã Vĩnh Thắng, Huyện Gò Quao, Tỉnh Kiên Giang
30982|Xã Vĩnh Tuy, Huyện Gò Quao, Tỉnh Kiên Giang
30985|Thị trấn Thứ Ba, Huyện An Biên, Tỉnh Kiên Giang
30985|Xã Hưng Yên, Huyện An Biên, Tỉnh Kiên Giang
30985|Xã Đông Yên, Huyện An Biên, Tỉnh Kiên Giang
30988|Xã Nam Yên, Huyện An Biên, Tỉnh Kiên Giang
30988|Xã Tây Yên A, Huyện An Biên, Tỉnh Kiên Giang
30988|Xã Tây Yên, Huyện An Biên, Tỉnh Kiên Giang
31006|Xã Nam Thái A, Huyện An Biên, Tỉnh Kiên Giang
31006|Xã Nam Thái, Huyện An Biên, Tỉnh Kiên Giang
31006|Xã Đông Thái, Huyện An Biên, Tỉnh Kiên Giang
31012|Xã Hoà Chánh, Huyện U Minh Thượng, Tỉnh Kiên Giang
31012|Xã Thạnh Yên A, Huyện U Minh Thượng, Tỉnh Kiên Giang
31012|Xã Thạnh Yên, Huyện U Minh Thượng, Tỉnh Kiên Giang
31012|Xã Vĩnh Hòa, Huyện U Minh Thượng, Tỉnh Kiên Giang
31018|Thị trấn Thứ Mười Một, Huyện An Minh, Tỉnh Kiên Giang
31018|Xã Đông Hưng B, Huyện An Minh, Tỉnh Kiên Giang
31018|Xã Đông Hưng, Huyện An Minh, Tỉnh Kiên Giang
31024|Xã Đông Hòa, Huyện An Minh, Tỉnh Kiên Giang
31024|Xã Đông Thạnh, Huyện An Minh, Tỉnh Kiên Giang
31027|Xã An Minh Bắc, Huyện U Minh Thượng, Tỉnh Kiên Giang
31027|Xã Minh Thuận, Huyện U Minh Thượng, Tỉnh Kiên Giang
31031|Xã Thuận Hoà, Huyện An Minh, Tỉnh Kiên Giang
31031|Xã Tân Thạnh, Huyện An Minh, Tỉnh Kiên Giang
31036|Xã Vân Khánh Đông, Huyện An Minh, Tỉnh Kiên Giang
31036|Xã Đông Hưng A, Huyện An Minh, Tỉnh Kiên Giang
31042|Xã Vân Khánh Tây, Huyện An Minh, Tỉnh Kiên Giang
31042|Xã Vân Khánh, Huyện An Minh, Tỉnh Kiên Giang
31051|Thị trấn Vĩnh Thuận, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31051|Xã Phong Đông, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31051|Xã Vĩnh Phong, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31064|Xã Bình Minh, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31064|Xã Vĩnh Bình Bắc, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31064|Xã Vĩnh Bình Nam, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31069|Xã Tân Thuận, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31069|Xã Vĩnh Thuận, Huyện Vĩnh Thuận, Tỉnh Kiên Giang
31078|Phường An Thới, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Phường Dương Đông, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Xã Bãi Thơm, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Xã Cửa Cạn, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Xã Cửa Dương, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Xã Dương Tơ, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Xã Gành Dầu, Thành phố Phú Quốc, Tỉnh Kiên Giang
31078|Xã Hàm Ninh, Thành phố Phú Quốc, Tỉnh Kiên Giang
31105|Xã Thổ Châu, Thành phố Phú Quốc, Tỉnh Kiên Giang
31108|Xã An Sơn, Huyện Kiên Hải, Tỉnh Kiên Giang
31108|Xã Hòn Tre, Huyện Kiên Hải, Tỉnh Kiên Giang
31108|Xã Lại Sơn, Huyện Kiên Hải, Tỉnh Kiên Giang
31108|Xã Nam Du, Huyện Kiên Hải, Tỉnh Kiên Giang
31120|Phường An Hòa, Quận Ninh Kiều, Thành phố Cần Thơ
31120|Phường Cái Khế, Quận Ninh Kiều, Thành phố Cần Thơ
31135|Phường An Cư, Quận Ninh Kiều, Thành phố Cần Thơ
31135|Phường An Nghiệp, Quận Ninh Kiều, Thành phố Cần Thơ
31135|Phường An Phú, Quận Ninh Kiều, Thành phố Cần Thơ
31135|Phường Thới Bình, Quận Ninh Kiều, Thành phố Cần Thơ
31135|Phường Tân An, Quận Ninh Kiều, Thành phố Cần Thơ
31135|Phường Xuân Khánh, Quận Ninh Kiều, Thành phố Cần Thơ
31147|Phường An Khánh, Quận Ninh Kiều, Thành phố Cần Thơ
31147|Phường Hưng Lợi, Quận Ninh Kiều, Thành phố Cần Thơ
31150|Phường An Bình, Quận Ninh Kiều, Thành phố Cần Thơ
31150|Xã Mỹ Khánh, Huyện Phong Điền, Thành phố Cần Thơ
31153|Phường Châu Văn Liêm, Quận Ô Môn, Thành phố Cần Thơ
31153|Phường Thới An, Quận Ô Môn, Thành phố Cần Thơ
31153|Phường Thới Hòa, Quận Ô Môn, Thành phố Cần Thơ
31153|Xã Thới Thạnh, Huyện Thới Lai, Thành phố Cần Thơ
31157|Phường Long Hưng, Quận Ô Môn, Thành phố Cần Thơ
31157|Phường Thới Long, Quận Ô Môn, Thành phố Cần Thơ
31157|Phường Tân Hưng, Quận Thốt Nốt, Thành phố Cần Thơ
31162|Phường Phước Thới, Quận Ô Môn, Thành phố Cần Thơ
31162|Phường Trường Lạc, Quận Ô Môn, Thành phố Cần Thơ
31168|Phường An Thới, Quận Bình Thuỷ, Thành phố Cần Thơ
31168|Phường Bình Thủy, Quận Bình Thuỷ, Thành phố Cần Thơ
31168|Phường Bùi Hữu Nghĩa, Quận Bình Thuỷ, Thành phố Cần Thơ
31174|Phường Thới An Đông, Quận Bình Thuỷ, Thành phố Cần Thơ
31174|Phường Trà An, Quận Bình Thuỷ, Thành phố Cần Thơ
31174|Phường Trà Nóc, Quận Bình Thuỷ, Thành phố Cần Thơ
31183|Phường Long Hòa, Quận Bình Thuỷ, Thành phố Cần Thơ
31183|Phường Long Tuyền, Quận Bình Thuỷ, Thành phố Cần Thơ
31186|Phường Ba Láng, Quận Cái Răng, Thành phố Cần Thơ
31186|Phường Hưng Thạnh, Quận Cái Răng, Thành phố Cần Thơ
31186|Phường Lê Bình, Quận Cái Răng, Thành phố Cần Thơ
31186|Phường Thường Thạnh, Quận Cái Răng, Thành phố Cần Thơ
31201|Phường Hưng Phú, Quận Cái Răng, Thành phố Cần Thơ
31201|Phường Phú Thứ, Quận Cái Răng, Thành phố Cần Thơ
31201|Phường Tân Phú, Quận Cái Răng, Thành phố Cần Thơ
31207|Phường Thuận An, Quận Thốt Nốt, Thành phố Cần Thơ
31207|Phường Thốt Nốt, Quận Thốt Nốt, Thành phố Cần Thơ
31207|Phường Thới Thuận, Quận Thốt Nốt, Thành phố Cần Thơ
31213|Phường Tân Lộc, Quận Thốt Nốt, Thành phố Cần Thơ
31217|Phường Thạnh Hoà, Quận Thốt Nốt, Thành phố Cần Thơ
31217|Phường Trung Nhứt, Quận Thốt Nốt, Thành phố Cần Thơ
31217|Xã Trung An, Huyện Cờ Đỏ, Thành phố Cần Thơ
31228|Phường Thuận Hưng, Quận Thốt Nốt, Thành phố Cần Thơ
31228|Phường Trung Kiên, Quận Thốt Nốt, Thành phố Cần Thơ
31231|Thị trấn Thanh An, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31231|Xã Thạnh Lợi, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31231|Xã Thạnh Thắng, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31232|Thị trấn Vĩnh Thạnh, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31232|Xã Thạnh Lộc, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31232|Xã Thạnh Mỹ, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31237|Xã Vĩnh Bình, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31237|Xã Vĩnh Trinh, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31246|Xã Thạnh An, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31246|Xã Thạnh Qưới, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31246|Xã Thạnh Tiến, Huyện Vĩnh Thạnh, Thành phố Cần Thơ
31249|Xã Thạnh Phú, Huyện Cờ Đỏ, Thành phố Cần Thơ
31255|Xã Trung Hưng, Huyện Cờ Đỏ, Thành phố Cần Thơ
31255|Xã Trung Thạnh, Huyện Cờ Đỏ, Thành phố Cần Thơ
31258|Thị trấn Thới Lai, Huyện Thới Lai, Thành phố Cần Thơ
31258|Xã Thới Tân, Huyện Thới Lai, Thành phố Cần Thơ
31258|Xã Trường Thắng, Huyện Thới Lai, Thành phố Cần Thơ
31261|Thị trấn Cờ Đỏ, Huyện Cờ Đỏ, Thành phố Cần Thơ
31261|Xã Thới Xuân, Huyện Cờ Đỏ, Thành phố Cần Thơ
31261|Xã Thới Đông, Huyện Cờ Đỏ, Thành phố Cần Thơ
31264|Xã Thới Hưng, Huyện Cờ Đỏ, Thành phố Cần Thơ
31273|Xã Xuân Thắng, Huyện Thới Lai, Thành phố Cần Thơ
31273|Xã Đông Hiệp, Huyện Cờ Đỏ, Thành phố Cần Thơ
31273|Xã Đông Thắng, Huyện Cờ Đỏ, Thành phố Cần Thơ
31282|Xã Đông Bình, Huyện Thới Lai, Thành phố Cần Thơ
31282|Xã Đông Thuận, Huyện Thới Lai, Thành phố Cần Thơ
31288|Xã Trường Thành, Huyện Thới Lai, Thành phố Cần Thơ
31288|Xã Tân Thạnh, Huyện Thới Lai, Thành phố Cần Thơ
31288|Xã Định Môn, Huyện Thới Lai, Thành phố Cần Thơ
31294|Xã Trường Xuân A, Huyện Thới Lai, Thành phố Cần Thơ
31294|Xã Trường Xuân B, Huyện Thới Lai, Thành phố Cần Thơ
31294|Xã Trường Xuân, Huyện Thới Lai, Thành phố Cần Thơ
31299|Thị trấn Phong Điền, Huyện Phong Điền, Thành phố Cần Thơ
31299|Xã Giai Xuân, Huyện Phong Điền, Thành phố Cần Thơ
31299|Xã Tân Thới, Huyện Phong Điền, Thành phố Cần Thơ
31309|Xã Trường Long, Huyện Phong Điền, Thành phố Cần Thơ
31315|Xã Nhơn Nghĩa, Huyện Phong Điền, Thành phố Cần Thơ
31315|Xã Nhơn Ái, Huyện Phong Điền, Thành phố Cần Thơ
31321|Phường I, Thành phố Vị Thanh, Tỉnh Hậu Giang
31321|Phường III, Thành phố Vị Thanh, Tỉnh Hậu Giang
31321|Phường VII, Thành phố Vị Thanh, Tỉnh Hậu Giang
31333|Phường IV, Thành phố Vị Thanh, Tỉnh Hậu Giang
31333|Phường V, Thành phố Vị Thanh, Tỉnh Hậu Giang
31333|Xã Vị Tân, Thành phố Vị Thanh, Tỉnh Hậu Giang
31338|Xã Hoả Lựu, Thành phố Vị Thanh, Tỉnh Hậu Giang
31338|Xã Hoả Tiến, Thành phố Vị Thanh, Tỉnh Hậu Giang
31338|Xã Tân Tiến, Thành phố Vị Thanh, Tỉnh Hậu Giang
31340|Phường Hiệp Thành, Thành phố Ngã Bảy, Tỉnh Hậu Giang
31340|Phường Lái Hiếu, Thành phố Ngã Bảy, Tỉnh Hậu Giang
31340|Phường Ngã Bảy, Thành phố Ngã Bảy, Tỉnh Hậu Giang
31342|Thị trấn Bảy Ngàn, Huyện Châu Thành A, Tỉnh Hậu Giang
31342|Thị trấn Một Ngàn, Huyện Châu Thành A, Tỉnh Hậu Giang
31342|Xã Nhơn Nghĩa A, Huyện Châu Thành A, Tỉnh Hậu Giang
31342|Xã Tân Hoà, Huyện Châu Thành A, Tỉnh Hậu Giang
31348|Xã Trường Long A, Huyện Châu Thành A, Tỉnh Hậu Giang
31348|Xã Trường Long Tây, Huyện Châu Thành A, Tỉnh Hậu Giang
31360|Thị trấn Rạch Gòi, Huyện Châu Thành A, Tỉnh Hậu Giang
31360|Xã Thạnh Xuân, Huyện Châu Thành A, Tỉnh Hậu Giang
31360|Xã Tân Phú Thạnh, Huyện Châu Thành A, Tỉnh Hậu Giang
31366|Thị trấn Mái Dầm, Huyện Châu Thành, Tỉnh Hậu Giang
31366|Thị trấn Ngã Sáu, Huyện Châu Thành, Tỉnh Hậu Giang
31366|Xã Đông Phú, Huyện Châu Thành, Tỉnh Hậu Giang
31369|Thị trấn Cái Tắc, Huyện Châu Thành A, Tỉnh Hậu Giang
31369|Xã Đông Phước A, Huyện Châu Thành, Tỉnh Hậu Giang
31369|Xã Đông Thạnh, Huyện Châu Thành, Tỉnh Hậu Giang
31378|Xã Phú Hữu, Huyện Châu Thành, Tỉnh Hậu Giang
31378|Xã Phú Tân, Huyện Châu Thành, Tỉnh Hậu Giang
31378|Xã Đông Phước, Huyện Châu Thành, Tỉnh Hậu Giang
31393|Thị trấn Kinh Cùng, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31393|Xã Hòa An, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31396|Thị trấn Cây Dương, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31396|Xã Hiệp Hưng, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31399|Xã Bình Thành, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31399|Xã Tân Bình, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31408|Xã Long Thạnh, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31408|Xã Thạnh Hòa, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31408|Xã Tân Long, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31411|Phường Hiệp Lợi, Thành phố Ngã Bảy, Tỉnh Hậu Giang
31411|Xã Tân Thành, Thành phố Ngã Bảy, Tỉnh Hậu Giang
31411|Xã Đại Thành, Thành phố Ngã Bảy, Tỉnh Hậu Giang
31420|Xã Hòa Mỹ, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31420|Xã Phụng Hiệp, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31426|Xã Phương Bình, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31426|Xã Phương Phú, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31432|Thị trấn Búng Tàu, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31432|Xã Tân Phước Hưng, Huyện Phụng Hiệp, Tỉnh Hậu Giang
31441|Thị trấn Nàng Mau, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31441|Xã Vị Thắng, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31441|Xã Vị Trung, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31453|Xã Vĩnh Thuận Tây, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31453|Xã Vĩnh Thuận Đông, Huyện Long Mỹ, Tỉnh Hậu Giang
31453|Xã Vị Thuỷ, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31459|Xã Vĩnh Trung, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31459|Xã Vĩnh Tường, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31465|Xã Vị Bình, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31465|Xã Vị Thanh, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31465|Xã Vị Đông, Huyện Vị Thuỷ, Tỉnh Hậu Giang
31471|Phường Thuận An, Thị xã Long Mỹ, Tỉnh Hậu Giang
31471|Xã Long Trị A, Thị xã Long Mỹ, Tỉnh Hậu Giang
31471|Xã Long Trị, Thị xã Long Mỹ, Tỉnh Hậu Giang
31473|Phường Bình Thạnh, Thị xã Long Mỹ, Tỉnh Hậu Giang
31473|Phường Vĩnh Tường, Thị xã Long Mỹ, Tỉnh Hậu Giang
31473|Xã Long Bình, Thị xã Long Mỹ, Tỉnh Hậu Giang
31480|Phường Trà Lồng, Thị xã Long Mỹ, Tỉnh Hậu Giang
31480|Xã Long Phú, Thị xã Long Mỹ, Tỉnh Hậu Giang
31480|Xã Tân Phú, Thị xã Long Mỹ, Tỉnh Hậu Giang
31489|Thị trấn Vĩnh Viễn, Huyện Long Mỹ, Tỉnh Hậu Giang
31489|Xã Vĩnh Viễn A, Huyện Long Mỹ, Tỉnh Hậu Giang
31492|Xã Lương Nghĩa, Huyện Long Mỹ, Tỉnh Hậu Giang
31492|Xã Lương Tâm, Huyện Long Mỹ, Tỉnh Hậu Giang
31495|Xã Thuận Hòa, Huyện Long Mỹ, Tỉnh Hậu Giang
31495|Xã Thuận Hưng, Huyện Long Mỹ, Tỉnh Hậu Giang
31495|Xã Xà Phiên, Huyện Long Mỹ, Tỉnh Hậu Giang
31507|Phường 5, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31507|Phường 6, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31507|Phường 7, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31507|Phường 8, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31510|Phường 1, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31510|Phường 2, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31510|Phường 3, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31510|Phường 4, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31528|Thị trấn Kế Sách, Huyện Kế Sách, Tỉnh Sóc Trăng
31528|Xã Kế An, Huyện Kế Sách, Tỉnh Sóc Trăng
31528|Xã Kế Thành, Huyện Kế Sách, Tỉnh Sóc Trăng
31531|Thị trấn An Lạc Thôn, Huyện Kế Sách, Tỉnh Sóc Trăng
31531|Xã Trinh Phú, Huyện Kế Sách, Tỉnh Sóc Trăng
31531|Xã Xuân Hòa, Huyện Kế Sách, Tỉnh Sóc Trăng
31537|Xã Phong Nẫm, Huyện Kế Sách, Tỉnh Sóc Trăng
31540|Xã An Lạc Tây, Huyện Kế Sách, Tỉnh Sóc Trăng
31540|Xã Thới An Hội, Huyện Kế Sách, Tỉnh Sóc Trăng
31552|Xã An Mỹ, Huyện Kế Sách, Tỉnh Sóc Trăng
31552|Xã Nhơn Mỹ, Huyện Kế Sách, Tỉnh Sóc Trăng
31552|Xã Song Phụng, Huyện Long Phú, Tỉnh Sóc Trăng
31561|Xã Ba Trinh, Huyện Kế Sách, Tỉnh Sóc Trăng
31561|Xã Đại Hải, Huyện Kế Sách, Tỉnh Sóc Trăng
31567|Thị trấn Huỳnh Hữu Nghĩa, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31567|Xã Mỹ Thuận, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31567|Xã Mỹ Tú, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31569|Thị trấn Châu Thành, Huyện Châu Thành, Tỉnh Sóc Trăng
31569|Xã Phú Tâm, Huyện Châu Thành, Tỉnh Sóc Trăng
31570|Xã Hồ Đắc Kiện, Huyện Châu Thành, Tỉnh Sóc Trăng
31570|Xã Thiện Mỹ, Huyện Châu Thành, Tỉnh Sóc Trăng
31579|Xã Hưng Phú, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31579|Xã Long Hưng, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31582|Xã Phú Tân, Huyện Châu Thành, Tỉnh Sóc Trăng
31582|Xã Thuận Hòa, Huyện Châu Thành, Tỉnh Sóc Trăng
31591|Xã Mỹ Hương, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31591|Xã Phú Mỹ, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31591|Xã Thuận Hưng, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31594|Xã An Hiệp, Huyện Châu Thành, Tỉnh Sóc Trăng
31594|Xã An Ninh, Huyện Châu Thành, Tỉnh Sóc Trăng
31603|Xã Mỹ Phước, Huyện Mỹ Tú, Tỉnh Sóc Trăng
31615|Thị trấn Cù Lao Dung, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31615|Xã An Thạnh 1, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31615|Xã An Thạnh Tây, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31615|Xã An Thạnh Đông, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31633|Xã An Thạnh 2, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31633|Xã An Thạnh 3, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31633|Xã An Thạnh Nam, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31633|Xã Đại Ân 1, Huyện Cù Lao Dung, Tỉnh Sóc Trăng
31639|Thị trấn Long Phú, Huyện Long Phú, Tỉnh Sóc Trăng
31639|Xã Long Phú, Huyện Long Phú, Tỉnh Sóc Trăng
31645|Thị trấn Đại Ngãi, Huyện Long Phú, Tỉnh Sóc Trăng
31645|Xã Long Đức, Huyện Long Phú, Tỉnh Sóc Trăng
31654|Xã Hậu Thạnh, Huyện Long Phú, Tỉnh Sóc Trăng
31654|Xã Phú Hữu, Huyện Long Phú, Tỉnh Sóc Trăng
31654|Xã Trường Khánh, Huyện Long Phú, Tỉnh Sóc Trăng
31666|Xã Châu Khánh, Huyện Long Phú, Tỉnh Sóc Trăng
31666|Xã Tân Hưng, Huyện Long Phú, Tỉnh Sóc Trăng
31666|Xã Tân Thạnh, Huyện Long Phú, Tỉnh Sóc Trăng
31673|Thị trấn Trần Đề, Huyện Trần Đề, Tỉnh Sóc Trăng
31673|Xã Trung Bình, Huyện Trần Đề, Tỉnh Sóc Trăng
31673|Xã Đại Ân 2, Huyện Trần Đề, Tỉnh Sóc Trăng
31675|Xã Liêu Tú, Huyện Trần Đề, Tỉnh Sóc Trăng
31675|Xã Viên Bình, Huyện Trần Đề, Tỉnh Sóc Trăng
31679|Thị trấn Lịch Hội Thượng, Huyện Trần Đề, Tỉnh Sóc Trăng
31679|Xã Lịch Hội Thượng, Huyện Trần Đề, Tỉnh Sóc Trăng
31684|Phường 10, Thành phố Sóc Trăng, Tỉnh Sóc Trăng
31684|Thị trấn Mỹ Xuyên, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31684|Xã Đại Tâm, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31687|Xã Tài Văn, Huyện Trần Đề, Tỉnh Sóc Trăng
31687|Xã Viên An, Huyện Trần Đề, Tỉnh Sóc Trăng
31699|Xã Thạnh Thới An, Huyện Trần Đề, Tỉnh Sóc Trăng
31699|Xã Thạnh Thới Thuận, Huyện Trần Đề, Tỉnh Sóc Trăng
31708|Xã Gia Hòa 1, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31708|Xã Thạnh Phú, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31717|Xã Hòa Tú 1, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31717|Xã Hòa Tú II, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31723|Xã Ngọc Tố, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31723|Xã Ngọc Đông, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31723|Xã Tham Đôn, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31726|Xã Gia Hòa 2, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31726|Xã Thạnh Quới, Huyện Mỹ Xuyên, Tỉnh Sóc Trăng
31732|Phường 1, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31732|Phường 2, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31732|Xã Vĩnh Quới, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31741|Xã Long Bình, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31741|Xã Thạnh Tân, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31741|Xã Tân Long, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31753|Phường 3, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31753|Xã Mỹ Bình, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31753|Xã Mỹ Quới, Thị xã Ngã Năm, Tỉnh Sóc Trăng
31756|Thị trấn Hưng Lợi, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31756|Thị trấn Phú Lộc, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31756|Xã Thạnh Trị, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31759|Xã Lâm Kiết, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31759|Xã Lâm Tân, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31759|Xã Tuân Tức, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31777|Xã Châu Hưng, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31777|Xã Vĩnh Lợi, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31777|Xã Vĩnh Thành, Huyện Thạnh Trị, Tỉnh Sóc Trăng
31783|Phường 1, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31783|Phường 2, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31783|Xã Lạc Hòa, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31789|Phường Khánh Hòa, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31789|Xã Hòa Đông, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31789|Xã Vĩnh Hiệp, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31795|Xã Vĩnh Hải, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31804|Phường Vĩnh Phước, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31804|Xã Vĩnh Tân, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31810|Xã Lai Hòa, Thị xã Vĩnh Châu, Tỉnh Sóc Trăng
31825|Phường 1, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31825|Phường 2, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31825|Phường 3, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31825|Phường 7, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31825|Phường 8, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31834|Phường 5, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31834|Xã Vĩnh Trạch, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31840|Phường Nhà Mát, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31840|Xã Hiệp Thành, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31840|Xã Vĩnh Trạch Đông, Thành phố Bạc Liêu, Tỉnh Bạc Liêu
31843|Thị trấn Ngan Dừa, Huyện Hồng Dân, Tỉnh Bạc Liêu
31843|Xã Lộc Ninh, Huyện Hồng Dân, Tỉnh Bạc Liêu
31843|Xã Ninh Hòa, Huyện Hồng Dân, Tỉnh Bạc Liêu
31849|Xã Ninh Quới A, Huyện Hồng Dân, Tỉnh Bạc Liêu
31849|Xã Ninh Quới, Huyện Hồng Dân, Tỉnh Bạc Liêu
31858|Xã Vĩnh Lộc A, Huyện Hồng Dân, Tỉnh Bạc Liêu
31858|Xã Vĩnh Lộc, Huyện Hồng Dân, Tỉnh Bạc Liêu
31864|Xã Ninh Thạnh Lợi A, Huyện Hồng Dân, Tỉnh Bạc Liêu
31864|Xã Ninh Thạnh Lợi, Huyện Hồng Dân, Tỉnh Bạc Liêu
31867|Thị trấn Phước Long, Huyện Phước Long, Tỉnh Bạc Liêu
31867|Xã Vĩnh Phú Đông, Huyện Phước Long, Tỉnh Bạc Liêu
31876|Xã Phước Long, Huyện Phước Long, Tỉnh Bạc Liêu
31876|Xã Vĩnh Phú Tây, Huyện Phước Long, Tỉnh Bạc Liêu
31882|Xã Hưng Phú, Huyện Phước Long, Tỉnh Bạc Liêu
31882|Xã Vĩnh Thanh, Huyện Phước Long, Tỉnh Bạc Liêu
31885|Xã Phong Thạnh Tây A, Huyện Phước Long, Tỉnh Bạc Liêu
31885|Xã Phong Thạnh Tây B, Huyện Phước Long, Tỉnh Bạc Liêu
31891|Thị trấn Hòa Bình, Huyện Hoà Bình, Tỉnh Bạc Liêu
31891|Xã Long Thạnh, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31891|Xã Vĩnh Mỹ A, Huyện Hoà Bình, Tỉnh Bạc Liêu
31894|Xã Châu Thới, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31894|Xã Vĩnh Hưng A, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31894|Xã Vĩnh Hưng, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31900|Thị trấn Châu Hưng, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31900|Xã Châu Hưng A, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31906|Xã Hưng Hội, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31906|Xã Hưng Thành, Huyện Vĩnh Lợi, Tỉnh Bạc Liêu
31918|Xã Minh Diệu, Huyện Hoà Bình, Tỉnh Bạc Liêu
31918|Xã Vĩnh Bình, Huyện Hoà Bình, Tỉnh Bạc Liêu
31918|Xã Vĩnh Mỹ B, Huyện Hoà Bình, Tỉnh Bạc Liêu
31927|Xã Vĩnh Hậu A, Huyện Hoà Bình, Tỉnh Bạc Liêu
31927|Xã Vĩnh Hậu, Huyện Hoà Bình, Tỉnh Bạc Liêu
31927|Xã Vĩnh Thịnh, Huyện Hoà Bình, Tỉnh Bạc Liêu
31942|Phường 1, Thị xã Giá Rai, Tỉnh Bạc Liêu
31942|Phường Hộ Phòng, Thị xã Giá Rai, Tỉnh Bạc Liêu
31942|Xã Phong Thạnh A, Thị xã Giá Rai, Tỉnh Bạc Liêu
31942|Xã Phong Thạnh, Thị xã Giá Rai, Tỉnh Bạc Liêu
31951|Phường Láng Tròn, Thị xã Giá Rai, Tỉnh Bạc Liêu
31951|Xã Phong Thạnh Đông, Thị xã Giá Rai, Tỉnh Bạc Liêu
31951|Xã Phong Tân, Thị xã Giá Rai, Tỉnh Bạc Liêu
31957|Xã Phong Thạnh Tây, Thị xã Giá Rai, Tỉnh Bạc Liêu
31957|Xã Tân Phong, Thị xã Giá Rai, Tỉnh Bạc Liêu
31957|Xã Tân Thạnh, Thị xã Giá Rai, Tỉnh Bạc Liêu
31972|Thị trấn Gành Hào, Huyện Đông Hải, Tỉnh Bạc Liêu
31972|Xã Long Điền Tây, Huyện Đông Hải, Tỉnh Bạc Liêu
31975|Xã Long Điền Đông A, Huyện Đông Hải, Tỉnh Bạc Liêu
31975|Xã Long Điền Đông, Huyện Đông Hải, Tỉnh Bạc Liêu
31985|Xã Long Điền, Huyện Đông Hải, Tỉnh Bạc Liêu
31985|Xã Điền Hải, Huyện Đông Hải, Tỉnh Bạc Liêu
31988|Xã An Trạch A, Huyện Đông Hải, Tỉnh Bạc Liêu
31988|Xã An Trạch, Huyện Đông Hải, Tỉnh Bạc Liêu
31993|Xã An Phúc, Huyện Đông Hải, Tỉnh Bạc Liêu
31993|Xã Định Thành A, Huyện Đông Hải, Tỉnh Bạc Liêu
31993|Xã Định Thành, Huyện Đông Hải, Tỉnh Bạc Liêu
32002|Phường 1, Thành phố Cà Mau, Tỉnh Cà Mau
32002|Phường 2, Thành phố Cà Mau, Tỉnh Cà Mau
32002|Phường 4, Thành phố Cà Mau, Tỉnh Cà Mau
32002|Phường 9, Thành phố Cà Mau, Tỉnh Cà Mau
32002|Phường Tân Xuyên, Thành phố Cà Mau, Tỉnh Cà Mau
32002|Xã An Xuyên, Thành phố Cà Mau, Tỉnh Cà Mau
32014|Phường 8, Thành phố Cà Mau, Tỉnh Cà Mau
32014|Xã Lý Văn Lâm, Thành phố Cà Mau, Tỉnh Cà Mau
32025|Phường 5, Thành phố Cà Mau, Tỉnh Cà Mau
32025|Phường 6, Thành phố Cà Mau, Tỉnh Cà Mau
32025|Phường Tân Thành, Thành phố Cà Mau, Tỉnh Cà Mau
32025|Xã Tân Thành, Thành phố Cà Mau, Tỉnh Cà Mau
32025|Xã Tắc Vân, Thành phố Cà Mau, Tỉnh Cà Mau
32041|Phường 7, Thành phố Cà Mau, Tỉnh Cà Mau
32041|Xã Hòa Thành, Thành phố Cà Mau, Tỉnh Cà Mau
32041|Xã Hòa Tân, Thành phố Cà Mau, Tỉnh Cà Mau
32041|Xã Định Bình, Thành phố Cà Mau, Tỉnh Cà Mau
32044|Thị trấn U Minh, Huyện U Minh, Tỉnh Cà Mau
32044|Xã Khánh Thuận, Huyện U Minh, Tỉnh Cà Mau
32044|Xã Nguyễn Phích, Huyện U Minh, Tỉnh Cà Mau
32047|Xã Khánh Hòa, Huyện U Minh, Tỉnh Cà Mau
32047|Xã Khánh Tiến, Huyện U Minh, Tỉnh Cà Mau
32059|Xã Khánh An, Huyện U Minh, Tỉnh Cà Mau
32062|Xã Khánh Hội, Huyện U Minh, Tỉnh Cà Mau
32062|Xã Khánh Lâm, Huyện U Minh, Tỉnh Cà Mau
32065|Thị trấn Thới Bình, Huyện Thới Bình, Tỉnh Cà Mau
32065|Xã Thới Bình, Huyện Thới Bình, Tỉnh Cà Mau
32069|Xã Biển Bạch Đông, Huyện Thới Bình, Tỉnh Cà Mau
32069|Xã Biển Bạch, Huyện Thới Bình, Tỉnh Cà Mau
32069|Xã Tân Bằng, Huyện Thới Bình, Tỉnh Cà Mau
32071|Xã Trí Lực, Huyện Thới Bình, Tỉnh Cà Mau
32071|Xã Trí Phải, Huyện Thới Bình, Tỉnh Cà Mau
32071|Xã Tân Phú, Huyện Thới Bình, Tỉnh Cà Mau
32083|Xã Tân Lộc Bắc, Huyện Thới Bình, Tỉnh Cà Mau
32083|Xã Tân Lộc Đông, Huyện Thới Bình, Tỉnh Cà Mau
32083|Xã Tân Lộc, Huyện Thới Bình, Tỉnh Cà Mau
32092|Xã Hồ Thị Kỷ, Huyện Thới Bình, Tỉnh Cà Mau
32095|Thị trấn Trần Văn Thời, Huyện Trần Văn Thời, Tỉnh Cà Mau
32095|Xã Khánh Lộc, Huyện Trần Văn Thời, Tỉnh Cà Mau
32095|Xã Phong Lạc, Huyện Trần Văn Thời, Tỉnh Cà Mau
32095|Xã Trần Hợi, Huyện Trần Văn Thời, Tỉnh Cà Mau
32098|Thị trấn Sông Đốc, Huyện Trần Văn Thời, Tỉnh Cà Mau
32098|Xã Phong Điền, Huyện Trần Văn Thời, Tỉnh Cà Mau
32104|Xã Khánh Bình Tây Bắc, Huyện Trần Văn Thời, Tỉnh Cà Mau
32104|Xã Khánh Bình Tây, Huyện Trần Văn Thời, Tỉnh Cà Mau
32110|Xã Khánh Bình Đông, Huyện Trần Văn Thời, Tỉnh Cà Mau
32110|Xã Khánh Bình, Huyện Trần Văn Thời, Tỉnh Cà Mau
32119|Xã Khánh Hưng, Huyện Trần Văn Thời, Tỉnh Cà Mau
32119|Xã Khánh Hải, Huyện Trần Văn Thời, Tỉnh Cà Mau
32128|Thị trấn Cái Nước, Huyện Cái Nước, Tỉnh Cà Mau
32128|Xã Trần Thới, Huyện Cái Nước, Tỉnh Cà Mau
32128|Xã Đông Thới, Huyện Cái Nước, Tỉnh Cà Mau
32134|Xã Lương Thế Trân, Huyện Cái Nước, Tỉnh Cà Mau
32134|Xã Lợi An, Huyện Trần Văn Thời, Tỉnh Cà Mau
32134|Xã Phú Hưng, Huyện Cái Nước, Tỉnh Cà Mau
32134|Xã Thạnh Phú, Huyện Cái Nước, Tỉnh Cà Mau
32137|Xã Tân Hưng, Huyện Cái Nước, Tỉnh Cà Mau
32137|Xã Đông Hưng, Huyện Cái Nước, Tỉnh Cà Mau
32140|Xã Hoà Mỹ, Huyện Cái Nước, Tỉnh Cà Mau
32140|Xã Hưng Mỹ, Huyện Cái Nước, Tỉnh Cà Mau
32140|Xã Tân Hưng Đông, Huyện Cái Nước, Tỉnh Cà Mau
32152|Thị trấn Đầm Dơi, Huyện Đầm Dơi, Tỉnh Cà Mau
32152|Xã Tân Duyệt, Huyện Đầm Dơi, Tỉnh Cà Mau
32152|Xã Tân Dân, Huyện Đầm Dơi, Tỉnh Cà Mau
32155|Xã Tạ An Khương Nam, Huyện Đầm Dơi, Tỉnh Cà Mau
32155|Xã Tạ An Khương Đông, Huyện Đầm Dơi, Tỉnh Cà Mau
32155|Xã Tạ An Khương, Huyện Đầm Dơi, Tỉnh Cà Mau
32161|Xã Trần Phán, Huyện Đầm Dơi, Tỉnh Cà Mau
32161|Xã Tân Trung, Huyện Đầm Dơi, Tỉnh Cà Mau
32167|Xã Tân Thuận, Huyện Đầm Dơi, Tỉnh Cà Mau
32167|Xã Tân Đức, Huyện Đầm Dơi, Tỉnh Cà Mau
32182|Xã Quách Phẩm Bắc, Huyện Đầm Dơi, Tỉnh Cà Mau
32182|Xã Quách Phẩm, Huyện Đầm Dơi, Tỉnh Cà Mau
32185|Xã Ngọc Chánh, Huyện Đầm Dơi, Tỉnh Cà Mau
32185|Xã Thanh Tùng, Huyện Đầm Dơi, Tỉnh Cà Mau
32188|Xã Nguyễn Huân, Huyện Đầm Dơi, Tỉnh Cà Mau
32188|Xã Tân Tiến, Huyện Đầm Dơi, Tỉnh Cà Mau
32191|Thị trấn Năm Căn, Huyện Năm Căn, Tỉnh Cà Mau
32191|Xã Hàm Rồng, Huyện Năm Căn, Tỉnh Cà Mau
32191|Xã Hàng Vịnh, Huyện Năm Căn, Tỉnh Cà Mau
32201|Xã Lâm Hải, Huyện Năm Căn, Tỉnh Cà Mau
32201|Xã Đất Mới, Huyện Năm Căn, Tỉnh Cà Mau
32206|Xã Hiệp Tùng, Huyện Năm Căn, Tỉnh Cà Mau
32206|Xã Tam Giang Đông, Huyện Năm Căn, Tỉnh Cà Mau
32206|Xã Tam Giang, Huyện Năm Căn, Tỉnh Cà Mau
32212|Thị trấn Cái Đôi Vàm, Huyện Phú Tân, Tỉnh Cà Mau
32212|Xã Nguyễn Việt Khái, Huyện Phú Tân, Tỉnh Cà Mau
32214|Xã Phú Mỹ, Huyện Phú Tân, Tỉnh Cà Mau
32214|Xã Phú Thuận, Huyện Phú Tân, Tỉnh Cà Mau
32218|Xã Phú Tân, Huyện Phú Tân, Tỉnh Cà Mau
32218|Xã Tân Hải, Huyện Phú Tân, Tỉnh Cà Mau
32227|Xã Rạch Chèo, Huyện Phú Tân, Tỉnh Cà Mau
32227|Xã Tân Hưng Tây, Huyện Phú Tân, Tỉnh Cà Mau
32227|Xã Việt Thắng, Huyện Phú Tân, Tỉnh Cà Mau
32236|Xã Tam Giang Tây, Huyện Ngọc Hiển, Tỉnh Cà Mau
32236|Xã Tân Ân Tây, Huyện Ngọc Hiển, Tỉnh Cà Mau
32244|Thị trấn Rạch Gốc, Huyện Ngọc Hiển, Tỉnh Cà Mau
32244|Xã Tân Ân, Huyện Ngọc Hiển, Tỉnh Cà Mau
32244|Xã Viên An Đông, Huyện Ngọc Hiển, Tỉnh Cà Mau
32248|Xã Viên An, Huyện Ngọc Hiển, Tỉnh Cà Mau
32248|Xã Đất Mũi, Huyện Ngọc Hiển, Tỉnh Cà Mau$$, E'\n') line;

alter table store add column ward_code text;
alter table store add constraint store_ward_fk foreign key (ward_code) references ward (code);
alter table branch add column ward_code text;
alter table branch add constraint branch_ward_fk foreign key (ward_code) references ward (code);
alter table customer add column ward_code text;
alter table customer add constraint customer_ward_fk foreign key (ward_code) references ward (code);
alter table provider add column ward_code text;
alter table provider add constraint provider_ward_fk foreign key (ward_code) references ward (code);
