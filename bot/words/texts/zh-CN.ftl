### 机器人的全部文字，简体中文。规则与事件的键沿用其名称。

## 列举
list-comma = { $some }、{ $more }
list-semicolon = { $some }；{ $more }
list-or = { $some }或{ $more }

## 游戏与选项
game-voador = 飞行毛毛牌
game-classic = 毛毛牌
game-amm = 高级毛毛牌
game-ime = 伊梅毛毛牌
game-serbian = 塞尔维亚毛毛牌
game-german = 德国毛毛牌
game-zheng = 争上游
game-solitaire = 单人毛毛牌
option-steal = 抢回合
option-voluntary_draw = 有牌可出时也可摸牌
option-mau_penalty = 忘报最后一张的罚牌数
option-false_accusation = 抓错人的罚牌数
option-silence_penalty = 噤声时说话的罚牌数
option-silence_delete = 删除噤声时说的话
option-silence_unreadable = 机器人读不到的消息
option-secret_card = 秘密牌
option-scoring = 计分方式
option-target = 比赛结束的分数
option-return_penalty = 离开后再回来
option-misplay = 出错牌
option-misplay_penalty = 出错牌的罚牌数
option-hints = 标出可以出的牌
option-silence = K 噤声
option-poker = 连牌时亮扑克牌型
option-lock = 锁牌：2 锁住牌局
option-jokers = 大小王
option-chupa_cabra = 吸血怪（小王）
option-packs = 几副牌
option-hand_size = 每人发牌数
option-first_player = 谁先出
option-starting_card = 开局翻一张牌
option-show_counts = 显示各人手牌数
option-not_both = 不能压完全相同的牌
option-draw_limit = 每回合最多摸牌数
option-mau_check = 忘喊“Mau-Mau”怎么罚
option-debt_ends_turn = 摸完罚牌即结束回合
option-reshuffle_when_full = 弃牌堆有多少张时重洗
option-seven_defence = 2 压在一串 7 上
option-shown_card_penalty = 亮牌的罚牌数
option-cyclic = 循环：有人出完牌后继续
option-max_reshuffles = 迷你：重洗几次后结束本局
option-time_limit = 迷你：几分钟后结束本局
option-open_hands = 明牌：所有手牌可见
option-read_only = ROM：谁都不说话
option-talk_penalty = ROM 中说话的罚牌数
option-teams = 分队打
option-twos_in_sequences = 顺子里 2 可接在 A 上面
option-partners = 谁和谁一队
option-tribute_pick = 先挑贡牌的人
option-walkover = 放弃一局
option-winner_rules = 赢家定规则
option-fourth_or_fifth = 三人队：一、二名，加第四或第五名
option-two_of_diamonds = 2♢ 让下家摸四张
option-queen = Q 和 7 一样
option-makao-queen = Q 可压任何牌
option-makao-jokers = 王可当任何牌
option-ace_cover = 盖 A
option-seven_stops = 先摸到 7 即停止摸牌
option-reverser = 什么牌反转方向
option-jump_in = 抢牌
option-two_adds = 抢牌时 2 可累加
option-early_hand_penalty = 过早看牌要罚牌
option-jack_on_jack = J 压 J
option-ace = A 的效果
option-nine = 9 的效果
option-jack_doubles = 以 J 出完牌得分翻倍
option-turn_clock = 每回合时间
option-thread = 为牌桌开子区
value-on = 开
value-off = 关
value-auto = 自动
value-usual = { $number ->
    [0] 默认
   *[other] 默认（{ $number }）
}
value-forgive = 不追究
value-punish = 算作说话
value-cards = 每剩一张牌一分
value-wins = 每赢一局一分
value-amm_points = 按剩余牌的点数
value-worst = 取全桌最差总分
value-100 = 多加 100 分
value-5 = 5 分
value-7 = 7 分：5 分，再加不是末游的 2 分
value-penalise = 罚牌
value-refuse = 不让出
value-draw_high = 抽到最大牌的人
value-host = 房主
value-winner = 上局赢家
value-automatic = 自动罚
value-accuse = 有人抓到才罚
value-relay = 传下去：任何 7 或同花色的 2 可应对
value-kill = 化解
value-chain = 传下去：任何 2 或同花色的 7 可应对
value-pairs = 两人一队
value-seats = 按座位
value-drawn = 抽签
value-chosen = 由房主安排
value-single = 只有单顺可以
value-all = 连对、三顺也可以
value-open = 看着牌挑
value-blind = 不看牌挑
value-vote = 全体同意即可
value-draw_until = 摸到能出为止
value-draw_one = 只摸一张
value-nine = 9
value-queen = Q
value-again = 再出一次
value-skip = 下家失去回合
value-reverse = 反转方向
value-both = 百牲祭或轮盘，出牌的人选
value-hecatombe = 只有百牲祭：每人摸三张
value-roulette = 只有俄罗斯轮盘

## 每个游戏是什么，每个选项有什么用
intro-voador = 跟花色或点数。7 和王让人摸牌，K 带来噤声{ $steal ->
    [on] ，有一模一样的牌就可以抢回合
   *[off] {""}
}。
intro-classic = 跟花色或点数；最先出完手牌的人赢下这一局。
intro-amm = 给老手玩的毛毛牌：8 可以一起出，出与上一张相同的牌让下家摸牌，用某些牌出完会让别人的分数翻倍。
intro-ime = 花样很多的毛毛牌：有打别人的牌，也有防守的牌，可以盲拿下家的牌打出，还会换座位。
intro-serbian = 塞尔维亚的打法：发牌前切牌，A 必须再出一张盖住，赢一局减 40 分。
intro-german = 只用 7 到 A 的短局：7 让下家摸两张，8 让下家停一回合，J 指定花色。
intro-zheng = 中国的经典玩法：用同样牌型、更大的牌压过上一手，或者过。先出完的赢：末几名要进贡。
explained-steal = 你有与顶牌一模一样的牌时，随时可以打出并抢走回合。
explained-voluntary_draw = 开：有牌可出时也可以摸牌。关：没有牌可出才能摸。
explained-mau_penalty = 你忘了报最后一张牌时要摸几张。
explained-false_accusation = 对方已经报牌或不必报牌时，你抓错人要摸几张。
explained-silence_penalty = 噤声期间每条消息罚几张。可以笑。
explained-silence_delete = 开：不许说话时发的消息也会被删除。机器人需要*管理消息*权限。
explained-silence_unreadable = Discord 不让机器人读到的消息算不算说话：那也可能只是笑声。
explained-secret_card = 开：发牌前给大家看一张谁也不能说出的牌。拿到它的人可以用它攻击。
explained-scoring = 每局之后算什么：谁赢了，还是其他人手里剩的牌。
explained-target = 比赛一直打到有人的总分到这个数。
explained-zheng-target = 比赛一直打到有人或有一队得到这么多分。默认 11 分，三人一队时 50 分。
explained-return_penalty = 比赛中离开再回来的代价：总分变成全桌最差，或者变差 100 分。
explained-misplay = 你打出不能出的牌会怎样：退回并罚牌，还是只是不让出。
explained-misplay_penalty = 每局第一次出错牌要摸几张；之后的不罚。
explained-hints = 开：在你的手牌上标出现在能出的牌，学的时候很有用。
explained-silence = 开：出 K 之后谁都不说话，直到下一张 K。关：K 只是普通牌。
explained-poker = 开：最后三张同花色且点数连续（升或降）时，人人可亮扑克牌型，最大的让某人摸五张。
explained-lock = 开：2 锁住牌局，只有另一张 2 能解锁。关：2 只是普通牌。
explained-jokers = 王的用法。百牲祭：每人摸三张。轮盘：翻一张牌绕桌数，数到谁，谁摸五张。
explained-chupa_cabra = 开：出小王可以让某人盲拿你三张牌。大小王也要开启。
explained-packs = 几副牌洗在一起。副数越多，相同的牌越多。
explained-hand_size = 每局开始时每人发几张牌。
explained-first_player = 每局由谁先出。
explained-starting_card = 开：翻开一张牌，第一个人要跟它。关：第一个人可以出任何牌。
explained-show_counts = 开：牌桌显示各人手牌数。关：要问才知道，对方也可以不答。
explained-not_both = 开：出牌要么同花色、要么同点数，不能两者都同。
explained-draw_limit = 你一回合摸满这么多张，就失去回合。有上限时一般是九张。
explained-mau_check = 没报最后一张由谁发现：机器人马上发现，还是要有人来抓。
explained-debt_ends_turn = 开：摸罚牌就结束回合。关：摸完再出牌。
explained-reshuffle_when_full = 弃牌堆到这么多张时，除顶牌外全部洗匀放回牌堆底下。
explained-seven_defence = 同花色的 2 对一串 7 的作用：把要摸的牌传下去，还是化解。
explained-shown_card_penalty = 向牌桌亮出自己一张牌要罚几张。
explained-cyclic = 开：出完得一分，大家补满手牌，继续打。
explained-max_reshuffles = 弃牌堆重洗这么多次后本局结束，手牌最少的人赢。
explained-time_limit = 这么多分钟之后本局结束，手牌最少的人赢。
explained-open_hands = 开：所有人的手牌大家都看得到。
explained-read_only = 开：从发牌到本局结束，谁都不说话也不打字。可以做手势、按按钮。
explained-talk_penalty = ROM 中每条消息罚几张。
explained-teams = 各打各的，还是组队打、队友分数相加。
explained-twos_in_sequences = 顺子里 2 可不可以接在 A 上面，如 K A 2。
explained-partners = 谁在哪一队：按座位、抽签，或由房主在开始前安排。
explained-tribute_pick = 上局头游挑贡牌之前，能不能看到两张牌。
explained-walkover = 全体同意时能不能放弃一局。放弃后手牌照样计分。
explained-winner_rules = 每局之后，赢家有一天时间改一处规则。比赛按新规则继续，不计等级分。
explained-fourth_or_fifth = 三人队拿了头游、二游，另一人是第四或第五名时得几分。
explained-two_of_diamonds = 开：2♢ 让下家摸四张。关：只是普通牌。
explained-queen = 开：Q 和 7 一样让下家摸三张。关：只是普通牌。
explained-ace_cover = A 必须再出一张盖住。你没有能盖的牌时怎么办。
explained-seven_stops = 开：因 7 摸牌时，你第一张就摸到 7，就不用再摸。
explained-reverser = 哪种牌反转出牌方向。
explained-jump_in = 开：你有与顶牌一模一样的牌时，没轮到也可以打出，效果照常。
explained-two_adds = 开：有人用 2 抢牌时，被打中的人摸八张而不是四张。
explained-early_hand_penalty = 开：发牌没完你就看牌，再摸四张。
explained-jack_on_jack = 开：J 可以压 J，并指定新的花色。关：不可以。
explained-ace = A 让你再出一次，还是让下家失去回合。
explained-nine = 9 会不会反转出牌方向。
explained-jack_doubles = 开：最后出的一张是 J 时，本局所有分数翻倍。
explained-turn_clock = 每回合有多少时间。时间到了，机器人替你走最稳妥的一步。
explained-thread = 机器人要不要为牌桌开一个子区，让频道留给聊天。
intro-pesten = 来自荷兰：2 和王让人摸牌或往下传，7 之后再出一张，不能用有效果的牌出完。
intro-makao = 来自波兰：同点数的几张牌一起出，用 2、3 和 K 较量，用 J 要求点数。
intro-switch = 来自英国：黑色的 J 让下家摸五张，红色的 J 能救，Q 要再盖一张，最后一张要先报。
intro-prsi = 来自捷克：7 让人摸牌，A 让人停一回合，Q 指定花色，有人出完后继续争第二名和后面的名次。
intro-tschau-sepp = 来自瑞士：逆时针出牌，J 指定花色，剩两张时要说一句，出最后一张时再说一句。
intro-sto-odno = 来自俄罗斯及邻国：6 必须盖住，黑桃 K 让人摸四张，分数太多就被淘汰。
intro-crazy-eights = 来自北美：8 可压任何牌并指定花色，先出完的人得到其他人剩牌的分数。
intro-club = 一家德国俱乐部的比赛规则：7 让下家摸一张并可累加，用 J 出完分数翻倍。
intro-branne = 一家人自己的打法：用相同的牌抢牌，把要摸的牌推来推去，最后拿到别人的手牌。
explained-after_debt = 因 2 或王摸完牌之后：回合结束，还是可以继续出牌？
explained-second_word = 忘了出最后一张时要说的词罚几张。
explained-comes_back = 开：你刚出完，上家就出红桃 7，你得回来摸两张继续打。
explained-king_of_spades = 开：黑桃 K 让下家摸四张，只有黑桃 J 能化解。
explained-skipper = 哪种牌让下家失去回合。
explained-plays_on = 开：有人出完后其他人继续打，直到只剩一人。关：本局就此结束。
explained-seven = 7 能不能压 7 把要摸的牌累加，还是每张只算一次。
explained-eight = 开：8 让下家摸一张并失去回合。关：只是普通牌。
explained-together = 开：同点数的几张牌可以一回合出完，效果累加。
explained-limit = 分数超过这个数，你就被淘汰；正好等于这个数，就归零。
explained-specials = 开：Q 让下家停一回合，A 反转方向，2 让下家摸两张，黑桃 Q 让下家摸五张。
explained-jack_again = 开：出 J 之后再出一次。关：J 只是普通牌。
explained-countdown = 开：每人从八张牌开始。你出完后再发七张继续打，然后六张，直到一张。
explained-own_rank = 开：倒数时你的万能点数是上次发给你的张数，而不是 8。
explained-makao-queen = 开：Q 可压任何牌，任何牌也可压 Q。关：只是普通牌。
explained-makao-jokers = 开：牌里有王。王可以当作你说的任何牌。

## 牌与花色
suit-0 = ♧ 梅花
suit-1 = ♢ 方块
suit-2 = ♡ 红桃
suit-3 = ♤ 黑桃

## 牌的写法，以及输入时可用的词
card-52 = 🃏小王
card-53 = 🃏大王
card-in-words = { $suit ->
    [0] 梅花
    [1] 方块
    [2] 红桃
   *[3] 黑桃
} { $rank }
meant-title = **你指的是哪张牌？**
typed-between = 的
typed-suit-0 = 梅花, 草花, 梅
typed-suit-1 = 方块, 方片, 方
typed-suit-2 = 红桃, 红心, 红
typed-suit-3 = 黑桃, 黑
typed-rank-0 = 尖, 幺
typed-rank-1 = 二
typed-rank-2 = 三
typed-rank-3 = 四
typed-rank-4 = 五
typed-rank-5 = 六
typed-rank-6 = 七
typed-rank-7 = 八
typed-rank-8 = 九
typed-rank-9 = 十
typed-rank-10 = 钩, 勾, 丁
typed-rank-11 = 圈, 皮蛋, 女王, 皇后
typed-rank-12 = 国王, 凯
typed-joker-52 = 小王, 小鬼, 黑王
typed-joker-53 = 大王, 大鬼, 红王
typed-as = 当, 当作, 作为, 作
typed-as-by = 各, 每
typed-as-double = 叠牌
typed-as-steal = 抢牌, 抢, 抢回
typed-as-attack = 攻击
typed-as-retaliate = 反击
typed-as-single = 单张, 单
typed-as-set = 同点, 同点牌, 对子, 对
typed-as-sequence = 顺子, 顺
typed-as-multiple = 连对, 双顺
typed-today = 今天
typed-tomorrow = 明天

## Cards, as people name them when they talk: docs/translating.md says what the signs at the words mean
heard-rank-0 = 尖
heard-rank-1 = 二, 两, 兩
heard-rank-2 = 三
heard-rank-3 = 四
heard-rank-4 = 五
heard-rank-5 = 六
heard-rank-6 = 七
heard-rank-7 = 八
heard-rank-8 = 九
heard-rank-9 = 十
heard-rank-10 = 钩, 鉤, 勾, 丁
heard-rank-11 = 圈, 皇后
heard-rank-12 = 老k, 国王, 國王
heard-suit-0 = 梅花, 草花
heard-suit-1 = 方块, 方塊, 方片
heard-suit-2 = 红桃, 红心, 紅桃, 紅心
heard-suit-3 = 黑桃
heard-of = 的
heard-and = 和, 或

## 个人与服务器的选择（/me、/settings）
prefer-person-title = ## ⚙️ 我的设置
prefer-person-small = 只对你有效，在所有服务器。
prefer-person-ping = 提醒我
prefer-person-ping-turn = 每次轮到我时
prefer-person-ping-turn-about = 时间快到时再提醒一次
prefer-person-ping-next = 每次轮到我，以及我是下一个时
prefer-person-ping-times = 在固定时间
prefer-person-ping-times-about = 所有牌桌合成一条消息
prefer-person-ping-late = 只在时间快到时
prefer-never = 从不
prefer-person-ping-off-about = 我自己看 /games
prefer-person-peace = 别打扰我
prefer-person-peace-nights = 夜里 22 点到 8 点
prefer-person-peace-weekends = 夜里和周末
prefer-person-peace-work = 还有周一到周五 9 点到 17 点
prefer-person-peace-own = 自己定时间……
days = { $days } 天
button-away = 请假
button-away-days = 其他日子……
button-privacy = 我的数据
prefer-person-language = 语言
prefer-person-language-auto = 跟我的 Discord 一样
prefer-person-faces = 我的牌
prefer-person-faces-pictures = 图片
prefer-person-faces-four = 四色图片：♧ 绿、♢ 蓝
prefer-person-faces-letters = 文字：黑桃 7
prefer-person-large = 手牌很多时
prefer-person-large-about = 手牌超过十张时：一排小牌，或一张大图；图片说明会列出每张牌。
prefer-person-large-off = 一排小牌
prefer-person-large-on = 一张大图
prefer-person-hints = 提示
prefer-person-hints-about = 特殊牌的按钮会写明后果：7♤ · Zezé 摸 2 张。
prefer-person-hints-auto = 头两局
prefer-person-hints-on = 总是显示
prefer-server-title = ## ⚙️ 这个服务器
prefer-page-basics = 基本
prefer-page-ringing = 我的时间
prefer-page-news = 公告
prefer-server-language = 牌桌的语言
prefer-server-language-auto = 跟服务器在 Discord 里的一样
cmd-me = 语言、牌面、提醒、请假、我的资料
cmd-settings = 本服务器：语言、牌桌、权限、记录
arg-language = 我用哪种语言回复你
refused-manage-only = 只有服务器管理者可以更改设置。

## 电脑玩家的水平
level-easy = 简单
level-medium = 中等
level-hard = 困难
levels-seated = { $who } 入座了（{ $level }）。

## 大厅
lobby-title = ### 🃏 { $game } · { $free ->
    [yes] 有空位
   *[no] 已满员
}
lobby-terms = { $most ->
    [0] {""}
   *[other] 最多 { $most } 人 ·{" "}
}{ $ends ->
    [yes] 打到 { $target } 分 ·{" "}
   *[no] {""}
}{ $unit ->
    [m] { $count } 分钟 / 步
    [h] { $count } 小时 / 步
    [d] { $count } 天 / 步
   *[off] 不限时
}
lobby-options = **改动的规则：** { $options }
lobby-plain = **改动的规则：** 无，就是默认玩法
lobby-started = 🃏 **{ $game }** · { $who }
lobby-over = 🏁 **{ $game }** · { $who } · 已结束
lobby-closed = 💤 **{ $game }** · 这张牌桌已关闭
button-join = 加入
button-leave = 离开
button-challenge-yes = 接受
button-challenge-no = 拒绝
button-computer = 加电脑玩家
button-invite = 邀请
button-dismiss = 减一名电脑玩家
button-form = 输入数值…
button-options = 选项
button-start = 开始
button-rules = 规则
button-lessons = 教我玩
button-teach-more = 继续教我
button-hand = 我的手牌
button-draw = 摸牌
button-draw-debt = 摸 { $debt } 张
button-pass = 过
button-mau = Mau-Mau！
button-knock = 敲桌
button-accuse = 抓漏喊
button-jump = 抢牌
button-jump-in = 抢牌
button-look = 秘密牌
button-deal = 下一局
button-rule = 定一条规则
button-back = 我回来了
button-again = 再来一场
button-yes = 是
button-no = 否
button-accept = 认罚，摸 { $count } 张
button-say-last-card = 最后一张！
button-say-mau-mau = Mau Mau！
button-say-gesture = ✋ 只剩一张
button-decline = 不用了
button-agree = 好，就这样
button-resign = 放弃本局
button-keep = 留下
button-claim = 反弹
button-ask = 还有几张？
button-eat = 我在吃东西
button-stop = 吃完了
button-tell = 报牌数
button-number = 第 { $number } 张
button-rank = { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
joined = 欢迎！你已在[这张牌桌]({ $link })入座，牌会发到这里。
seated = 欢迎入座！你的牌会以私信发来。
joined-no-dms = 欢迎入座！不过我没法给你发私信：你对这个服务器关闭了私信。想看牌时按牌桌上的 **我的手牌**，或者打开私信再重新加入。
hand-no-dms = 我没法把手牌私信给你：你对这个服务器关闭了私信。轮到你时按牌桌上的 **我的手牌**，或者打开私信再按一次。
left-lobby = 你离开了牌桌。下次再来！
left-match = 你离开了比赛。你会排到最后一名，除非之后再回来。
left-match-over = 你离开了比赛，比赛就此结束。
leave-sure = { $alone ->
    [yes] 离开这场比赛吗？那样只剩电脑玩家，比赛就按当前比分结束。
    [event] 离开这场比赛吗？比赛会就此结束，{ $who } 获胜。
   *[no] 离开这场比赛吗？你会排到最后一名，除非再回来；回来要付出分数。
}
leave-host = 离开你的牌桌吗？{ $alone ->
    [yes] 没有别人了，牌桌会关闭。
   *[no] { $who } 会成为房主。
}

## 选项
options-title = ### 🃏 { $game }
options-pick-game = 玩哪个游戏？
options-more-games = 更多游戏…
options-own-games = 本服务器的游戏…
options-value = { $option }：请选择…
options-usual = -# 默认：{ $value }
options-line = { $option }：{ $value }
options-conflict = ⚠️ 这些选项不能一起用。

## 牌桌
table-title = ### { $game } · 第 { $round } 局
table-title-over = ### { $game } · 比赛结束
table-over = 🏁 { $game }结束了：[结果]({ $link })
table-follow = 要跟的牌：{ $card }
table-lies = **{ $who }**：{ $what }
table-plain = 我这边出了错，没法像平时那样显示牌桌 #{ $number }。游戏可以接着玩。
table-turn = ▸ 轮到 **{ $who }**
table-leads = ▸ **{ $who }** 领出：什么牌型都行
table-answers = ▸ **{ $who }** 必须摸 { $debt } 张罚牌，或者应对
table-call = ▸ **{ $who }** 正在选花色
table-choose = ▸ **{ $who }** 正在选人
table-retaliate = ▸ **{ $who }** 必须摸 { $debt } 张罚牌，或者反击
table-give = ▸ 每人传一张牌给左家，正在等：**{ $who }**
table-poker = ▸ 亮牌型！谁有？正在等：**{ $who }**
table-cut = ▸ **{ $who }** 正在切牌，可以留下切到的牌
table-eights = ▸ **{ $who }** 可以再出几张 8
table-joker = ▸ **{ $who }** 正在选王的用法
table-tribute = ▸ 进贡：扣着交出最大的一张，正在等：**{ $who }**
table-tribute-back = ▸ 还贡：退还一张牌，正在等：**{ $who }**
table-pick = ▸ 进贡：**{ $who }** 正在从两张扣着的牌中挑一张
table-pick-back = ▸ 还贡：**{ $who }** 正在从两张退还的牌中挑一张
table-mark-silent = 🤫 噤声：在牌桌上写字要罚牌。
table-mark-locked = 🐂 **锁牌！** 只能出 2，出了就解锁。
table-mark-mute = 🔇 **ROM：** 本局结束前谁都不说一个字。可以打手势。
table-mark-dull = 顶牌没有效果了：跟花色或点数就行。
table-secret = 🤐 有一张秘密牌：别说出来。
table-vote = 🗳️ { $by } 说 **{ $accused }** { $rule }。是真的吗？
table-votes = -# 目前：赞成 { $yes }，反对 { $no }。
table-proposal = 🗳️ { $by } 提议{ $proposal }。
table-unwanted = 🗳️ 请 **{ $who }** 离开牌桌？{ $most } 人中 { $count } 人赞成（`/table kick`）。
table-stock = 牌堆：{ $count }
table-between = 下一局 { $when } 开始，或者有人按 **下一局** 时开始。
table-rule = 🏆 **{ $who }** 赢了，可以定一条规则；{ $until } 截止。之后才能开始下一局。
table-incomplete = 正在等人：要有人加入，或者你们加一个电脑，才能开始下一局。
table-hash = 第 { $round } 局 · 公平码 `{ $hash }`
seat-away = 不在，托管中
seat-next = 下一局入座
seat-eating = 🍽️ 在吃东西
seat-misses = ⏭️ 接下来停 { $turns } 次
seat-out = 🏁 { $place }
seat-passed = 过

## 一局的结果
result-title = 🏁 第 { $round } 局：{ $winner } { $many ->
    [yes] 一起获胜
   *[no] 获胜
}
result-no-winner = 🏁 第 { $round } 局没有赢家
result-broke-off = 第 { $round } 局提前结束：剩下的人太少
result-for = 剩 { $cards }
result-total = 总分 **{ $total }**
result-why-cards = 剩 { $count } 张
result-why-won = 获胜
result-why-missed = 缺席本局
result-why-first = 第一名 { $points }
result-why-second = 第二名 { $points }
result-why-shared = 平分剩下的名次 { $points }
result-why-not-last = 不是末游 { $points }
result-why-first-two = 包揽前两名 { $points }
result-why-first-three = 包揽前三名 { $points }
result-why-drawn = 摸牌 { $count }
result-why-turns = 回合 { $count }
result-why-twice-jack = 翻倍：以 J 出完牌 { $points }
result-why-twice-undeclared = 翻倍：没喊就出完牌 { $points }
result-why-twice-two = 翻倍：以 2♧ 出完牌 { $points }
result-why-partner-cards = 搭档：{ $count } 张
result-why-partner-card = 搭档：{ $card } { $points }
result-why-partner-won = 搭档获胜
result-seed = 种子 `{ $seed }`
    -# 用它可以得出同样的公平码，发出同样的牌；谁都能用 `maumau verify` 验证。
fair-about = 发牌前最后一次按键之前，公平码就已确定；那次按键也混入了发牌：没有人能挑牌。
result-next = { $when }自动发牌。
result-match = 🏆 { $winner } { $many ->
    [yes] 一起赢得
   *[no] 赢得
}比赛
result-place = **{ $who }** { $total }{ $gone ->
    [left] { " " }· 中途离开
    [sent] { " " }· 被请离
   *[no] { $won ->
        [0] { "" }
       *[other] { " " }· 赢 { $won } 局
    }
}
result-last-round = 最后一局：{ $told }。
result-again = *{ button-again }*会为你们每个人留座。
result-chart = 每局后的分数 · { $lowest ->
    [yes] 最少者胜
   *[no] 最多者胜
}
result-chart-start = 开始
round-number = 第 { $round } 局
result-placing = 名次：{ $placing }

## 秘密牌
secret-shown = 🤐 本局的秘密牌是 { $card }。记住它：马上就会消失，谁说出它就摸 4 张。

## 手牌
hand-plain = 我这边出了错，所以这里只有你的手牌和你能做的事。你可以接着玩。牌桌：[#{ $number }]({ $link })
hand-cards = 你的牌
hand-waits = 轮到你时我会通知你。
hand-live = -# 你打牌时这里会保持最新 · 更新于 { $when }
hand-closed = 💤 已关闭，免得显示过时的内容。
hand-begins = { $who } 先出。
hand-seen = **看到的时间** { $when }
hint-debt = { $who } 摸 { $count } 张
hint-call = 由你指定花色
hand-after = -# 在你之后：{ $seats }
hand-played-for = ⏰ 时间到了，我替你打了。
clock-until = -# ⏳ 时限 { $until }
table-goes = { $fits ->
    [all] 什么牌都行
   *[other] { $fits }
}
table-where = { $game } · 第 { $round } 局
table-points = 分数：{ $points }
goal = 到 { $target } 分，{ $lowest ->
    [yes] 少者胜
   *[no] 多者胜
}
fits-but = { $suit }（{ $card } 除外）
declared-nowhere = 你现在没有要报的最后一张牌。
button-see = 看一眼
button-see-again = 再看一眼
button-more = 更多
button-story = 本局经过
button-propose = 提议…
button-bottom = 牌桌移到底部
button-close = 关闭
button-cards = 我的牌有什么用
more-table = 这张牌桌
more-host = 房主操作
more-anyway = **还没轮到你。**还是要出牌？出错要罚牌。
pick-send-away = 请离…
pick-hand-over = 交给…
propose-explained = 所有人都要同意；有一个“不”就作罢。{ $round ->
    [yes] 放弃的一局没有赢家，按当时的情况计分。
   *[no] {""}
}
story-empty = 还没有发生什么。
cards-plain = 你手里没有特殊的牌。
button-accuse-one = 抓 { $who }
button-accuse-whom = 抓漏喊…
hand-empty = 你没有手牌。
hand-large = 你的手牌：{ $cards }
hand-turn = { $can ->
    [draw]
        轮到你了
        只能摸牌。
    [pass]
        轮到你了
        只能过。
   *[other] { $fits ->
        [none] 轮到你了
        [all]
            轮到你了
            出什么牌都行。
       *[other]
            轮到你了
            出 { $fits }。
    }
}
hand-turn-drawn =
    你摸到了 { $card }
    打出，或者过。
hand-must-play-drawn =
    你摸到了 { $card }
    摸到的牌能出就必须出。
hand-answer = { $can ->
    [draw] 摸 { $debt } 张
   *[other] { $fits ->
        [none] 摸 { $debt } 张，或者出牌应对
       *[other] 摸 { $debt } 张，或者用 { $fits } 应对
    }
}
hand-call =
    你想要哪种花色？
    你有：{ $held }
hand-choose = 你选谁？
hand-retaliate = 有人攻击你：摸 { $debt } 张罚牌，或者出另一张相同的牌反击
hand-decide = 轮到你了
hand-lead = 轮到你了：什么牌型都行
hand-beat = 轮到你了：压过 { $lying }
hand-cannot-beat =
    轮到你了：压过 { $lying }
    手里没有能压过的牌：过。
hand-tribute =
    进贡
    把你最大的牌扣着交给 { $who }。别人看不见。
hand-tribute-back =
    还贡
    退还一张你不想要的牌。它归 { $who }，别人看不见。
hand-pick =
    进贡
    这里扣着两张牌。挑一张，另一张归 { $who }。
hand-pick-open =
    进贡
    这两张牌归你和 { $who }。拿一张，另一张归 { $who }。
hand-pick-back =
    还贡
    退还的两张牌扣着。挑一张，另一张归 { $who }。
hand-pick-back-open =
    还贡
    这是退还的两张牌。拿一张，另一张归 { $who }。
hand-gave = -# 进贡：你给出 { $cards }。
hand-took = -# 进贡：你拿到 { $cards }。
hand-give =
    选一张牌传给左家
    只有拿到的人看得见。
hand-poker =
    亮牌型！
    你可以亮出二到五张组成的扑克牌型；最大的牌型让某人摸五张。
hand-cut =
    你切到了一张强牌
    留下它，还是留在弃牌堆上？
hand-eights =
    你翻到了 8
    再出几张 8 和一张同花色的牌，或者过。
hand-joker =
    你翻到了王
    明出：人人摸牌。扣着出：俄罗斯轮盘。
hand-misplayed = ❌ { $why } { $drawn ->
    [none] 牌已回到你手里。
   *[other] 牌已回到你手里 → 你摸 { $drawn }
}
hand-misplayed-again = ❌ { $why }牌已回到你手里；本局再出错不罚。
hand-AttackFailed = ❌ 那不是秘密牌。牌已回到你手里，你要摸罚牌。
hand-RetaliationFailed = ❌ 那不是另一张秘密牌。牌已回到你手里，你要摸罚牌。
hand-SecondWordMissed = 你没说“{ $words }”就出完了，所以要摸牌，继续打。
hand-MayNotEndSo = 你不能用这张牌出完，所以要摸牌。
hand-between = 本局结束了。
hand-result-place = 第 { $round } 局{ $place ->
    [1] 你赢了
    [2] 第二名
    [3] 第三名
   *[other] 第 { $place } 名
}
hand-result-match = 这场比赛{ $place ->
    [1] 你赢了
    [2] 第二名
    [3] 第三名
   *[other] 第 { $place } 名
}
hand-result-winner = { $many ->
    [yes] { $winner } 一起获胜。
   *[no] { $winner } 获胜。
}
hand-result-points = 本局 **{ $points }** 分{ $why }。
hand-result-total = 总分 **{ $total }**，第 { $place } 名，共 { $most }。
hand-looked-early = 牌还没发完你就看了：多得四张。
hand-left = 你已不在这张牌桌上。
hand-sent-away = 你已被请离这张牌桌。
hand-not-in = 你从下一局起加入。
hand-away = 你不在，由电脑托管。
hand-played = 你出了 { $card }
hand-drew = 你摸到了 { $cards }
hand-declared = { $words ->
    [knocks] ✊✊ 敲了两下，全桌都听到了。
    [gesture] ✋ 示意过了，全桌都看到了。
   *[said] 📣 喊过了，全桌都听到了。
}
hand-knocked = 这是一下：10 秒内敲两下才算报牌。
hand-picked = 好了。
pick-card = 出一张牌…
pick-card-of = 出一张牌：{ $suit }…
pick-give = 给出一张牌…
pick-give-of = 给出一张牌：{ $suit }…
pick-attack = 用哪张攻击…
pick-retaliate = 用哪张反击…
ahead-title = ⏭ 预先安排
ahead-explained = 轮到你时，我出第一张能出的牌。
ahead-secret = 只有你看得见。本局结束就作废。
ahead-line = { $deed } · { $when }
ahead-play = { $cards }
ahead-jump = 用 { $cards } 抢牌
ahead-draw = 没牌可出就摸
ahead-pass = 先一直过
ahead-only = 只有一件事可做时（摸牌、过、出牌或报牌），我替你做
ahead-then = { $deed } → { $what }
ahead-any = 能出就出
ahead-on = 遇到 { $cards } 时
ahead-debt = 代替摸罚牌
ahead-no-other = 别的都不能出时
ahead-few = 别人只剩 { $count } 张或更少时
ahead-lead = 你先出时
ahead-partner = 刚才是你的搭档出的牌时
ahead-which = ### 什么时候出 { $cards }？
ahead-made = ⏭ 已替你做：{ $what }
ahead-dropped = 你的手牌变了，这一条作废：{ $what }
pick-ahead = 再加一张牌…
pick-ahead-when = 只在遇到…
pick-ahead-then = { $cards }：然后选…
pick-ahead-drop = 撤回…
pick-ahead-first = 放到最前…
button-arm = 计划
button-ahead-jump = 能抢就抢
button-ahead-only = { $on ->
    [yes] 只有一种就做：开
   *[no] 只有一种就做：关
}
refused-ahead-full = 最多预先安排 { $most } 步。先撤回一步。
refused-ahead-no-cards = 你现在没有手牌可以预先安排。
refused-ahead-together = 这些牌不能一起出。
refused-ahead-no-round = 和别人打一局时才能预先安排。
refused-ahead-risk = 这个玩法里出错牌要罚牌，所以我不能替你出。可以预先安排抢牌。
pick-several-play = 出一张或几张牌…
pick-several-poker = 亮出扑克牌型…
pick-combination = 自己选牌…
pick-single = 单张…
pick-set = 同点牌…
pick-sequence = 顺子…
pick-multiple = 连对或三顺…
pick-reading = 当作什么牌型…
reading-title = **这些牌有几种出法。** 你出的是哪一种？
reading-single = { $high }
reading-set = { $count ->
    [2] 一对 { $high }
    [3] 三张 { $high }
    [4] 四张 { $high }
   *[other] { $count } 张 { $high }
}
reading-sequence = 顺子 { $low }–{ $high } { $suit }
reading-multiple = { $low }–{ $high }，各 { $by } 张
reading-impure = { $what }，含万能牌
pick-roulette = 用哪张玩俄罗斯轮盘…
pick-asked = 你问谁？
pick-partners = 谁在 A 队？
pick-accused = 谁没报最后一张牌？
pick-seat = 选一名玩家…
pick-rank = 选一个点数…
pick-number = 选一个数字…
move-steal = { $card } · 抢回自己的回合
move-double = { $card } · 叠牌
move-give = 给出 { $card }
move-choose = 拿 { $card }
move-roulette = { $card } · 扣着出
accuse-title = **谁没报最后一张牌（“{ $words }”）？** { $penalty ->
    [0] 被抓到的人不用摸牌
   *[other] 被抓到的人摸 { $penalty } 张
}。{ $cost ->
    [0] 抓错人不罚牌
   *[other] 抓错人你摸 { $cost } 张
}。
ask-title = **你问谁还有几张牌？** 每回合可以问一次；对方可以不回答。
partners-title = **谁和谁一队？** 选出 A 队全部成员，其余的人是 B 队。大家换座位，让队友都坐在对手之间。
asked = 你问了 { $who }。
accused-right = 抓到了：{ $who } 摸 { $count } 张。
accused-wrong = 抓错了：{ $who } 没有犯规。{ $count ->
    [0] 你不用罚牌。
   *[other] 你摸 { $count } 张。
}

## 发生了什么
told-Laid = **{ $seat }** { $card }
told-Stole = **{ $seat }** { $card } → 抢到回合
told-StoleOwn = **{ $seat }** { $card }，相同的牌 → 再出一次
told-Doubled = **{ $seat }** { $card }，叠牌
told-Attacked = ⚔️ **{ $seat }** 用 { $card } 攻击
told-Retaliated = ⚔️ **{ $seat }** 用 { $card } 反击
told-AttackFailed = **{ $seat }** 用错牌攻击
told-RetaliationFailed = **{ $seat }** 用错牌反击
told-Targeted = **{ $victim }**：{ $count } 张
told-WentOut = **{ $seat }** 🏁
told-Drew = { $cards-shown ->
    [none] **{ $seat }** 摸 { $cards } 张
   *[other] **{ $seat }** 摸 { $cards-shown }
}
told-DrawShown = **{ $seat }** 摸 { $count } 张
told-Reshuffled = 弃牌堆洗成新的牌堆
told-Passed = **{ $seat }** 过
told-Stuck = **{ $seat }** 既不能出也不能摸
told-LimitReached = **{ $seat }** 不能再摸，失去回合
told-JumpedIn = ⚡ **{ $seat }** 抢牌：{ $card }
told-LaidAside = **{ $seat }** { $card } → 下一局才回来
told-LaidFaceDown = **{ $seat }** { $card }，扣着 → 下一局才回来
told-JokerTurnedUp = **{ $seat }** 翻出 { $card }，此牌下一局才回来
told-Misplayed = ❌ **{ $seat }** 出错牌
told-Locked = { $locked ->
    [yes] 🐂 锁牌！只有 2 能解开
   *[no] 🔓 解锁了
}
told-CardsPassed = 🤲 每人传一张牌给左家
told-PokerShown = 🃏 亮牌型！{ $shown }
told-Chosen = { $why ->
    [chupa] **{ $seat }** 让 **{ $victim }** 拿牌
    [poker] **{ $seat }** 让 **{ $victim }** 摸牌
   *[two] **{ $seat }** 让 **{ $victim }** 的分数加倍
}
told-ChoseNobody = **{ $seat }** 谁也不选
told-Turned = 🎲 翻开 { $card }，绕桌数
told-TookCards = 🦇 **{ $seat }** 拿走 **{ $victim }** 的 { $cards } 张牌
told-PointsDoubled = 📈 分数翻倍
told-HandsPassedOn = 🤲 输家把手牌往下传
told-FirstDrawn = 抽牌定谁先出：{ $drawn }。**{ $seat }** 先出
told-SeatsSwapped = 🔀 **{ $seat }** 和 **{ $other }** 换座位
told-Ate = { $eating ->
    [yes] 🍽️ **{ $seat }** 在吃东西
   *[no] 🍽️ **{ $seat }** 吃完了
}
told-CardTaken = 🫳 **{ $seat }** 从 **{ $victim }** 拿走 { $card }
told-Claimed = ↩️ 反弹！**{ $seat }** 回击 **{ $victim }**{ $cards-shown ->
    [none] {""}
   *[other] （{ $cards-shown }）
 }
told-CountAsked = ❓ **{ $by }** 问 **{ $seat }** 还有几张牌
told-CountTold = **{ $seat }** 有 { $count } 张牌
told-CardShown = 👁️ **{ $seat }** 亮出 { $card }
told-DeclarationForgotten = **{ $seat }** 忘报最后一张牌
told-PutUnder = 弃牌堆洗好，放到牌堆底下
told-FewerDealt = 每人只有 { $count } 张牌：牌不够了
told-WentOn = **{ $seat }** 拿到新牌，本局继续
told-Played = **{ $seat }** { $laid }{ $reading }
told-SaidPass = **{ $seat }** 过
told-TrickEnded = 这一轮结束：**{ $seat }** 领出
told-TributeTaken = { $back ->
    [yes] 🏮 还贡完成
   *[no] 🏮 贡牌已收
}
told-TributeDropped = 🏮 余下的进贡免了
told-LimitOfRound = { $what ->
    [time] ⏰ 这一局时间到了
   *[shuffles] 这是本局最后一次洗牌
}
told-CutTo = ✂️ 切到 { $card }
told-Kept = **{ $seat }** 留下 { $card }
told-LeftLying = **{ $seat }** 把它留在弃牌堆上
told-LookedEarly = 👀 **{ $seat }** 看牌太早
told-Skipped = **{ $seat }** 被跳过
told-DirectionReversed = 🔁 方向反转
told-DealerBegins = **{ $seat }** 先出
told-DebtGrew = { $cards ->
    [0] 转给下家
   *[other] { $cards-signed }
}
told-Called = **{ $seat }** 指定 { $suit }
told-Declared = { $words ->
    [last-card] 📣 **{ $seat }**：“{ words-last-card }”
    [mau-mau] 📣 **{ $seat }**：“{ words-mau-mau }”
    [knocks] ✊✊ **{ $seat }** 敲两下桌子：只剩一张牌
    [gesture] ✋ **{ $seat }** 不出声地示意：只剩一张牌
    [unknown] 📣 **{ $seat }** 报最后一张牌
    [own] 📣 **{ $seat }**：“{ $words-own }”
   *[usual] 📣 **{ $seat }**：“{ words-usual }”
}
words-usual = Mau-Mau！
words-last-card = { button-say-last-card }
words-mau-mau = { button-say-mau-mau }
words-gesture = ✋
told-Knocked = ✊ **{ $seat }** 敲桌
told-Accused = ☝️ **{ $by }** 抓 **{ $seat }** 漏喊：{ $rightly ->
    [yes] 抓到了！
   *[no] 抓错了！
}
told-SilenceBegan = 🤫 噤声！
told-SilenceEnded = 📢 可以说话了
told-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **{ $seat }** 在噤声时说话
       *[secret] 🤭 **{ $seat }** 说出秘密牌
    }
   *[no] 🤭 **{ $seat }** 还在说话，已经罚过了
}
told-Joined = **{ $seat }** 从下一局加入
told-Welcomed = **{ $seat }** 以 { $total } 分开始
told-Left = **{ $seat }** 离开
told-SentAway = **{ $seat }** 被请离牌桌
told-WentAway = **{ $seat }** 不在，电脑接手托管
told-CameBack = **{ $seat }** 回来了
told-Charged = 🗳️ **{ $by }** 说 **{ $accused }** { $rule }
told-Proposed = 🗳️ **{ $by }** 提议{ $proposal }
told-ProposalClosed = { $accepted ->
    [yes] 🗳️ “{ $proposal }”的提议通过
   *[no] 🗳️ “{ $proposal }”的提议未通过
}
told-VoteClosed = { $upheld ->
    [yes] 🗳️ 大家同意：**{ $accused }** { $rule }
   *[no] 🗳️ 大家放过 **{ $accused }**
}

## 规则不允许的
why-not-seated = 你不在这张牌桌上。按 **加入** 入座。
why-round-over = 本局已结束；马上发下一局。
why-round-on = 正在进行一局。
why-match-over = 比赛已结束。
why-table-full = 牌桌已满。
why-not-your-turn = 还没轮到你：正在等 { $who }。
why-not-now = 现在不行。
why-not-in-hand = 你没有那张牌。
why-does-not-follow = { $card } 不能压 { $top }：跟花色或点数才行。
why-call-stands = 指定花色是 { $suit }：出这种花色，或能压任何指定花色的牌。
why-debt-stands = 你有 { $debt } 张罚牌：出能应对的牌，或者摸牌。
why-only-the-drawn = 你已经摸过牌：先决定怎么用这张牌。
why-must-play-drawn = 你摸到的牌能出，那就得出。
why-holds-playable = 你手里有能出的牌，出一张吧。
why-draw-first = 先摸牌才能过。
why-nothing-to-draw = 没有牌可摸了：只能过。
why-not-identical = 这样只能出与顶牌完全相同的牌：{ $top }。
why-steal-or-double = 你有与顶牌相同的牌：用它抢回自己的回合，或者叠牌。
why-not-one-card = 剩一张牌时才喊“{ $words }”；你有 { $count } 张。
why-already-declared = 你已经报过了。
why-knock-instead = 现在噤声：敲两下桌子。
why-declare-instead = 现在没有噤声：喊“{ $words }”
why-not-yourself = 你不能选自己。
why-no-such-choice = 你不能选这个。
why-nobody-to-vote = 没有人可以投票。
why-voted = 你已经投过票了。
why-about-you = 这事关于你，由其他人投票。
why-tribute-first = 先进贡：选一张牌。
why-locked = 锁牌了：现在只能出 2。
why-keep-one = 手里至少要留一张牌。
why-only-face-down = 本桌的王只能扣着出。
why-no-hand-of-poker = 这些牌不是扑克牌型；去掉多余的牌。
why-has-declared = 下家已经报了最后一张牌（“{ $words }”）：现在不能出 8。
why-no-rebound = 反弹要四张牌同点数、同花色，或四种花色齐全。
why-too-late = 牌已经发完了。
why-leader-plays = 由你领出，不能过：出任意牌型。
why-no-combination = 这不是牌型：要同点牌、三张以上的顺子，或连对、三顺。
why-other-reading = 你不能这样出这些牌。
why-other-shape = 必须和 { $top } 同样牌型、同样张数。
why-too-low = 压不过 { $top }。
why-not-the-highest = 你要交出最大的牌。

## 机器人拒绝的
refused-no-table = 这张牌桌已经不存在了。
refused-too-many-of-yours = 你已经在 { $most } 张牌桌上了，这是上限。先离开或关闭一张。
refused-too-many-here = 这个频道已经有 { $most } 张牌桌。加入其中一张，或者请人关闭一张。
refused-too-many-in-server = 这个服务器已经有 { $most } 张牌桌。加入其中一张，或者请人关闭一张。
refused-left-server = 你已不在这张牌桌所在的服务器里，不能继续在那里打牌。
refused-barred = 你已被请离这张牌桌，不能再入座。
refused-damaged = 我读不出牌桌 #{ $number }：它由机器人的另一个版本保存，或者已经损坏。上面什么都没有改动；运行机器人的人可以在日志里找到它。
refused-elsewhere = 这张牌桌在这里：{ $link }
refused-no-table-here = 这里没有牌桌。用 `/open` 开一张。
refused-not-started = 比赛还没开始。
refused-already-started = 比赛已经开始了。
refused-already-seated = 你已经在这张牌桌上了。
refused-not-seated = 你不在这张牌桌上。按 **加入** 入座。
refused-no-seat = 你不在这张牌桌上，现在也没有空位。
refused-table-full = 牌桌已满：这个游戏最多 { $most } 人。
refused-too-few = 至少要 { $least } 人。邀请别人，或者按 **加电脑玩家**。
refused-too-many = 最多 { $most } 人玩。换一个游戏或选项，或者有人得离开。
refused-host-only = 只有房主可以这样做。
refused-nobody-to-agree = 这至少要两个人提出，而这张桌上只有你可以。等时间到、用 `/table close` 提议提前结束，或者离开。
refused-not-dealt = 只有在这场比赛中已经拿到过牌的人才能提出。你从下一局起就可以了。
refused-no-computer = 没有可以请走的电脑玩家。
refused-table-closed = 这张牌桌已关闭。用 `/open` 另开一张。
refused-moved-on = 牌局刚才往下走了，现在是这样。
refused-no-rule-now = 你现在不能定规则：只有上一局的赢家可以，一天之内，只一次。
refused-rule-first = { $who } 赢了，可以定一条规则；{ $until } 截止。之后才能开始下一局。
refused-rule-stays = 比赛中不能改这一处：{ $place }。按**撤销**，改别的。
refused-rule-one-change = { $count ->
    [0] 你还什么都没有改。
   *[other] 这是 { $count } 处改动，而你只能改一处：按**撤销**。
}
refused-bad-value = 你不能选这个。
refused-not-offered = 你不能选这个。可以选：{ $choices }。
refused-level-not-told = 这个游戏里，这个难度和下一级分不出高下，所以不提供。
refused-only-people = 只能请走真人。开赛前可以用**选项**移除电脑玩家。
refused-no-teams = 只有四人或六人在座、并且选项让房主分队时，你才能分队。
refused-bad-option = **{ $name }**：不能是“{ $given }”。可以是：{ $choices }。
refused-bad-card = 我不认识“{ $given }”这张牌。写成 7♤、7S、“黑桃7”或“大王”。
refused-not-held = 你没有 { $card }。
refused-nothing-to-look-at = 现在没有可看的牌。
refused-looked-already = 你已经看过秘密牌了：每局只能看一次。
refused-no-jumping = 这个游戏里没有抢牌。
refused-nothing-to-jump-on = 现在还没有牌可以抢。
refused-unreadable = 我读不懂这个按钮，它可能来自机器人的旧版本。
refused-not-offered-now = 这里现在不提供这个功能：它已关闭，或者来自机器人的另一个版本。
refused-server-only = 这要在服务器里使用，不能在这里。
refused-bot-not-here = 我不在这个服务器里，所以这里没法玩。管理服务器的人可以把我加进来：<{ $link }>
refused-may-not-post = 我不能在这个频道发言。我需要查看频道、发送消息和嵌入链接的权限。
refused-gone = 我到不了那个频道了：它被删除了，或者我看不到。
refused-discord = Discord 暂时没有回应。什么都没有丢；过一会儿再试。
refused-busy = 现在很多人在按按钮。过几秒再试。
refused-one-at-a-time = 一件一件来：先等上一次按键的回应。
refused-store-away = 我暂时读不到自己的记录。已经确认过的都保存好了；过一会儿再试。
refused-mistake = 我这边出了错。牌桌上什么都没变。（代码 { $code }）
refused-no-charges = 这个游戏里没有别人可以犯的规。
refused-no-proposals = 这个游戏里没有可以提议的事。
refused-no-showing = 这个游戏没有亮牌这一项。
refused-options-conflict = 这和其他选项不能一起用。

## 课程
lesson-title = ### 🎒 { $game } · 第 { $number } 课，共 { $count } 课
lesson-right = ✅ { $why }
lesson-aside = 🤔 这样出也可以，不过这里要做的是别的。再看一遍，再试试。
lesson-keys = -# 也可以输入：{ $hidden ->
    [yes] ||{ $commands }||
   *[no] { $commands }
}
lesson-which =
    ### 🎒 边玩边学
    用真正的牌练习一个个小局面。随时可以停下，以后用 `/rules` 接着学。
pick-learn = 学哪个游戏？
lesson-offer = 没玩过{ $game }？几分钟就会。
button-learn = 教我玩
button-learn-again = 再学一遍
button-learn-other = 换个游戏
button-skip = 跳过这一课
lesson-finished-title = ### 🎒 { $game } · 学完了！
lesson-finished = 你学会的已经够和大家一起玩了。接下来去服务器里开一桌（`/open`）：朋友们按 **加入**，空位由电脑玩家补上。哪里不明白，就按手牌上的 *为什么？* 看规则。
button-now = 马上开玩
now-terms = { $first ->
    [yes] 你的第一局
   *[no] { $game }
} · 对 { $count } 个电脑 · 不计成绩
now-left = { $some ->
    [yes] 你还剩 { $cards }。
   *[no] { "" }
}{ $who }
button-another-round = 再来一局
button-with-friends = 和朋友玩
refused-no-lesson = 没有正在上的课。用 `/rules` 开始一课。
refused-not-in-lesson = 课里不能这样做。
lesson-follow-tell = 目标：把手里的牌出完。出一张与顶牌花色相同或点数相同的牌。
lesson-follow-right = 点数相同，可以出：花色或点数有一样就行。
lesson-anywhere-tell = { $card } 的花色和点数都对不上，但它可压任何牌。出这张牌。
lesson-anywhere-right = { $card } 可压任何牌：留到没别的牌能出时再用。
lesson-together-tell = 点数相同的牌可以一起出，只要第一张能接。把 { $cards } 一次出掉。
lesson-together-right = 一回合出掉 { $cards }：手牌少得快。
lesson-draw-tell = 手里没有能出的牌。摸一张；能出就马上打出去。
lesson-draw-right = 摸到就出了。要是不能出，就按 **{ button-pass }**。
lesson-debt-tell = 顶牌是 7，你得摸牌。用 { $card } 应对，两张 7 的罚牌都由下家摸。
lesson-debt-right = 张数累加，一直传下去，直到有人应对不了。
lesson-call-tell = J 可以指定下一张的花色。出 { $card }，指定你最多的花色：黑桃。
lesson-call-right = 现在必须出黑桃，正合你意！
lesson-skip-tell = { $card } 让下家失去这一回合。出这张牌。
lesson-skip-right = 跳过！轮到再下一家。
lesson-reverse-tell = { $card } 反转方向：下一个轮到你的上家。出这张牌。
lesson-reverse-right = 现在反方向出牌了。
lesson-previous-tell = { $card } 罚上家摸牌，对付快出完的人很管用。出这张牌。
lesson-previous-right = 罚到了！对方离出完又远了一点。
lesson-mau-tell = 剩一张牌时要喊出来！先出 { $card }，再按 **{ $word }**
lesson-mau-right = 及时喊了。{ $needed ->
    [yes] 你要是忘了喊，下一回合就不能出最后一张牌。
   *[no] 你要是忘了喊，可能要罚摸牌。
}
lesson-accuse-tell = { $seat } 只剩一张牌，却没报（“{ $words }”）。按 **{ button-accuse }**，选 { $seat }。
lesson-accuse-right = 眼尖！这要罚摸牌。多留意别人。
lesson-card-tell = 出 { $card }：{ $does }。
lesson-card-right = { $card }：{ $does }。
lesson-round-tell = 现在和电脑打一小局。按钮上写着特殊牌的作用。把牌出完！
lesson-round-right = 一整局，从头打到尾！
lesson-silence-tell = 顶牌是 K：**噤声**，下一张 K 之前谁都不说话。先出 { $card }，剩一张牌时**敲**两下。
lesson-silence-right = 十秒内敲两下，就等于喊了“Mau-Mau”。笑总是可以的。
lesson-voador-jump-tell = 还没轮到你，但你有和顶牌一模一样的 { $card }。快按 **{ button-jump }**！你抢到回合，再出一张。
lesson-voador-jump-right = 抢到了！名字里的“飞行”就是这么来的：要比轮到的人更快。
lesson-voador-twin-tell = 轮到你时，与顶牌相同的牌可以抢自己的回合，也可以*叠牌*：下家摸两张再出。选叠牌。
lesson-voador-twin-right = 下家摸两张。这张牌自己没有效果。
lesson-voador-joker-tell = 王可压任何牌。出 { $card }：下家摸五张，或者用王应对。
lesson-voador-joker-right = 五张！接下来按王下面的那张牌跟。
lesson-voador-secret-tell = 有的牌桌玩*秘密牌*：发牌前大家看一眼，之后谁都不能说出它。这里是 { $card }，就在你手里。在 **{ pick-attack }** 里选它，再选 { $seat }。
lesson-voador-secret-right = 八张！只有另一张一样的牌才能反击。
lesson-vote-tell = 机器人看不见、听不到的事，由全桌决定：下面 🗳️ 处有人说别人犯规。假设是真的：按 **{ button-yes }**。
lesson-vote-right = 全桌同意，要罚摸牌。你也可以用 `/table complain` 提出来。
lesson-amm-lock-tell = 2 是*锁牌*：现在只能出 2，直到再出一张 2。你正好有一张。
lesson-amm-lock-right = 解锁了。没有 2 的话，就得摸一张再过。
lesson-amm-eights-tell = 出 8 时可以连出几张 8，再加一张与最后那张 8 同花色的牌。一起出 8♧、8♡ 和 4♡。
lesson-amm-eights-right = 一回合出了三张。手里总要留一张。
lesson-amm-pair-tell = 顶牌是刚刚出的，你有一模一样的 { $card }。出这张牌：下家摸两张。
lesson-amm-pair-right = 下家摸两张。只对刚刚出的那张有效。
lesson-amm-left-tell = 出 4♢ 后，每人向左传一张牌，别人看不到。出这张牌，再传出你最不想要的：9。
lesson-amm-left-right = 每人都换来一张新牌，你传的是哪张只有你知道。
lesson-amm-round-tell = 现在和电脑打一小局。这个游戏出错牌要罚牌，也不会标出哪些牌能出。把牌出完！
lesson-dig-tell = 手里没有能出的牌：这里要一直摸到能出为止。摸牌，然后打出去。
lesson-dig-right = 摸到了。其余的留在手里。
lesson-wild-tell = J 几乎可压任何牌，还可以指定下一张的花色。出 { $card }，指定你最多的花色：黑桃。
lesson-wild-right = 现在必须出黑桃，正合你意！
lesson-shield-tell = 你本来要摸牌。同花色的 2 是盾牌：出 { $card }。
lesson-shield-right = 2 替你挡下了要摸的牌。
lesson-again-tell = A 可以再出一次。先出 { $card }，再出一张。
lesson-again-right = 一回合出了两张。
lesson-ime-joker-tell = 王几乎可压任何牌。出 { $card }：下家摸四张，或者用 2 应对。
lesson-ime-joker-right = 四张！王之后什么牌都能出。
lesson-ime-eat-tell = 边吃边玩？按 **{ button-eat }**：你吃东西的时候，谁都不能和你换座位，3♢、3♡ 也不行。
lesson-ime-eat-right = 出了 3♢，你还是坐在原位。盘子空了就按 **{ button-stop }**。
lesson-serbian-cover-tell = A 必须马上盖住：用同花色、另一张 A 或 J。先出 { $card }，再盖上。
lesson-serbian-cover-right = 盖住了。A 不能是最后一张。
lesson-serbian-jump-tell = 还没轮到你，但你有和顶牌一模一样的 { $card }。快按 **{ button-jump-in }**！效果照常，从你这里继续。
lesson-serbian-jump-right = 你更快。只是不能用 J 来抢。
lesson-serbian-last-tell = 剩一张牌时喊**{ button-say-last-card }** 先出 { $card }。（最后一张是 J 就喊 **{ button-say-mau-mau }**）
lesson-serbian-last-right = 及时喊了，安全。
lesson-serbian-cut-tell = 发牌前要有人切牌，这次是你。切到的是一张强牌，可以额外留在手里。按 **{ button-keep }**。
lesson-serbian-cut-right = 比别人多一张，不过是好牌。下一张不强，就成了弃牌堆的第一张。
lesson-solitaire-follow-tell = 一个人玩时，要用最少的摸牌和回合把牌出完。出一张与顶牌同花色或同点数的牌。
lesson-solitaire-alone-tell = 下家就是你自己！出 { $card }，7 的三张罚牌由你自己摸。出牌，然后摸牌。
lesson-solitaire-alone-right = 多了三张：这种牌等有应对的时候再出。
lesson-solitaire-shield-tell = 这样更好：先出 { $card }，再用同花色的 2 应对自己。
lesson-solitaire-round-tell = 现在自己玩一小局。按钮上写着特殊牌的作用。把牌出完！
lesson-zheng-lead-tell = 先把牌出完就赢。从小到大：3 4 5 … K A 2、王。由你领出，什么都行；先出小牌：{ $card }。
lesson-zheng-lead-right = 花色不算，只比点数。2 在这里很大！
lesson-zheng-beat-tell = 有一张单牌要压：出更大的。够大的最小一张是 { $card }，K 先留着。
lesson-zheng-beat-right = 大一点就够，大牌留到后面。
lesson-zheng-pass-tell = 你没有能压过 A 的牌。过吧；这一轮后面还可以再出。
lesson-zheng-pass-right = 其他人连续都过了，最后出牌的人重新领出。
lesson-zheng-pair-tell = 有一对要压。只有更大的一对能压过：出你的对子。
lesson-zheng-pair-right = 总要同样的牌型、同样的张数，而且更大。
lesson-zheng-sequence-tell = 有三张的顺子要压，花色不限。出更大的三张顺子。
lesson-zheng-sequence-right = 一次出掉三张。顺子还可以更长。
lesson-zheng-multiple-tell = 由你领出。三个以上相连的对子是连对：出 4 4 5 5 6 6。
lesson-zheng-multiple-right = 一次出掉六张，还很难压过。
lesson-zheng-wild-tell = 2 和王可以搭配一张真的牌，当作更小的牌。出 10♧ 加 2♢：一对 10。
lesson-zheng-wild-right = 一对 10 压过一对 9。一对真的 10 会压过你的。
lesson-zheng-tribute-tell = 上一局你是最后一名，要*进贡*。把最大的牌贡给前面的人：{ $card }。
lesson-zheng-tribute-right = 他们会还你一张不要的牌。拿了第一，就是你收贡！
lesson-zheng-round-tell = 现在和电脑打一小局。先出小牌和长牌型，大牌留着。开始吧！

## 通知
which-title = 你说的是哪张牌桌{ $pages ->
    [1] ？
   *[other] ？（第 { $page } 页，共 { $pages } 页）
}
which-hand = 看我在哪张牌桌的手牌…
which-leave = 离开哪张牌桌…
which-close = 关闭哪张牌桌…
kick-asked = 你想请 { $who } 离开。还要 { $count } 人也提出：`/table kick`。人真的被请走的话，提出的人最后的名次都不会比那时更好。
kick-done = { $who } 已不在牌桌上。
stop-asked = 你想提前结束比赛。还需 { $count } 人同意：在牌桌按 **提前结束**，或用 `/table close`。
table-stopping = 🏳️ 比赛到此为止？{ $most } 人中 { $count } 人赞成。全体同意的话，这场比赛对谁都不计成绩（`/table close`）。
button-giveup = 提前结束
ended-uncounted = 比赛留在历史记录里，但不计胜场和等级分。
ended-void = 没有一局打完，所以比赛没有结果。
ended-stands = 分数保持不变。
ended-few =
    { $count ->
        [0]
            { $alone ->
                [yes] 没有人继续玩了。
               *[no] 剩下的人太少。
            }
       *[other]
            { $alone ->
                [yes] 离开的人：{ $who }。没有别人继续玩。
               *[no] 剩下的人太少。离开的人：{ $who }。
            }
    }
ended-stale = 很久没有人出牌。
ended-consent = { $people ->
    [1] 比赛到此为止。
   *[other] 大家同意到此为止。
}
ended-closed = { $who } 关闭了比赛。
ended-server = 机器人被移出了服务器。
ended-damaged = 这张牌桌已无法读取。
ended-unending = 按最新的规则，一局永远打不完。
notice-lost-place = 我到不了牌桌所在的频道了。比赛暂停；房主可以用 `/table here` 让它在别处继续。
notice-lost-server = 我已经不在你那张牌桌（{ $number }）所在的服务器里了。比赛暂停；管理服务器的人可以再把我加进去：<{ $link }>
notice-cannot-delete = 我不能在这里删除消息，所以噤声时说的话会留着。
notice-closed = 牌桌已关闭。
notice-closed-damaged = 读不出来的牌桌 #{ $number } 已关闭。
notice-table-here = 牌桌在这里继续。

## 排行榜
prefer-all-games = 所有游戏
prefer-new-tables = 用于新牌桌；房主可以更改。
leaders-none-yet = 还没有人打够进这张榜的场数。
leaders-rating = **{ $rating }** · { $matches } 场比赛
leaders-wins = 比赛 { $matches } 场赢 **{ $matches_won }** 场 · { $rounds } 局中赢 { $won } 局
leaders-placings = 领先 **{ $share }%** 的对手 · { $medals }
leaders-points = 每局 **{ $mean }** 分 · { $rounds } 局共 { $points } 分
leaders-provisional = { $who } — 约 { $rating }，暂定 · { $matches } 场比赛
leaders-unrated = { $who } — 还没有等级分
leaders-computers = { $matches } 场赢 **{ $won }** 场
leaders-lacks-matches = { $who } — 目前 { $done } / { $count } 场比赛
leaders-lacks-rounds = { $who } — 目前 { $done } / { $count } 局
leaders-about-rating = 估计与真人对战的水平：打得少时算暂定，长期不打会慢慢下降。
leaders-about-wins = 只算与真人的比赛。赢的比赛和局数相同者名次并列。
leaders-about-placings = 打满 { $count } 场后，其他真人中有多少排在你后面：100% 总是第一，0% 总是最后。
leaders-about-points = 与真人打的所有局的平均分，打满 { $count } 局起算。
leaders-about-computers = 对手全是电脑玩家的比赛。
season-all = 总榜
by-rating = 等级分
by-wins = 赢的比赛
by-placings = 名次
by-points = 每局得分
by-computers = 对电脑
podium-title = ## 🏆 领奖台：{ $season }
podium-reckoned = -# 等级分已按更好的规则，用全部结果重新计算；`/leaderboard` 说明什么是等级分。
leaders-title = ## { $server } 的排行榜
leaders-gone = 已离开服务器
leaders-none = 还没有人打完一局。用 `/open` 开一张牌桌，争当第一！
leaders-total = 共 { $rounds } 局、{ $matches } 场比赛。

## At one's own pace
cmd-table-host = 把房主交给别人
cmd-table-invite = 邀请某人入座，或召集想打牌的人
cmd-table-pause = 请求暂停：多数人同意就开始
cmd-table-resume = 请求结束暂停
cmd-games = 我的牌桌，以及有空位的牌桌
arg-invited = 邀请谁；不写名字就召集所有想打牌的人
menu-challenge = 发起挑战
arg-challenged = 挑战谁：会提到对方，并留一个座位
arg-pause = 暂停多久
pause-1h = 一小时
pause-6h = 六小时
pause-12h = 十二小时
pause-24h = 一天
pause-48h = 两天
pause-72h = 三天
pause-7d = 一周
button-pause = 暂停
button-resume = 继续
button-calloff = 取消：{ $begin }
host-done = 现在由 { $who } 当房主。
host-now = 👑 你现在是 **{ $game }** 的房主：{ $link }
invite-done = 邀请已发出。
invite-whom = 想邀请谁？
invitation = { $called }：{ $host } 在找人打牌。**{ $game }**，已有 { $count } / { $most } 人：{ $link }
challenge = ⚔️ { $host } 向 { $whom } 发起挑战！所有人都接受后，比赛就开始。
challenge-awaited = { $ready ->
    [yes] 还有人没有回应。 如果现在按 **开始**，你们就不等他们了。
   *[no] 还有人没有回应。
}
lobby-again = 🔁 { $host } 再来一场，并为 { $whom } 留了座：**接受**或**拒绝**。大家都接受就立刻开始。
challenge-declined = 这次不来：{ $who }
challenge-over = 挑战结束了：还有人没回应。
declined = 好的，下次再来。你的座位现在空出来给别人。
pause-asked = 你想暂停{ $length }。还需 { $count } 人也提出：在牌桌按 **暂停**，或用 `/table pause`。
pause-begun = 牌桌暂停，{ $until } 继续。所有计时都停下。
pause-end-asked = 你想结束暂停。还需 { $count } 人也提出：在牌桌按 **继续**，或用 `/table resume`。
pause-over = 暂停结束，计时重新开始走。
table-paused = ⏸️ **暂停中：** { $until } 继续。在那之前谁也不出牌，所有计时都停下。
table-pausing = 🗳️ 暂停{ $length }？{ $most } 人中 { $count } 人赞成（`/table pause`）。
table-unpausing = 🗳️ 结束暂停？{ $most } 人中 { $count } 人赞成（`/table resume`）。
seat-holiday = 🏖️ 请假：{ $begin } 至 { $end }
refused-paused = 牌桌暂停中，{ $until } 继续。想提前继续，要多数人同意：`/table resume`。
refused-not-paused = 牌桌没有暂停。
refused-pause-timed = 这一局限时进行，打完之前不能暂停。
refused-pause-used = 这里一场比赛总共可以暂停 { $days } 天，还剩 { $left } 小时。
refused-not-invited = 不能邀请这个人：已在桌上、已邀请过、被请离，或看不到这个频道。
refused-called-already = 一小时内已经召集过一次。你仍可以按名字邀请。
refused-no-role = 这个服务器还没选召集用的身份组（`/settings`）。你可以按名字邀请。
refused-yourself = 不能挑战自己。想一个人玩，可以用 `/daily`。
refused-no-challenge = 不能挑战这个人：一小时内已被提到过、看不到这个频道，或不能在这张牌桌上玩。机器人也不玩。晚点再试，或者挑战别人。
refused-not-challenged = 这里没人挑战你，或者你已经回应过了。按 **加入** 入座。
refused-managers-only = 这个服务器里只有管理者可以开桌。去找一位帮忙吧！
refused-away-dates = 看不懂日期 { $written }。写成 `2026-12-24`、`24.12.`、`24/12`（日在前）、今天或明天。
refused-away-order = 最后一天 { $end } 在第一天 { $begin } 之前。只有一天的话，第二个不用写。
refused-away-past = 那段时间已经过去了。
refused-away-long = 请假要在一年内开始，最长 { $most } 天。
refused-away-many = 你已经请了 { $most } 次假。先取消一次：`/me`。
remind-mention = ⏰ { $who }，大家都在等你！{ $until } 时间到。
games-title = ### { $count ->
    [0] 没有牌桌在等你
   *[other] { $count } 张牌桌轮到你
}
games-others-title = ### 轮到别人
games-tab-mine = 我的
games-tab-free = 有空位
tables-none = ### 这里没有空位
    开一桌，别人就能加入。
wish-any = 任何玩法
wish-none = 不用再通知我
wish-off = 好的，这里开新桌不再通知你。
wish-set = 📣 这个服务器开桌时我会私信你：**{ $game }**，{ $pace }。每天最多一次。
wish-until = 到 { $until } 为止；之后在 `/games` 里再选。
wish-pace = 节奏？
wish-pace-any = 快慢都行
wish-pace-quick = 快（每步最多一小时）
wish-pace-slow = 慢（打好几天）
wish-told = 📣 { $where } 开了一桌 **{ $game }**：{ $link }
pick-wish = 有人开桌时通知我…
tables-line = **{ $game }** · { $who }
    -# { $pace } · { $begun ->
        [yes] 下一局加入
       *[no] { $since } 开桌
    } · [#{ $number }]({ $link })
games-none = ### 你没有坐在任何牌桌
    加入有空位的牌桌，或者开一桌：朋友按 **{ button-join }**，电脑补足空位。
games-yours = 轮到你
games-debt = 摸 { $count } 张，或者接招
games-called = 指定 { $suit }
games-top = 顶牌：{ $top }
games-others = 正在等 { $who }
games-between = 两局之间。
games-match = **你的比赛：** 请在 { $until } 前按 **{ button-event-here }**。
games-match-waits = 你已经到了；在 { $until } 前等 { $who }。
games-challenge = ⚔️ { $who } 向你挑战。
games-lobby = 还没开始：已有 { $count } / { $most } 人。
games-paused = ⏸️ 暂停，{ $until } 继续。
games-alone = 只有你。
away-title = ## 请假
away-first = 第一天
away-last = 最后一天
away-written = 2026-12-24、24.12.、今天、明天
away-days = { $begin } 至 { $end }
away-line = - 🏖️ { $days }
away-told = { $count ->
    [0] 那段时间你的计时停下。
   *[other] 那段时间你的计时停下。已告知 { $count } 张牌桌。
}
away-limit = -# 在 { $server }，计时每月最多停 { $days } 天。你的计时停：{ $counted }。
away-none = 请假期间你的计时停下，你所有的牌桌都会知道。从今天起：
away-over = 欢迎回来，你的计时重新开始走。
away-stays = 还没开始的请假会保留，直到你取消：
away-called-off = 请假已取消。
away-not-at-all = 一天也不停
prefer-person-reminders = 怎么提醒我
prefer-person-reminders-dm = 私信
prefer-person-reminders-mention = 在牌桌提及
prefer-person-quiet = 免打扰时段
prefer-person-zone = 时区
prefer-person-zone-about = 用于这里的所有时间和 *{ button-away }* 的日期。列表里没有？用 `/me zone:` 按城市或国家查找。
prefer-person-digest = 固定时间
prefer-person-digest-about = 一天最多四个时间：到时发一条消息，列出所有在等你的牌桌。其余时候只在你快没时间时提醒。
prefer-person-digest-off = 每次轮到都提醒
next-is-you = ⏭ **{ $game }** [#{ $number }]({ $link }) 下一个轮到你
prefer-person-work = 工作时间，周一到周五
prefer-person-days = 免打扰日
digest-title = ### ☀️ { $count } 张牌桌在等你
digest-why = 每天 { $hours }，按你在 `/me` 里的选择
button-next = 依次玩
button-next-table = 下一桌
button-play = 出牌
arg-zone = 你的时区：输入城市或国家
refused-zone = 不知道 { $written } 是哪个时区。输入附近的大城市或你的国家，再从列表里选。
prefer-server-opening = 开桌
prefer-server-opening-about = 谁可以在这里开桌。
prefer-everyone = 所有人
prefer-managers = 服务器管理者
prefer-server-holidays = 请假
prefer-server-holidays-about = 每人每月最多可以因请假停几天计时，对此后开始的比赛生效。
prefer-server-pauses = 暂停
prefer-server-pauses-about = 一场比赛总共可以暂停多少天，对此后开始的比赛生效。
prefer-server-role = 找人打牌
prefer-server-role-about = `/table invite` 召集的身份组。

## 统计
stats-title = ## { $who } · { $game }
stats-none = 这里还没有打完的牌局。
stats-rating = 等级分：**{ $rating }**
stats-unrated = 等级分：还没有；要与真人打过至少两局的比赛
stats-computers = 对电脑玩家：{ $matches } 场赢 { $won } 场
stats-no-people = 还没有与真人的比赛；这里只统计不止一方有真人的比赛
stats-provisional = 等级分：约 { $rating }，暂定（比赛太少，或对手太少）
stats-streak = 连胜：{ $now } · 最长：**{ $best }**
stats-play = ⚖️ 近来（{ $rounds } 局）：每局失误 { $mistakes } 次（±{ $mistakes_error }），送出 { $gave }%（±{ $gave_error }）；每局运气 { $sign }{ $luck }%（±{ $luck_error }）
stats-play-then = -# { $months ->
    [12] 一年前
    [6] 半年前
   *[other] 三个月前
}：每局失误 { $mistakes } 次（±{ $error }）
stats-card = 💚 最爱的牌：{ $card }（出过 { $count } 次）
stats-debt = 📥 一次摸得最多：{ $count } 张
stats-silence = 🤫 噤声时说话：{ $count } 次
stats-beats = ⬆️ 最常胜过 { $who }（{ $ahead } : { $behind }）
stats-bows = ⬇️ 最常输给 { $who }（{ $ahead } : { $behind }）
stats-chart = 最近 { $count } 场比赛后的等级分

## 帮助
rules-title = ## { $game }

## 关于机器人，以及它保存什么
about-body =
    ## maumau { $version }
    启动于 { $since }；Discord 响应时间 { $latency } 毫秒。
    开着的牌桌：本服务器 { $here } 张，总共 { $all } 张。
about-shards = 本服务器由分片 { $shards } 提供服务。
about-link = 更多信息：{ $link }
privacy-title = ## 我保存什么
privacy-you = - **关于你：** 你的 Discord ID、名字、各服务器对你的称呼以及你是否已离开、语言、我们私信的频道，以及上次有人邀请你上桌的时间。
privacy-choices = - **你的选择：** 设置、请假、课程进度、你对每日牌局的尝试，以及你对每日一题的回答。
privacy-games = - **关于牌局：** 谁坐在哪里、打出和摸到的每张牌、得分，以及发牌的种子，好让任何人都能核对牌不是人为安排的。
privacy-accounts = - **由此得出的：** 胜场、得分、等级分、你最常出的牌、运气和失误、你和谁交手过多少次，以及谁领先。
privacy-attendance = - **可靠程度：** 你打完了哪些比赛，以及每一局里你通常多久回应。和你同坐在等候牌桌的人能看到大概。
privacy-written = - **你设计的游戏：** 你的草稿，以及服务器的哪些游戏由你最后保存。
privacy-decisions = - **决定：** 你对牌桌和他人作出的决定，以及别人对你作出的决定，保存 90 天；你结束过比赛或判其作废；以及谁不让你在某个服务器打牌，直到有人解除为止。
privacy-words = - **不保存你写的话。** 噤声时我只看那算不算说话，也只记这一点。
privacy-forever = - **保存多久：** 只要我还在这里运行。
privacy-days = - **保存多久：** 牌桌结束后，牌和每一步保存 { $days } 天；之后只留下结果、种子和一份牌谱。
privacy-servers =
    - **服务器：** 服务器把我移除后，它的一切资料会在 { $days } 天后删除，除非我在那之前回来。
    - **谁能看到：** 和你一起玩的人看得到牌局，运行我的人可以读我的数据库。其他任何人都得不到。
    - **删除：** 你会离开所有牌桌。你的名字到处都变成“someone”，你的 ID 不再保留；别人的结果仍在。已经发到 Discord 上的消息会留在那里。
privacy-export = 导出我的资料
privacy-erase = 删除我的资料…
privacy-exported = 这就是我保存的关于你的全部资料。
privacy-ask =
    ## 删除关于你的一切？
    { $tables ->
        [0] 你现在不在任何牌桌上。
       *[other] 你会离开所在的 { $tables } 张牌桌。
    }你的得分、胜局和设置都会消失，谁也找不回来。我已经发在频道里的消息会留在那里，上面有你的名字；能管理那里消息的人可以删掉。
privacy-sure = 永久删除
privacy-erased = 关于你的一切都删掉了。再坐上牌桌，就是全新的开始。
refused-not-yours = 那是别人的资料。`/me` 显示你自己的。
refused-sat-down = 这期间你又坐上了牌桌，所以没有全部删除。再试一次。

## 命令
cmd-table = 这张桌：邀请、暂停、投票、离开
cmd-table-show = 把牌桌重新发到频道末尾
cmd-table-leave = 离开牌桌
cmd-table-close = 关闭牌桌
cmd-table-kick = 请某人离开牌桌
cmd-table-here = 让牌桌在这个频道继续
cmd-play = 轮到你；也可以输入：梅花10、摸牌、mau、抢牌
cmd-leaderboard = 谁最强；我的战绩和打过的比赛
cmd-help = 从这里开始
cmd-rules = 游戏怎么玩，还有一课
arg-card = 牌：7♤、7S、“黑桃7”或“大王”；多张用空格隔开
arg-player = 哪位玩家
arg-game = 哪个游戏
vote-asked = 你已提交全桌投票。
vote-cast = 你的票已计入。

## 各游戏的规则，像在牌桌上讲的那样
rules-joker = 王
rules-aim = 🎯 **目标：** 最先把手牌出完{ $pairs ->
    [yes] （你或队友）
   *[no] {""}
}。
rules-aim-alone = 🎯 **目标：** 把手牌出完。每摸一张牌、每过一回合都算一分。
rules-alone = 你自己就是下家和上家。
rules-deal =
    🎴 **发牌：** { $most ->
        [1] { "" }
       *[other] 每人
    }{ $chosen ->
        [yes] 最多
       *[no] { "" }
    } { $hand } 张，用 { $packs } 副牌，每副 { $size } 张{ $from ->
        [all] { "" }
       *[other] （{ $from } 到 A）
    }，{ $jokers ->
        [one] 每副一张王
        [many] 每副 { $joker_count } 张王
        [yes] 含大小王
       *[no] 没有王
    }。{ $most ->
        [1] { "" }
       *[other]
            { $same ->
                [yes] { $most }
               *[no] { $least } 到 { $most }
            } 人玩，{ $direction ->
                [clockwise] 顺时针
               *[counter] 逆时针
            }出牌。
    }
rules-begins = { $begins ->
    [draw_high] 发牌前每人抽一张，最大的先出（A 最小）。
    [host] 房主先出。
    [winner] 上局赢家先出；第一局由抽到最大牌的人先出。
   *[dealer] 庄家的下家先出。每局之后由下一个人发牌。
}
rules-follow = ▶️ **轮到你：** 出一张与顶牌同花色或同点数的牌{ $twin ->
    [yes] ，但不能是完全相同的牌
   *[no] {""}
}。
does-Draw =
    { $lay_drawn ->
        [no]
            { $voluntary ->
                [yes] 不能出或不想出？
               *[no] 不能出？
            }摸一张，然后回合结束。
       *[yes]
            { $till_fits ->
                [yes]
                    不能出？摸到能出为止{ $limit ->
                        [0] 。
                       *[other] ，最多 { $limit } 张；还是不能出则回合结束。
                    }{ $voluntary ->
                        [yes] 能出时你也可以摸，可以一直摸。
                       *[no] { "" }
                    }
               *[no]
                    { $voluntary ->
                        [yes] 不能出或不想出？
                       *[no] 不能出？
                    }摸一张：{ $must ->
                        [yes] 能出就必须出
                       *[no] 能出就可以出
                    }，不能出则回合结束。
            }
    }
does-DrawAlways = 不能出或不想出？摸一张：能出就可以出这张，别的不行；或者过。{ $seven_stops ->
    [yes] 摸由 7 起头的罚牌时，第一张就是 7{ $queen_stops ->
        [yes] {" "}或 Q
       *[no] {""}
    }，就不再摸。
   *[no] {""}
}
does-DrawUntil = 不能出时，摸到能出为止。能出时你也可以摸，可以一直摸。{ $limit ->
    [0] {""}
   *[other] 摸满 { $limit } 张后回合结束，顶牌不再有效果。
}
rules-debt = **被要求摸牌时：** 出牌应对（没有说明就不限花色），或者全部摸走，{ $after ->
    [over] 失去回合
    [lays] 然后还可以出一张，但不再摸牌
   *[on] 然后打你的回合
}。
rules-used-up = 牌堆用完：弃牌堆洗成新牌堆。
rules-last-acts = 最后一张照样生效，不能应对。
rules-opening = { $acts ->
    [yes] 开局翻一张牌，算庄家出的，有效果。
    [no] 开局翻一张牌，没有效果，跟它就行。
    [some] 开局翻一张牌。只有这些算庄家出的，有效果：{ $cards }。
    [own] 开局翻一张牌，只有写明“翻开时”的效果。
   *[none] 开局不翻牌：第一个人可以出任何牌。
}
does-Declare = ☝️ **剩一张牌：** 在{ $any_act ->
    [yes] 下家行动
   *[no] 下一张牌打出
}之前按 *{ $word }*{ $knock ->
    [yes] （噤声时按两次 *{ button-knock }*）
   *[no] {""}
}。
does-LastCard = ☝️ **剩一张牌：** 在{ $any_act ->
    [yes] 下家行动
   *[no] 下一张牌打出
}之前按 *{ $word }* （是 J 就按 *{ $second_word }*）。按错等于没按。
does-Gesture = ☝️ **剩一张牌：** 在{ $any_act ->
    [yes] 下家行动
   *[no] 下一张牌打出
}之前按 *{ $word }*。
does-Accuse = 你忘了又被抓到（*{ button-accuse }*）：摸 { $penalty } 张。{ $false_penalty ->
    [0] {""}
   *[other] 抓错人罚 { $false_penalty } 张。
}
rules-forgotten = 忘了：那张牌一打出就摸 { $cards } 张。
rules-course-undeclared = 你没喊也没被抓到就出完：其他人分数翻倍。
rules-and = { $one }；{ $more }
rules-card = **{ $cards }：** { $does }。
rules-adding = { $card }（变成 { $twice }, { $thrice } …）
rules-adding-once = { $card }（变成 { $sum }）
rules-of-its-suit = 同花色的 { $rank }
goes-anywhere = 可压任何牌
goes-anywhere-uncalled = 可压任何牌，指定花色除外
goes-on-call = 可压任何指定花色，其余时候跟花色或点数
goes-not-on-own = 不能压 { $rank }
goes-over = 之后跟下面那张
goes-aside = 移出本局
does-Skip = { $whom ->
    [beyond] 再下一家
   *[next] 下家
}停一回合
does-Reverse = 反转方向；只有两个人时你再出一次
does-ReverseToBehind = 反转方向（两人时无影响）
does-DrawDebt = { $whom ->
    [beyond] 再下一家
   *[next] 下家
}摸 { $cards } 张{ $answers ->
    [none] ，不能应对
   *[other] ，或应对：{ $answers }
}
does-ThirdSix = 连续第三张：下家摸 { $cards } 张，或应对：{ $answers }
does-NextDraws = { $whom ->
    [beyond] 再下一家
   *[next] 下家
}摸 { $cards } 张{ $then ->
    [plays] 再出牌
    [sits] 并停一回合
   *[other] {""}
}
does-PreviousDraws = 上家摸 { $cards } 张
does-OthersDraw = 其他人各摸 { $cards } 张
does-OthersDrawAtTheEnd = 最后一张时，其他人各摸 { $cards } 张
does-PlayAgain = 再打一个回合
does-CallsSuit = 指定花色，{ $until ->
    [cards] 接下来 { $call_cards } 张要跟
    [caller] 到你下一回合前对所有人有效
   *[next] 下一张要跟
}{ $debt ->
    [yes] ，应对也要跟
   *[no] {""}
}
does-DealerTakesTurn = 开局翻出则庄家先出
does-PassCards = 每人暗中传一张给左边
does-Lock = *boi na linha*（锁牌）：只能再出一张 2 来解锁；或者摸一张（手里有 2 也行）：摸到 2 可以出，否则或不想出就过
does-Silence = 噤声到下一张为止，可以笑；每条消息罚 { $talk } 张
does-Hecatombe = 每人摸 { $cards } 张，你也一样
does-ChupaCabra = 可让某人盲拿你 { $cards } 张牌，最后一张除外
does-Defence = 应对同花色的 { $suited }、任何 { $every }：谁都不用摸；{ $sevens ->
    [kill] 对 7 也一样
    [chain] 出在同花色的 7 上则罚牌传下去（可应对：任何 2 或同花色的 7）
   *[relay] 出在同花色的 7 上则罚牌传下去（可应对：任何 7 或同花色的 2）
}
does-SwapSeats = 与上家换座位，不换牌；之后还是轮到原来的下家
does-TakeAndPlay = { $alone ->
    [yes] 从自己手里盲抽一张打出：这张可压任何牌，效果照常
   *[no] 下家喊过 *Mau-Mau* 就不能出；盲拿下家一张牌打出：这张可压任何牌，效果照常
}
rules-never-last = 不能用它出完：{ $cards }。
does-StealOwn = **相同牌** （与顶牌一模一样）轮到你时：不生效（该摸的牌作废），再出一次；或者叠牌。有牌要摸时，也可以用它应对。
does-Double = **叠牌（dobradinha）：** 轮到你时（有牌要摸时也行）出顶牌的相同牌，不生效：该摸的牌作废，下家摸 { $cards } 张再出牌。
does-StealTurn = **抢回合：** 手里有与顶牌一模一样的牌（王除外），只要它还在顶上，没轮到你也可以按 *{ button-jump }* 打出。不生效，该摸的牌作废，你再出一次。
does-Attack = **秘密牌：** 发牌前亮出，不能说出。可压任何牌来攻击：某人摸 { $cards } 张，或用另一张反击：{ $answer } 张。用错牌或说出它罚 { $wrong } 张。
does-SecretLast = 用秘密牌出完：其他人各摸 { $cards } 张。
does-LayCards = **8：** 可以一起多出几张 8，再加一张与最后一张 8 同花色的牌，手里至少留一张。指定了花色时，这些 8 都必须是该花色。其中有两张同花色的 8，下家摸 { $cards } 张。
does-LayCards-more = **相同牌：** 与刚出的牌一模一样，下家摸 { $cards } 张再出牌。
does-DealerGoesOn = 翻出 8 的庄家可以接着出 8。
does-DealerUsesJoker = 翻出王的庄家按打出的王来用；在它下面再翻一张。
does-RussianRoulette = **俄罗斯轮盘：** 扣着出一张王；翻一张牌从你数起，数到谁谁摸 { $cards } 张。
does-PokerOnRun = **扑克牌型：** 三张同花色连牌之后，人人可亮 2 到 5 张的扑克牌型；最大的让某人摸 { $cards } 张。
does-LastJack = **用 J 出完：** 其他人分数翻倍；用 J♡ 则他们先把手牌往下传。
does-LastTwoOfClubs = **用 2♧ 出完：** 由你选谁的分数翻倍。
does-Claim = **反弹：** 因王摸的 { $cards } 张若同点、同花色或四种花色齐全，且没有王，按反弹：出王的人摸 { $answer } 张。只有你和出王的人看得到。
does-Eat = *{ button-eat }*：吃东西时没人能和你换座位。
does-AskCount = *{ button-ask }* 每回合可问一次；可以不答。
does-Show = 亮一张牌罚 { $penalty } 张。
does-SaysNothing = **ROM：** 谁都不说话；每条消息罚 { $silence_penalty } 张。
does-Look = 发完之前看牌罚 { $cards } 张。
rules-misplay = **出错：** 不能出的牌，或没轮到就出，牌退回并罚 { $cards } 张，每局一次。{ $hints ->
    [yes] 能出的牌有标记。
   *[no] 能出的牌不标出来。
}
rules-course-cut = **切牌：** 庄家的上家切牌。切到强牌可以额外留下，最多三张：{ $cards }。
rules-course-cyclic = **循环：** 出完一次算 1 分；每人摸到 { $hand } 张，继续打。
rules-course-pairs = **双人队：** 队友对坐，分数相加；四人或六人玩。
rules-course-shuffles = **迷你：** 洗牌 { $number } 次后本局结束，{ $alone ->
    [yes] 手里还有牌就算输。
   *[no] 牌最少的人赢。
}
rules-course-minutes = **迷你：** { $number } 分钟后本局结束，{ $alone ->
    [yes] 手里还有牌就算输。
   *[no] 牌最少的人赢。每人每回合最多用剩余时间的十分之一，但总有一分钟。
}
rules-points = 🏁 **计分：** 剩下的牌 { $values }{ $winner ->
    [0] {""}
   *[other] ；赢家得 { $winner }
}。
rules-value = { $cards } 各 { $points } 分
rules-values = { $values }；其他按点数
rules-points-each = 🏁 **计分：** 每剩一张 { $each } 分。
rules-points-won = 🏁 **计分：** 每赢一局 { $winner } 分。
rules-points-twice = 用 { $cards } 出完：其他人分数翻倍。
rules-end = { $beyond ->
    [yes] 超过
   *[no] 达到
} { $target } 分比赛结束；分数{ $lowest ->
    [yes] 最低
   *[no] 最高
}者胜。
rules-coming = { $penalty ->
    [worst] 离开后回来或中途加入的人，按桌上最差总分算
   *[other] 离开后回来罚 { $penalty } 分；中途加入的人按桌上最差总分算
}。{ $walkover ->
    [yes] 所有人同意，就可以放弃一局。
   *[no] {""}
}
rules-best = { $least } 到 { $most } 人最好。
rules-changed = 🔧 **本桌：** { $options }
rules-and-others = { $options } · +{ $count }
rules-letters = ♧ 梅花 · ♢ 方块 · ♡ 红桃 · ♤ 黑桃
rules-zheng-deal = 🎴 **发牌：** 一副牌连大小王共 { $cards } 张，一张一张全部发完，所以有人可能多一张。{ $teams ->
    [yes] { $least } 或 { $most } 人分两队玩
   *[no] { $least } 到 { $most } 人玩
}，逆时针出牌。
rules-zheng-turn = ▶️ **轮到你：** 用同样牌型、同样张数、更大的牌压过上一手，或者过；之后仍可再出。领出的人不能过。
rules-zheng-leads = 其他人连续都过时，最后出牌的人领出任意牌型；出完了则由下一人领出。{ $teams ->
    [yes] 第一局前两队各出一人抽牌，大的领出。
   *[no] 第一个领出的人抽签决定。
}一直打到只剩一个人有牌为止。
rules-zheng-order = 从小到大：3 4 5 6 7 8 9 10 J Q K A 2，{ card-52 }，{ card-53 }。
rules-zheng-single = **单张：** 点数大的赢。
rules-zheng-set = **同点牌：** 两张或更多同点数的牌。2 和王旁边有一张真的牌时，可以当作更小的牌。点数大的赢；点数相同时，不含它们的大。两张王是一对，大过 2 2。
rules-zheng-sequence = **顺子** 三张以上，从 3 到 A。王可当作任何牌，2 { $twos ->
    [yes] 只能当 2，排在 A 上面
   *[no] 不能用
}。同花大于杂花，再是点数大的赢，再是不含王的赢。真的牌都是同一花色时，王也算那个花色。
rules-zheng-multiple = **连对、三顺：** 三个或更多相连的点数，从 3 到 A，每个两张以上、张数相同：5 5 6 6 7 7。2 和王可以帮忙，但每个点数要有一张真的牌或王。压过点数个数和张数都相同的：点数大的赢，再比没有 2 和王的。{ $all ->
    [yes] 真正的 2 可以排在 A 上面。
   *[no] {""}
}
rules-zheng-tribute = **进贡：** 下一局发牌后，末游和倒数第二名各交出最大的一张牌。头游和二游各拿一张，并各还一张；还的牌由倒数第二名先拿。头游先挑，{ $open ->
    [yes] 看着两张挑
   *[no] 不看牌挑
}。{ $teams ->
    [yes] 第三名发牌并领出；三人一队时是第五名。
   *[no] 第三名发牌并领出。三个人玩时只有末游向头游进贡，由第二名发牌并领出。
}
rules-zheng-scores = 🏁 **计分：** { $teams ->
    [yes] 三人一队：头游的队 3 分，二游的队 2 分，没有末游的队 2 分。头游二游同队时，同队的另一人是第三名得 10 分，第四或第五名 { $fifth } 分，末游 5 分。两人一队：{ $first } 分和 { $second } 分，相加。两队交错而坐{ $drawn ->
        [yes] ，抽签分队
       *[no] {""}
    }
   *[no] 头游 { $first } 分，二游 { $second } 分
}。
rules-zheng-end = 到 { $teams ->
    [yes] { $target } 分（三人一队 { $threes } 分）
   *[no] { $target } 分
}比赛结束；分数最高者胜，平分则再打一局。
rules-options = ⚙️ **{ $game }：选项** （▸ 本桌改动的）
rules-example = 例子
rules-example-title = 👀 **{ $game }：例子**
rules-example-hand = **{ $who }**，你的手牌：{ $cards }
rules-example-not = ❌ 现在不能出：{ $cards }
rules-words = 用语
rules-which-word = 看它的规则…
rules-which-option = 某个选项有什么用？…
rules-learn = 边玩边学
rules-all = 全部规则
rules-nothing = 就这些了。
rules-id = 规则 { $rule }
button-why = 为什么？

## 只有打牌的人才懂的话，在原处用粗体
term-twin = **相同牌：** 花色和点数都完全一样、来自另一副的牌。
term-answer = **应对：** 不摸牌而出一张牌：之后由下家摸，或者谁都不摸。
term-call = **指定花色：** 说出下一张必须跟的花色，不管顶牌是什么。
term-arm = **预先安排：** 轮到你之前先选好牌，机器人替你出或替你抢（*{ button-arm }*）。
term-dobradinha = **叠牌：** dobradinha，葡萄牙语的“一对”：同样的牌叠在自己上面。
term-boi = **锁牌：** boi na linha，“牛在铁轨上”：再出一张 2 之前什么都过不去。
term-silence = **噤声：** 谁都不说话也不打字；可以笑、做手势、按按钮。
term-accuse = **抓漏喊：** 有人发现你忘了喊最后一张。
term-secret = **秘密牌：** 大家都看过一眼，谁也不能说出来。
term-rebound = **反弹：** 因王摸到的牌回击出王的人。
term-mistake = **出错：** 出了不能出的牌；本桌要罚牌。
term-strong = **强牌：** 有效果、分也高的牌。
term-cover = **盖牌：** 在自己的牌上再出一张。
term-rom = **ROM：** Read Only Mau-Mau，只读局：可以做手势、按按钮，但一个字也不说。
term-trick = **一轮：** 从领出到其他人都过为止所出的牌。
term-wild = **万能牌：** 当作你没有的牌来用。
term-tribute = **进贡：** 下一局之前，上一局的末几名交给前几名的牌。

## 没有哪个游戏自己会讲的规则
rule-COM-3 = 没有牌可摸时把弃牌洗匀；还是没有就过。
rule-COM-7 = 有座位的人才能玩，每个游戏的座位有限。
rule-COM-9 = 机器人看不见的事，由桌上其他人投票，一次一件，在一局进行之中。
rule-COM-20 = 放弃：用 `/table propose` 提议按当前情况结束本局。其他人都同意时，本局没有赢家，各人手牌照样计分。
rule-AMM-54 = 吸血怪就是小王：牌里没有王，就没有它。
rule-AMM-56 = 写下这套规则的人不建议王和*锁牌*一起玩。
rule-AMM-21 = 有人达到目标分，比赛就结束了。
rule-AMM-40 = 你离开后，可以在两局之间回来，但要加罚分。
rule-AMM-41 = 你后来才加入，就从下一局开始，以全桌最差的总分起步。
rule-AMM-42 = 你不在时由电脑托管，直到你按 *{ button-back }*。
rule-SRB-1 = 只有一副牌就没有相同牌，谁也抢不了牌。
rule-SRB-12 = 能反转方向的 Q 不能同时当 7 用。
rule-IME-41 = 不许偷看、藏牌或串通；由全桌投票。
rule-IME-50 = 出完不结束一局时，只计出完的次数。
rule-IME-55 = 双人队需要四人或六人，并且有人出完时一局就结束。
rule-ZSY-1 = 分队需要四人或六人，两边人数相同。

## 单人版
solitaire-new = 随便一局
solitaire-daily = 每日牌局
solitaire-board = 每日榜单
solitaire-done = 🏁 出完了！摸了 { $drawn } 张，用了 { $turns } 个回合：**{ $total }**。越少越好。
solitaire-stuck = 不能再出也不能再摸：这一局输了。下次好运！
solitaire-title = ## 每日牌局 · { $date }
solitaire-line = { $place }\. { $who } — 摸牌与回合共 **{ $points }**
solitaire-nobody = 还没有人打完。用 `/daily` 试试。
solitaire-nobody-did = 没有人完成。
solitaire-given-up = -# 试过但没有完成：{ $who }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 人
 }
refused-daily-played = 今天的每日牌局你已经打过了。下一局在 UTC 午夜。
why-needs-pairs = 分队需要四人或六人，两边人数相同。
arg-rule = 哪条规则
arg-proposal = 提议什么
charge-VOA-15 = 噤声时出声说话
charge-VOA-21 = 暗示秘密牌
charge-AMM-55 = 噤声时出声说话
charge-IME-40 = 亮了牌
charge-IME-41 = 偷看、藏牌或串通
proposal-IME-50 = 现在结束比赛
proposal-COM-20 = 放弃本局

## 历史
history-title = ## 已结束的比赛 · { $whose }
history-none = 还没有打完的比赛。
history-open = 回放一场比赛…
history-match = **#{ $number } { $game }** · { $when } · { $rounds } 局
history-agreed = 大家同意结束
history-decided = 按当时比分结束
replay-title = ## 回放：#{ $number } { $game }
replay-where = 第 { $round } 局 · 全场第 { $move } / { $moves } 步
replay-house = ⏰ { $who } 的时间到了，机器人代打。
replay-eyes = 用谁的视角？
replay-eyes-table = 旁观视角
replay-eyes-open = 所有手牌公开
replay-eyes-seat = { $who } 的视角
replay-round = 跳到某一局…
button-filmsend = 影片发到频道
film-of = 🎬 第 { $round } 局
film-described = { $game }一局的影片，共 { $count } 幅：每一步之后的手牌、牌堆和弃牌堆。最先出完：{ $who }。
pile-title = **每张牌与下面一张相合到哪里**
pile-kept = **{ $name }**：全部 { $cards } 张
pile-broken = **{ $name }**：共 { $cards } 张，前 { $first } 张相合；随后 { $card } 出在 { $below } 上 · 第 { $move } 手{ $laid ->
    [yes] {" "}· { $who }
   *[no] {""}
}
pile-about = PSMM：弃牌堆里每张牌与下面一张同花色或同点数。PSMMe：同上，但 J、8 或王可以例外。
refused-no-film = 这一局没有影片。
refused-film-failed = 这次没能画出影片，再试一次。
refused-film-busy = 现在要画的图片太多了，过一分钟再试。
export-script = 📄 牌局脚本
export-json = 📄 JSON
refused-no-match = 这个服务器里没有这个编号的已结束比赛。
refused-still-played = 这场比赛还在进行，结束后才能回放。
refused-no-replay = 这场比赛只保留了结果，没有保留过程。

## 服务器为牌桌做的选择
prefer-server-game = 新桌玩什么
prefer-server-places = 哪里可以开桌
prefer-server-places-all = 所有频道
prefer-server-seasons = 领奖台频道
prefer-server-seasons-about = 每月结束后，我在这里公布谁打得最好；不选就不公布。
prefer-nowhere = 不公布
prefer-server-daily = 每日榜单频道
prefer-server-daily-about = 每天（UTC）结束后，我在这里公布当天那一局（单人毛毛牌）的成绩；不选就不公布。
refused-not-here = 这个频道不能开桌，请到这里开：{ $where }

## 预设
arg-preset = 本服务器保存的一套选项
button-save = 存为预设
button-drop = 删除
button-previous = 返回
pick-preset = 查看预设…
presets-about = **预设**
    -# 保存好的选项，供 `/open` 使用。在你牌桌的选项界面按 *{ button-save }* 就能添加。
preset-title =
    ## { $preset }
    { $game }
preset-name = 名字
preset-name-about = 已有同名的预设会被替换。
preset-saved = 已存为 **{ $preset }**：本服务器的 `/open` 里可以选它，`/settings` 里可以看到。
refused-no-preset = 本服务器没有预设“{ $preset }”。
refused-preset-name = 预设需要一个看得见的名字。
refused-preset-game = “{ $preset }”是另一个游戏的预设。游戏和预设，只填一个就好。
refused-preset-option = “{ $preset }”用不了了：保存之后选项 *{ $option }* 变了。服务器管理者可以重新保存。
refused-preset-rules = “{ $preset }”用不了了：保存之后规则变了。服务器管理者可以重新保存。
refused-presets-full = 已经有 { $most } 个预设，这是上限。先在 `/settings` 里删掉一个。

## 胜率
button-analyse = 回顾
tab-chances = 胜率
tab-luck = 运气
tab-moves = 步骤
tab-fair = 公平吗？
tab-numbers = 数字
look-chances = 第 { $round } 局 · 谁本来能赢？
look-luck = 第 { $round } 局 · 运气与失误
look-moves = 第 { $round } 局 · { $move ->
    [0] 发牌
   *[other] 第 { $move } / { $moves } 手
}
look-fair = 第 { $round } 局 · 发牌公平吗？
look-counting = ⏳ 正在推算，一两分钟后会显示在这里。
look-turning = 转折点
look-luck-about = 细线：真实值可能所在的范围。别人的失误，只有他们自己看得到。
chart-chances = 赢得本局的机会
chart-deal = 发牌
chart-move = 第 { $move } 手
chart-end = 结束
chart-luck = 谁的运气好？
chart-unlucky = 运气差
chart-lucky = 运气好
analysis-decision = { $told }{ $house ->
    [yes] { " " }⏰ 时间到
   *[no] { "" }
} · { $who } { $before } → { $after }%
analysis-about = { $alone ->
    [yes] 从那一刻打下去，能出完牌的比例。
   *[no] 从那一刻打下去，各方获胜的比例（手牌全部公开）。
}
luck-words = **{ $who }** { $luck ->
    [good] 运气好
    [bad] 运气差
   *[even] 运气平平
}{ $judged ->
    [yes] { $mistakes ->
        [0] ，没有失误
       *[other] ，失误 { $mistakes } 次
    }
   *[no] { "" }
}
luck-mine = 🍀 **{ $luck ->
    [good] 运气好
    [bad] 运气差
   *[even] 运气平平
}**{ $deal ->
    [none] 。
   *[other] ：这手牌十局大约能赢 { $deal } 局{ $pile ->
            [good] ，牌堆也帮了你
            [bad] ，牌堆没帮上你
           *[even] { "" }
        }。
}{ $mistakes ->
    [0] 你没有失误。
   *[other] 你失误了 { $mistakes } 次。
}
luck-line = { $measure ->
    [points] ⚖️ { $who }：运气 { $luck } 分（±{ $error }，正数为好）{ $mistakes ->
        [0] { "" }
       *[other] ，失误 { $mistakes } 次，−{ $gave } 分（±{ $gave_error }）
    }
   *[won] ⚖️ { $who }：运气 { $luck }%（±{ $error }）{ $mistakes ->
        [0] { "" }
       *[other] ，失误 { $mistakes } 次，−{ $gave }%（±{ $gave_error }）
    }
}
luck-account = -# 公平份额 { $par }%，自己出牌 { $own }%（±{ $own_error }），别人出牌 { $others }%（±{ $others_error }）：合计 { $result }%
luck-mistake = ⚠️ 第 { $place } 手 · { $done } · 更好的是：{ $better }
luck-about = 每一手都与其他出法在同样的假想牌局上比较，这些牌局在出牌人看来都与真的一样。比普通牌手好多少或差多少，算在出牌上；其余是运气。只有新的牌局再次证明的失误才会说出来。{ $measure ->
    [places] 以领先别人的百分比计。
    [points] 以分数计。
   *[other] 以赢一局的百分比计。
}
refused-analyses-off = 这个服务器不推算胜率。
refused-analyses-busy = 现在正在推算的牌局太多了，过几分钟再试。
refused-analyses-used-up = 这个服务器今天的 { $most } 局已经用完，下一局要到 { $when } 才能推算。以前推算过的随时可以看。
refused-no-analysis = 这一局的胜率推算不出来。
refused-analysis-failed = 这一局的胜率这次没能推算出来，{ $when }可以再试。
prefer-server-analyses = 胜率
prefer-server-analyses-about = 一局打完之后，大家能不能看每个人当时的胜率、运气和失误次数。

## The desk of a server
manage-page-tables = 现在的牌桌
manage-page-matches = 打完的比赛
manage-page-deeds = 记录
manage-page-people = 谁不能打牌
manage-page-season = 赛季
manage-no-tables = 没有正在进行的牌桌。
manage-hidden = -# 还有 { $count } 个在你看不到的频道里。
manage-table = **[#{ $number } { $game }]({ $link })**
manage-lobby = 尚未开始 · { $count }/{ $most } 个座位 · { $who } { $since }开桌
manage-waits = 第 { $round } 局 · 在等 **{ $who }**，{ $since }开始
manage-choose = 查看其中一个…
manage-about-open = 关闭牌桌会让比赛按当前比分结束，不计胜场和等级分。
manage-about-match = 作废的比赛留在历史记录里，但什么都不计：没有分数、胜场和等级分。牌桌上会通知大家，之后可以撤回。
manage-about-void = 这场比赛已作废：什么都不计。你可以撤回。
button-desk-void = 作废比赛
button-desk-restore = 恢复有效
button-desk-season = 重开赛季
manage-why-about = 牌桌上的每个人都能看到。可以留空。
refused-voided-already = 这场比赛没有可以作废的结果，或者已经作废。
refused-not-voided = 这场比赛没有作废。
refused-kept-out = { $ends ->
    [yes] 在 { $until } 之前，你不能在这个服务器玩
   *[no] 你不能在这个服务器玩
}。决定者：{ $who }。详情见 `/me`。
refused-roles-only = 这个服务器里只有部分身份组可以开桌。去找管理者帮忙吧！
refused-rights-only = 只有在 Discord 里有 **管理服务器** 权限的人，才能决定谁可以做什么。
manage-audit-about = 最近 90 天在这里做的决定。与你有关的，你用 `/me` 也能看到。
manage-concerned = 最近 90 天内与你有关的决定：你的牌桌、你本人和整个服务器。
manage-audit-empty = 没有任何决定。
audit-closed-lobby = { $table } 开始前被 { $by } 关闭
audit-closed-closed = { $table } 被 { $by } 关闭
audit-closed-consent = { $table }：大家同意结束
audit-closed-few = { $table } 因人数不足而结束
audit-closed-stale = { $table } 因长时间无人出牌而结束
audit-closed-server = { $table } 因机器人被移出服务器而关闭
audit-closed-damaged = { $table } 因无法读取而关闭
audit-closed-unending = { $table } 已结束：按最新的规则，一局永远打不完
audit-sent = { $by } 把 { $whom } 请离了 { $table }
audit-sent-voted = { $table } 投票把 { $whom } 请离
audit-voided = { $table } 被 { $by } 作废{ $reason ->
    [yes] ：{ $detail }
   *[no] {""}
}
audit-restored = { $by } 恢复了 { $table } 的有效性
audit-kept-out = { $by } 决定：{ $whom } { $days ->
    [0] 不能再在这里玩
   *[other] { $days } 天内不能在这里玩
}
audit-let-in = { $by } 决定：{ $whom } 可以再次在这里玩
audit-season = { $by } 重开了 { $season } 赛季
audit-set = { $by } 更改了设置 · { $setting }
manage-nobody-out = 所有人都可以在这里玩。
manage-keep-out = 不让某人在这里玩…
manage-let-in = 让某人重新参与…
manage-out = { $whom } { $ends ->
    [yes] 在 { $until } 之前不能在这里玩
   *[no] 不能再在这里玩
}（{ $by } 决定）
manage-how-long = 让 { $whom } 多久不能在这里玩？{ $count ->
    [0] 现在不在任何牌桌上。
   *[other] 会离开现在的 { $count } 张牌桌，就像被牌桌请离一样：名次按那时的算。你自己也在打的比赛除外，仍会一起打下去。
}
manage-for-good = 永久
manage-sure = 确定，重开
manage-season = 一个赛季是一个月（UTC）：**{ $season }**。
manage-restarted = 它在 { $when } 重开过：只算此后结束的比赛。
manage-season-about = 重开会清空本赛季的排行榜，大家从头再来。总榜和之前的月份不变。
manage-season-sure = 本赛季至今的一切都不再计入赛季排行榜，而且无法撤销。谁都能用 `/me` 看到是谁做的。
judged-voided = 🎲 { $by }{ $plays ->
    [yes] （也在这张牌桌上玩）
   *[no] {""}
}将比赛 #{ $number }（{ $game }）作废：它留在历史记录里，但什么都不计。
judged-restored = 🎲 { $by }{ $plays ->
    [yes] （也在这张牌桌上玩）
   *[no] {""}
}撤回了这个决定：比赛 #{ $number }（{ $game }）恢复有效。
judged-reason = > { $why }
history-voided = 已被 { $who } 作废
ended-closed-playing = { $who } 也在这张牌桌上玩，并有权关闭牌桌，关闭了比赛。
ended-small = 本服务器不计这样的比赛：它留在历史记录里，但不计胜场和等级分。
prefer-page-rights = 谁可以
prefer-page-counting = 什么算数
prefer-roles = 部分身份组
prefer-server-openers = 可开桌的身份组
prefer-server-openers-about = 只有部分身份组可以开桌时，是哪些。
prefer-no-role = 无
prefer-server-hosts = 所有牌桌的房主身份组
prefer-server-hosts-about = 可以关闭牌桌、请人离开、指定其他房主，自己不在玩的牌桌也行。
prefer-server-managers = 管理身份组
prefer-server-managers-about = 可以像服务器管理者一样使用 `/settings` 和这些设置，本页除外。
prefer-server-counted_rounds = 局数
prefer-server-counted_rounds-about = 至少打这么多局的比赛才计胜场和等级分。本页对此后开始的比赛生效。
prefer-server-counted_people = 真人
prefer-server-counted_people-about = 至少要有这么多真人，电脑玩家不算。
prefer-server-counted_computers = 电脑玩家
prefer-server-counted_computers-about = 有电脑玩家的比赛是否计入。
prefer-server-counted_games = 游戏
prefer-server-counted_games-about = 计入哪些游戏；不选就是全部。
manage-about-early = 还没有打完一局，关闭后没有任何结果。
manage-audit-title = ## 🗂️ 本服务器的决定
arrival-hello =
    ## 🃏 毛毛牌来了
    和朋友打牌：现在打一整局，或者一天出一张。你的手牌会私信发给你。
arrival-lacks = ⚠️ 我缺少一些权限，所以有些功能用不了：{ $permissions }。服务器管理者可以把它们授予我的身份组。
arrival-deaf = 🙉 我读不到消息，因为运行我的人没有打开 *Message Content Intent*。所以噤声时我分不清笑声和说话；其他一切正常。
arrival-settings = 在 { $server } 里没有我能发言的频道，所以告诉你。在那里用 `/settings` 选择频道、语言，以及谁能开桌。
permission-read_messages = 查看频道
permission-send_messages = 发送消息
permission-send_messages_in_threads = 在子区内发送消息
permission-create_public_threads = 创建公开子区
permission-embed_links = 嵌入链接
permission-read_message_history = 阅读消息历史
permission-external_emojis = 使用外部表情符号

## Time banks, and who finishes matches
option-time_bank = 整场比赛的备用时间
option-company = 只限打完九成比赛的人
table-bank = ⏳ 剩余备用时间：{ $left }
bank-left = { $who } { $hours ->
    [0] { $minutes } 分钟
   *[other] { $hours } 小时 { $minutes } 分钟
}
refused-newcomers = 这张牌桌只限打完九成比赛的人，外加最多 { $most } 位新人。新人的位置已满：试试对所有人开放的牌桌。
refused-unfinished = 这张牌桌只限打完九成比赛的人。你在这里最近 { $begun } 场中打完了 { $finished } 场。在对所有人开放的牌桌再打完 { $count } 场就可以了。
button-who = 谁在座？
who-title = ### 谁在座
    -# 只有在座的人能看到。统计的是本服务器里至少两个真人的比赛。
who-line = - **{ $who }** · { $finishes } · { $answers } · { $seen }
who-new = - **{ $who }** · 🌱 新来的
finishes-share = { $tenths ->
    [10] 每场都打完
   *[other] 10 场打完 { $tenths } 场
}
answers-minutes = 几分钟内回应
answers-hour = 一小时内回应
answers-hours = 几小时内回应
answers-day = 一天内回应
answers-days = 要几天才回应
seen-day = 今天玩过
seen-week = 本周玩过
seen-month = 本月玩过
seen-longer = 一个多月没玩了
me-reliable = ### 🤝 在这个服务器
    你最近 **{ $begun } 场打完了 { $finished } 场**。同桌的人都看得到，还有：*{ $answers }*。
me-new = ### 🤝 在这个服务器
    你在这里还是新人：再打 { $count } 场后，同桌的人都能看到你打完多少比赛、多快回应。
me-back-up = 再打完 { $count } 场，就又达到九成了。
me-not-counted = -# 免打扰时段、请假、暂停和被请离都不算在任何人头上。
explained-time_bank = 整场比赛的备用时间，某一回合超时的时候用。两者都用完时，机器人替你走最稳妥的一步。
explained-company = 只有在本服务器十场打完至少九场的人能入座，每桌另加两位新人。暂停、请假和免打扰时段都不算。


## Games that a server has written down
game-own = 本服务器的游戏
intro-own = 这里的人做的游戏。点 *规则* 看怎么玩。
arg-file = 装有游戏的 TOML 文件
games-own-title = ## 本服务器的游戏
games-own-none = 还没有。可以用按钮设计一个，或从文件导入：`/workshop file`。
games-own-line = **{ $game }** · 第 { $version } 版 · { $when } · { $who }
games-which = 看一个游戏
button-glist = 本服务器的游戏
button-gedit = 修改
button-gfile = 存成文件
button-gnew = 新游戏
game-delete-sure = 删除 **{ $game }**？正在玩的桌子继续，但不能再开新桌。
game-taken-in = ✅ 已导入。用它开桌：`/open`。
game-saved = ✅ 已保存。用它开桌：`/open`。
game-file = **{ $game }** 的文件。别的服务器用 `/workshop file` 导入。
refused-no-game = 本服务器没有游戏“{ $game }”，或者已被删除。`/workshop list` 列出现有的。
refused-games-full = 已经有 { $most } 个游戏，这是上限。先删掉一个：`/workshop list`。
refused-game-taken = 已有名为“{ $game }”的游戏。换个名字吧。
refused-game-overtaken = 你修改的时候，别人保存了“{ $game }”，你的保存会覆盖它。你的内容没有丢：给你的游戏换个名字，另外保存。
refused-no-draft = 你现在没有在这里设计游戏。用 `/workshop new` 或 `/workshop edit` 开始。草稿保留一周。
refused-nothing-to-undo = 没有可撤销的了。
refused-file-which = 说出一个游戏来获取文件，或附上文件来导入游戏。
refused-file-too-long = 文件太大，游戏文件最多 { $most } kB。
refused-file-no-text = 这个文件不是文本。游戏是 UTF-8 的 TOML 文件，像 `/workshop file` 给出的那样。
refused-writers-only = 这个服务器里只有部分身份组可以设计游戏。去找管理者帮忙吧！
refused-writing-managers = 这个服务器里只有管理者可以设计游戏：`/settings`，*权限*。去找一位帮忙吧！
prefer-server-writing = 设计游戏
prefer-server-writing-about = 谁可以为本服务器设计游戏（`/workshop`）。
prefer-server-writers = 可设计游戏的身份组
prefer-server-writers-about = 只有部分身份组可以设计游戏时，是哪些。
own-wrong = 这个游戏还不能玩：
and-more = ……还有 { $count } 个。
own-wrong-near = 你是指 { $near } 吗？
own-wrong-known = 这里可用：{ $known }
own-wrong-too-long = 文本超过 { $given } 个字符。
own-wrong-unreadable = 这不是 TOML（{ $given }）。
own-wrong-newer = 这是更新版本的机器人写的（格式 { $given }）。
own-wrong-title = “{ $given }”不行：太长，或含有看不见的字符。
own-wrong-unknown = 没有“{ $given }”。
own-wrong-missing = 这里必须填写。
own-wrong-kind = 这里不能是“{ $given }”。
own-wrong-word = “{ $given }”不是一个由字母、数字、_ 和 - 组成、以字母开头的词。
own-wrong-range = { $given } 太小或太大。
own-wrong-too-many = 超过了 { $given } 个。
own-wrong-unread = 选项“{ $given }”哪里都没用到。
own-wrong-seats = “{ $given }”要有最少和最多人数。
own-wrong-pack = 满桌时牌不够用（{ $given }）。
own-wrong-never = { $given } 永远无法打出。
own-wrong-calls = { $given } 同时要求两件事。
own-wrong-contradiction = “{ $given }”互相矛盾。
own-wrong-absent = 牌里没有 { $given }。
own-wrong-without-effect = 这项没有作用：需要 “{ $given }”。
refused-game-number = 填一个 { $low } 到 { $high } 的数字。
refused-game-points = 这样写：`J = 20, Q K = 10`，数字从 { $low } 到 { $high }。
refused-game-by-seats = 请这样写：`3 = 6, 5 = 5`，人数后面的数字为 { $low } 到 { $high }。
# games that are written down
told-Demanded = **{ $seat }** 要求出 { $number ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $number }
}
told-CardNamed = 这张牌当作 { $card }
told-HandsSwapped = 🔀 **{ $seat }** 和 **{ $other }** 换手牌
told-HandLookedAt = 👀 **{ $seat }** 看 **{ $other }** 的手牌
told-RulesChanged = ✏️ **{ $seat }** 定一条规则
told-CardGiven = 🤲 **{ $seat }** 给 **{ $other }** 一张牌
told-NamedNext = 👉 **{ $seat }** 让 **{ $other }** 接着出牌
told-GaveUp = 🏳️ **{ $seat }** 放弃本局
told-Disturbed = 📣 **{ $seat }** 没什么可报却说了：别人报过的都不算了
told-HandsChanged = 🤲 每人换到另一手牌
told-HandSizeChosen = **{ $seat }** 每人发 { $number } 张
told-MayNotEndSo = 不能用这张牌出完
told-SecondWordMissed = **{ $seat }** 忘说第二句
told-OutOfRound = **{ $seat }** 被淘汰出本局
told-CameBackIn = ↩️ **{ $seat }** 得继续打
told-DealtFewer = **{ $seat }** 得到 { $number } 张，继续打
hand-cover = { $can ->
    [play] 再出一张牌
    [play-draw] 再出一张牌，或者摸牌
    [play-pass] 再出一张牌，或者过
    [draw] 上面还要出一张牌：只能摸牌
    [pass] 上面还要出一张牌：只能过
    [draw-pass] 上面还要出一张牌：只能摸牌或过
   *[other] 再出一张牌，或者摸牌，或者过
}
hand-announce = { $needed ->
    [yes]
        只剩 { $count } 张牌：快报牌！
        下一回合之前报，否则那时不能出它。
   *[no] { $cost ->
        [0] 只剩 { $count } 张牌：快报牌！
       *[other]
            只剩 { $count } 张牌：快报牌！
            下一步之前报。忘了又被抓到，你摸 { $cost } 张。
    }
}
hand-announce-silent = { $cost ->
    [0] 只剩一张牌：敲两下！
   *[other]
        只剩一张牌：敲两下！
        下一步之前敲。忘了又被抓到，你摸 { $cost } 张。
}
hand-say = ❗ 出最后一张之前，先说：*{ $word }*
why-must-cover = 先在 { $top } 上再出一张牌。
why-does-not-cover = { $top } 上还要出一张牌，但 { $card } 不行。
why-demand-stands = { $card } 不是被要求的牌。
why-misses-turn = 这一回合你要停：过，或者出一张能应对的牌。
hand-give-card =
    选一张要给出的牌
    只有得到它的人看得见。
table-give-card = ▸ **{ $who }** 正在选要给出的牌
table-cover = ▸ **{ $who }** 再出一次
hand-stand = { $can ->
    [pass] 你要停一回合
   *[other] 你要停一回合，除非出一张能应对的牌
}
table-stand = ▸ **{ $who }** 必须应对，或者停一回合
hand-demand = 你要求出哪个点数？
table-demand = ▸ **{ $who }** 正在选要求的点数
hand-names =
    它当作哪张牌？
    先选点数，再选花色。
table-names = ▸ **{ $who }** 正在指定一张牌
hand-hand-size = 每人发几张牌？
table-hand-size = ▸ **{ $who }** 正在决定发几张牌
hand-may-move-hands = 要换手牌吗？
table-may-move-hands = ▸ **{ $who }** 正在决定是否换手牌
why-declared-late = 你没有在轮到自己之前报最后一张牌，所以现在不能出它。
why-declare-first = 先报最后一张牌，然后才能出。
why-first-word = 先说“{ $words }”。
why-has-paid = 该摸的牌你已经摸了，这一回合不能再摸。
table-mark-suspended = 💤 所有牌都没有效果，直到再有一张牌压在相同的牌上。
table-mark-demand = ❗ 只能出被要求的牌。
result-why-rounded = 取整 { $points }
result-why-twice-shuffled = 翻倍：重新洗过牌 { $points }
result-why-taken = 来自其他人 { $points }
result-why-last-card = 以 { $card } 出完 { $points }
result-why-twice-card = 翻倍：以 { $card } 出完 { $points }
result-why-dropped = 被淘汰
result-why-exactly = 正好：归零 { $points }
result-why-place = 名次 { $points }
result-why-gave-up = 放弃 { $points }
result-why-life = 失去一条命
does-EndDebt = 罚牌作废
does-PassDebt = 罚牌传给下家{ $answered_by_none ->
    [yes] ，不能应对
   *[no] ；可应对：{ $answered_by }
}
does-ScaleDebt = 罚牌{ $by ->
    [half] 减半
   *[double] 加倍
}并传给下家{ $answered_by_none ->
    [yes] ，不能应对
   *[no] ；可应对：{ $answered_by }
}
does-PreviousOwes = 上家摸 { $cards } 张{ $answers ->
    [none] ，不能应对
   *[other] 或应对：{ $answers }
}
does-PicksWhoDraws = 你选的人摸 { $cards } 张
does-SkipDebt = { $whom ->
    [beyond] 再下一家
   *[next] 下家
}停一回合{ $answered_by_none ->
    [yes] {""}
   *[no] 或应对：{ $answered_by }
}{ $adds ->
    [yes] （回合累加给同一人）
   *[no] {""}
}
does-SkipRow = 同点数连着几张，就有几人停一回合
does-SomebodyDraws = { $who ->
    [self] 你摸 { $cards } 张
    [previous] 你的上家摸 { $cards } 张
    [fewest] 其他人中牌最少的摸 { $cards } 张
    [most] 其他人中牌最多的摸 { $cards } 张
   *[second] 下家的下家摸 { $cards } 张
}
does-SomebodyMisses = { $who ->
    [self] 你
    [previous] 你的上家
    [fewest] 其他人中牌最少的
    [most] 其他人中牌最多的
   *[second] 下家的下家
}停 { $turns } 回合
does-ChooseNext = 你来指定下一个出牌的人
does-LayAgain =
    { $must ->
        [yes]
            { $several ->
                [yes] 再单出一张
               *[no] 再出一张
            }
       *[no]
            可以{ $several ->
                [yes] 再单出一张
               *[no] 再出一张
            }
    }{ $on_it_any ->
        [yes] 能出的牌
       *[no] （{ $on_it }）
    }{ $draws ->
        [none] { "" }
        [one]
            { $voluntary ->
                [yes] ，或者摸一张
               *[no] ；出不了就摸一张
            }{ $lay_drawn ->
                [yes] （能出就可以出）
               *[no] ，摸到的牌留在手里
            }
       *[until]
            { $voluntary ->
                [yes] ，或者摸到能出的牌为止，手里已有能出的也行（摸到的可以留着，继续摸）
               *[no] ；出不了就摸到能出为止
            }{ $lay_drawn ->
                [yes] { "" }
               *[no] ，摸到的牌都留在手里
            }
    }
does-LayMore = 同一回合里可以接着出牌，张数不限（{ $on_it }）
does-CallOtherSuit = 指定花色，但不能是它自己的
does-CallColour = 指定红或黑
does-DemandRank = { $ranks_all ->
        [yes] 必须要求任一点数
       *[no] 必须要求 { $ranks } 之一
    }：大家出它或摸牌，直到有人出或轮回到你{ $answered_by_none ->
    [yes] {""}
   *[no] ；也可出：{ $answered_by }
}
does-NextCard = { $one_of_all ->
    [yes] { $follows ->
        [yes] 下一张要跟牌
       *[no] 下一张可出任何牌
    }
   *[no] 下一张只能出：{ $one_of }{ $follows ->
        [yes] ，而且要跟牌
       *[no] {""}
    }
}
does-StandsFor = 可当作你说的任何牌
does-CopyBelow = 效果同下面那张
does-Suspend = 此后所有牌都没有效果，直到再次出现这种情况
does-SwapHands = { $may ->
    [yes] 可以选一人换手牌
   *[no] 选一人换手牌
}
does-HandsMoveOn = { $may ->
    [yes] 可以让每人把整手牌传给下家
   *[no] 每人把整手牌传给下家
}
does-GatherAndDeal = { $may ->
    [yes] 可以收齐所有手牌平均重新发
   *[no] 收齐所有手牌平均重新发
}
does-GiveCard = { $may ->
    [yes] 可以给别人一张牌，最后一张除外
   *[no] 给别人一张牌，最后一张除外
}
does-LookAtHand = 看一个人的手牌
does-BringBack = 下家刚出完的话，摸 { $cards } 张继续打
when-debt = 用来应对罚牌时：{ $does }
when-no_debt = 无罚牌时：{ $does }
when-own_rank = 压同点数时：{ $does }
when-own_suit = 压同花色时：{ $does }
when-first_circle = 第一圈时：{ $does }
when-two_play = 只剩两人时：{ $does }
when-more_play = 三人或更多时：{ $does }
when-twin = 压同一张牌时：{ $does }
when-own_number = 等于你最近所发张数时：{ $does }
when-row = 同点数连续第 { $row } 张：{ $does }
when-last = 作为最后一张：{ $does }
when-turned_up = 翻开时：{ $does }
does-LayTogether = **一起出：** 同点数可一次出多张{ $together_all ->
    [yes] { "" }
   *[no] （{ $together }）
}，第一张要能出；摸来的牌只能单出；{ $all_act ->
    [yes]
        依次全部生效{ $skips ->
            [yes] （停一回合的人跳过）
           *[no] { "" }
        }{ $calls ->
            [yes] ；只有最后一张能指定
           *[no] { "" }
        }
   *[no] 只有最后一张生效
}。
does-LayPairs = **成对：** { $pairs } 可带一张同花色；可一起出：{ $together_all ->
    [yes] 任何点数
   *[no] { $together }
}；第一张要能出；{ $all_act ->
    [yes]
        全部生效{ $calls ->
            [yes] ，但只有最后一张能指定
           *[no] { "" }
        }
   *[no] 只有最后一张生效
}。
does-DeclareCards = ☝️ **剩 { $left } 张：** 任何人出牌之前按 *{ $word }*。
does-DeclareTwice = ☝️ **剩 { $left } 张：** 任何人出牌之前按 *{ $word }*，出自己最后一张之前再按 *{ $second_word }*。
does-JumpIn = **抢牌：** 下家行动前，用与刚出的牌一样的牌按 *{ button-jump-in }*，效果照常{ $doubled_none ->
        [yes] { "" }
       *[no] ，{ $doubled } 加倍
    }，并从你继续。{ $never_none ->
        [yes] { "" }
       *[no] { $never } 不能用来抢牌。
    }{ $spared_none ->
        [yes] { "" }
       *[no] { $spared } 让你停一回合时，你不能在它上面抢牌。
    }
goes-then-any = 上面可压任何牌
goes-by-colour = 压 { $rank } 时颜色（红黑）须相同
rules-own-number = 点数等于你最近所发张数的牌可压任何牌。
rules-opening-plain = 翻牌直到翻出没有效果的一张。
rules-put-back = 翻到就放回：{ $cards }。
rules-single-drawn = 你只需摸一张罚牌时，可以马上出这张。
rules-chosen-hand = 庄家决定发几张：每人 1 到 { $number } 张。
rules-hand-of = 两人时每人 { $two } 张。
rules-hand-of-dealer = 庄家得 { $number } 张，翻开的牌算他出的。
rules-who-dealer = { $who ->
    [winner] 下局由赢家发牌。
    [loser] 下局由剩得最多的人发牌。
   *[next] 轮流坐庄。
}
rules-who-begins = { $who ->
    [dealer] 庄家先出。
    [before] 庄家上家先出。
    [winner] 上局赢家先出。
    [loser] 上局输家先出。
   *[next] 庄家下家先出。
}
rules-more-packs = { $number } 人起多用一副牌。
rules-packs-from = { $span ->
    [more] { $seats } 人起
    [one] { $seats } 人
   *[some] { $seats }–{ $last } 人
}用 { $number } 副牌。
rules-hand-from = { $span ->
    [more] { $seats } 人起
    [one] { $seats } 人
   *[some] { $seats }–{ $last } 人
}每人 { $number } 张。
rules-one-rank = 跟牌时，这些算同一点数：{ $cards }。
rules-call-cards = 指定的花色对接下来 { $number } 张牌有效。
rules-then-another = 指定花色之后，下一张必须是别的花色，哪种都行。
rules-second-word = 你没说第二句就出完：摸 { $number } 张继续打。
rules-needed = 你没有在轮到自己之前报最后一张，那一回合就不能出它。
rules-misses-turn = 你忘了，还要停一回合。
rules-not-with =
    你不能用 { $cards } 出完：试了{ $number ->
        [0] 也不算出完，轮到你时摸一张，能出就可以出
       *[other] 要摸 { $number } 张
    }。
rules-late = 你出完牌，要等再轮到你才算出完；在那之前还可能拿到牌。
rules-too-many = 手牌超过 { $number } 张，你就被淘汰出本局。
does-GiveUp = 🏳️ 轮到你时可以放弃本局{ $price ->
    [0] ：算输
   *[other] ：无论手里有什么，都计 { $price } 分
}。
rules-misplay-once = 一局里第二次出错，就退出本局。
rules-first-saves = 摸罚牌时，如果第一张就能应对，可以出它，剩下的不用摸。
rules-disturbed = 如果没什么可报的人说了，别人报过的就不算了，要重新报。
rules-plays-on = 其他人继续打，直到只剩一人。
rules-countdown = **倒数：** 你每次出完，都比上次少发一张继续打；出完只有一张的那手牌就赢。
rules-rounded = 每局得分按 { $number } 取整，至少为 { $number }。
rules-alone-points = 手里只剩一张时：{ $values }。
rules-last-points = 用它出完：{ $values }。
rules-shuffled-twice = 重新洗过牌的一局分数翻倍。
rules-to-winner = 赢家得到其他人手里的分。
rules-to-loser = 只有分数最多的人计分。
rules-stuck-fewest = 谁都动不了时，手里分最少的人得到与其他每人的差额。
rules-exactly = 正好 { $number } 分，你就归零。
rules-places = 🏁 **计分：** 第一个出完 0 分，第二个 1 分，依次类推。
rules-rounds = 有几人就打几局；分数最低者胜。
rules-rounds-of = 共打 { $number } 局。
rules-out-above = 超过 { $number } 分，你就被淘汰；最后剩下的人赢得比赛。
rules-lives = ❤️ **命：** 每人 { $number } 条。每局结束时手里分最多的人失去一条；没有命就被淘汰，最后剩下的人赢得比赛。
rules-per-two = 两人玩时到 { $number } 分结束比赛；每多一人，目标增加一半。
rules-any-card = 任何牌
rules-every-card = 每张牌
rules-any-but = 任何牌，{ $cards } 除外
rules-its-suit = 同花色
rules-no-card = 无
term-demand = **要求：** 只能出被要求的牌。
option-after_debt = 为 2 或王摸牌之后
option-second_word = 忘说第二句的罚牌数
option-comes_back = 红桃 7 让人回来
option-king_of_spades = 黑桃 K 罚四张
option-skipper = 什么牌跳过下家
option-plays_on = 其他人继续打
option-seven = 7 的规则
option-eight = 8 要摸一张并停一回合
option-together = 一次出多张同点数的牌
option-limit = 超过多少分被淘汰
option-specials = Q、A、2 有效果
option-jack_again = J：再出一次
option-countdown = 倒数
option-own_rank = 你自己的万能点数
value-over = 回合结束
value-ten = 10
value-king = K
value-eight = 8
value-places = 名次
value-points = 剩牌分数
value-once = 下家摸两张并停一回合
value-adds = 累加
game-pesten = 佩斯滕（荷兰）
game-makao = 马考（波兰）
game-switch = 斯威奇（英格兰）
game-prsi = 普尔希（捷克）
game-tschau-sepp = 乔泽普（瑞士）
game-sto-odno = 一百零一（俄罗斯）
game-crazy-eights = 疯狂八点
game-club = 俱乐部规则
game-branne = 布兰纳
arg-like = 以哪个游戏为基础
game-editing = ✏️ **{ $game }**
game-unnamed = 我们的游戏
game-like = 我们的{ $game }
game-begin = 选一个部分来设置。下面是现在的规则。每次改动立即保存为草稿。
rule-begin = 你赢了：改这个游戏的**一处**，然后按**保存**。计分、座位和名称不变。
rule-made = 好了！从下一局起就是这条规则：{ $link }
rule-ends = 按这条规则，一局永远打不完，所以不能这样定。按 **撤销** 改点别的，或者丢弃它：{ $link }
rule-dropped = 什么都没有改。还有时间的话，可以另定一条规则。
hand-rule = 🏆 你赢了：可以改这个游戏的**一**处；{ $until } 截止。
game-others-at = 现在还有别人在修改这个游戏。后保存的人会收到提醒。
game-moved-on = 游戏在显示之后已有改动。现在是这样。
game-undone = 已撤销。
game-page = 部分：{ $page }
game-name = 名称
game-about = 一句介绍
game-no-entries = 还没有牌有效果。选几张牌来给它们效果。
game-add-entry = ＋ 有效果的牌……
game-which-entry = 修改牌的效果
game-which = 牌：{ $cards }
game-when = 何时：{ $when }
game-laid = 每次打出时
game-add-effect = ＋ 效果……
game-which-effect = 设置另一个效果
game-drop-effect = 去掉这个效果
game-remove-entry = 删除整条规则
game-all-cards = 所有牌
game-no-options = 每一桌都一样。选一样东西，让房主自己决定。
game-let-choose = ＋ 让每桌自己选……
game-more-choices = ＋ 还让每桌选……
game-which-option = 改每桌可选的内容
game-settle = 恢复为各桌一样
game-all-options = 所有可选的内容
game-does-nothing = 还没有：请选择效果
game-cards-all = 所有牌
game-cards-none = 无
game-cards-joker = 王
game-cards-without = 但不含{ $card }
game-cards-finer = ✏️ 更精确……
game-cards-any = 任何花色
game-cards-suit = 同花色
game-by-option = 由每桌自己选
game-typed-cards = 用文字写牌
game-typed-cards-about = 7、KH（红桃K）、J:black、all -J、red；应对处也可用 8:suit
game-typed-points = 例如：J = 20, Q K = 10
game-typed-by-seats = 几人起 = 多少，例如：3 = 6, 5 = 5
game-typed-said = 它会出现在按钮上，也可以在频道里打出来。
game-draft-open = 你还在这里做 **{ $game }**。开始别的就会丢弃它。
game-anew = 丢弃并重新开始
game-drop-sure = 丢弃 **{ $game }** 的草稿？你已保存的会保留。
button-gundo = 撤销
button-gsave = 保存
button-gdrop = 丢弃草稿
button-gon = 继续做
refused-game-not-written = “{ $game }”有特别的规则，不能这样修改。从别的游戏开始吧。
part-about = 名称和人数
part-pack = 牌
part-deal = 发牌
part-follow = 什么牌能压什么牌
part-call = 指定花色
part-play = 一次出多张
part-draw = 摸牌
part-debt = 罚牌
part-declare = 报牌
part-jump-in = 抢牌
part-misplay = 出错牌
part-ending = 一局怎样结束
part-counting = 计分
part-cards = 牌的效果
part-options = 每桌自选
part-about-fewest = 最少人数
part-about-most = 最多人数
part-pack-cards = 用哪些牌
part-pack-packs = 几副牌
part-pack-more-from = 多少人起加一副（0：不加）
part-pack-packs-from = 按人数的副数
part-pack-jokers = 每副几张王
part-pack-seats-per-pack = 每副牌人数（0：不限）
part-deal-hand = 每人几张
part-deal-hand-of-two = 两人时每人几张（0：相同）
part-deal-hand-from = 按人数每人几张
part-deal-hand-of-dealer = 庄家几张（0：相同）
part-deal-chosen = 庄家决定张数
part-deal-direction = 方向
part-deal-direction-clockwise = 顺时针
part-deal-direction-counter-clockwise = 逆时针
part-deal-dealer = 下局谁坐庄
part-deal-begins = 谁先出
part-deal-dealer-next = 下一家
part-deal-dealer-loser = 输家
part-deal-begins-behind = 庄家下家
part-deal-begins-loser = 输家
part-deal-begins-dealer = 庄家
part-deal-begins-before = 庄家上家
part-deal-turned-up = 翻开的牌
part-deal-turned-up-nothing = 没有效果
part-deal-turned-up-acts = 有效果
part-deal-turned-up-plain = 总是没有效果的牌
part-deal-put-back = 不会翻开
part-follow-anywhere = 可压任何牌
part-follow-on-call = 也可压指定的花色
part-follow-not-on-own-rank = 不能压同点数
part-follow-own-rank-by-colour = 压同点数须同色（红/黑）
part-follow-one-rank = 算同一点数
part-follow-follow-call = 可跟指定花色
part-follow-takes-any = 任何牌可压它们
part-follow-over = 弃牌堆照旧：以下面的牌为准
part-follow-not-both = 不能压完全相同的牌
part-follow-own-number = 等于发牌张数的点数可压任何牌
part-call-until = 指定花色有效
part-call-until-next = 到下一张牌
part-call-until-caller = 直到指定者再次出牌
part-call-cards = 对几张牌有效
part-call-then-another = 之后换花色
part-call-binds-debt = 应对时也要跟
part-play-together = 可一次多张的牌
part-play-all-act = 全部生效
part-play-pairs = 可带一张同花色
part-any-voluntary = 能出也可摸
part-draw-must = 能出必须出
part-draw-until = 摸到能出为止
part-draw-limit = 一回合最多摸几张（0：不限）
part-draw-lay-drawn = 摸到的可以出
part-debt-after = 摸完罚牌后
part-debt-after-lays = 可以出一张
part-debt-after-on = 打你的回合
part-debt-after-single = 可出刚摸的那张
part-debt-first-saves = 摸的第一张可应对
part-declare-left = 剩几张时报牌
part-declare-penalty = 罚牌数：被抓
part-declare-forgotten = 罚牌数：忘报
part-declare-false-accusation = 罚牌数：抓错人
part-declare-while-one = 只剩一张期间都可被抓
part-declare-second = 罚牌数：忘说第二句
part-declare-word = 剩最后几张牌时说的话
part-declare-second-word = 第二句话
part-declare-needed = 不报不能出最后一张
part-declare-misses-turn = 忘报停一回合
part-declare-disturbed = 别人说了会作废
part-jump-in-allowed = 相同的牌可抢出
part-jump-in-never = 不能抢的牌
part-misplay-cost = 罚牌数：出错牌（0：只是不让出）
part-misplay-hints = 标出能出的牌
part-misplay-once = 第二次出错就退出本局
part-ending-plays-on = 其余的人继续争名次
part-ending-countdown = 倒数：每次少一张
part-ending-late = 再轮到你才算出完
part-ending-not-with = 不能用来出完
part-ending-costs = 罚牌数：试着出
part-ending-too-many = 超过几张被淘汰（0：从不）
part-ending-give-up = 放弃计几分（0：不可）
part-counting-by = 计什么
part-counting-by-cards = 剩牌张数
part-counting-by-rounds = 赢的局数
part-counting-by-lives = 命
part-counting-points = 牌的点数
part-counting-alone = 仅剩一张时的点数
part-counting-last = 以此牌出完的点数
part-counting-twice = 以此牌出完翻倍
part-counting-round-to = 取整到
part-counting-shuffled-twice = 重新洗牌则翻倍
part-counting-to = 谁计分
part-counting-to-losers = 各计各的
part-counting-to-winner = 赢家得所有人的
part-counting-to-loser = 只有最多的人
part-counting-stuck = 无人能出时
part-counting-stuck-all = 各计手牌
part-counting-stuck-fewest = 手里最少的人得差额
part-counting-exactly = 正好此数归零（0：从不）
part-counting-target = 比赛结束于
part-counting-beyond = 须超过
part-counting-per-two = 按每两人计
part-counting-rounds = 比赛局数（0：到目标）
part-counting-round-each = 局数等于人数
part-counting-out-above = 超过此数被淘汰（0：从不）
part-counting-lives = 命数（计命时）
part-any-cards = 几张
part-any-answered-by = 可应对的牌
part-any-adds = 停的回合累加
part-any-on-it = 可接的牌
part-any-must = 必须
part-any-may = 可不做
part-any-who = 谁
part-any-who-second = 下家的下家
part-any-who-self = 出牌者
part-any-who-previous = 上家
part-any-who-fewest = 牌最少的
part-any-who-most = 牌最多的
part-any-turns = 几回合
part-any-by = 怎样
part-any-by-double = 加倍
part-any-by-half = 减半
part-any-draws = 不能出则摸
part-lay-again-draws-one = 一张
part-lay-again-draws-none = 不摸
part-lay-again-draws-until = 摸到能出
part-any-lay-drawn = 摸到的可以出
part-any-ranks = 可要求的点数
part-any-one-of = 其中之一
part-any-follows = 也要跟牌
part-any-default = 默认
part-any-low = 最少
part-any-high = 最多
try-title = ### 🎲 { $game } · 试打一局
try-tell = 按游戏现在的样子，自己试一局：其他人都是电脑，别人看不到，也不计成绩。把手里的牌出完。
try-won-you = 🥇 你赢了！
try-won = { $close ->
    [yes] 差一点：{ $who } 先出完
   *[no] { $who } 先出完
}
try-won-nobody = 没有人赢。
button-gtry = 试玩
button-try-anew = 重新发牌
button-gcheck = 检验
check-rounds = 🎯 { $players } 个电脑玩家打了 **{ $rounds } 局**：
check-length = ⏳ 一般的一局里每人决定 { $turns } 次，长的一局 { $long } 次。
check-all-end = ✅ 每一局都能结束。
check-unended = ⚠️ 有 { $unended } 局打不完（{ $percent }%）。{ $stuck ->
    [yes] 多半卡在 { $hangs }。
   *[no] { "" }
}
check-behind-good = 👥 坐庄家下家有利：这个座位胜率 { $behind }%，纯靠运气是 { $fair }%。
check-behind-bad = 👥 坐庄家下家不利：这个座位胜率 { $behind }%，纯靠运气是 { $fair }%。
check-behind-fair = 👥 坐在哪里没有差别。
check-skill-much = 🧠 技巧很重要：认真打的对随便打的，胜率 { $skill }%，纯靠运气是 { $fair }%。
check-skill-some = 🧠 技巧有用：认真打的对随便打的，胜率 { $skill }%，纯靠运气是 { $fair }%。
check-skill-little = 🧠 几乎全靠运气：认真打的对随便打的，胜率 { $skill }%，纯靠运气是 { $fair }%。
check-seldom = 💤 几乎用不到：{ $what }
check-rated = 🏆 在服务器允许时，比赛计入等级分。
check-not-rated = 🏆 太多局打不完：可以保存和玩，但不计等级分。
check-none = 🏆 还没检验：有人按过 *检验* 之后，比赛才计等级分。
refused-work-busy = 现在太忙，还没顾上这件事。过一会儿再试。
button-try-again = 再试一次
refused-check-failed = 检验没能及时完成。过一会儿再试；游戏照样可以保存和玩。
game-more-effects = ＋ 更多效果……
which-show = 显示哪张牌桌…
table-laughing = 😂 在笑：{ $who }
heard-words-last-card = 最后一张, 只剩一张, 还剩一张, 就剩一张, 剩最后一张
refused-too-long = 太长了：最多写 { $most } 个字符。
refused-game-takes-long = 读这个游戏要花太长时间。选项很多的话，减少一些再试。
refused-lacks-permission = 我不能在这里开桌，因为缺少这些权限：{ $permissions }。服务器管理者可以在本频道的设置里给我。
refused-bot-timed-out = 我在这个服务器里被暂停发言到 { $until }，没法在这里发消息。管理服务器的人可以解除。
notice-lacks-permission = 我到不了牌桌所在的频道了：在 { $channel } 缺少权限 { $permissions }。比赛暂停。服务器管理者重新给我权限，牌桌就马上继续；或者由房主用 `/table here` 换个频道。
notice-bot-timed-out = 我在你那张牌桌所在的服务器里被暂停发言到 { $until }，没法在 { $channel } 发消息。比赛暂停。管理服务器的人解除后，牌桌马上继续。
button-open = 开一桌
refused-opens-in-server = 牌桌要开在服务器里：去那里的一个频道，用 `/open` 开桌。
lesson-finished-alone = 你学会的已经够自己玩了：`/daily` 给你发一局，每天还有大家都一样的每日牌局。
help-learn = 教我一个游戏
refused-still-dealing = 牌还没发完。等几秒：现在看牌要罚牌。
running-title = ### 还在打的比赛
running-match = - **{ $game }** [#{ $number }]({ $link }) · 已打 { $rounds } 局 · 你的得分：{ $points }
lobby-lacking = 还差 { $count } 人才能开始。
host-title = ### 你的牌桌
host-ready = 在座 { $count } 人：可以开始了。
host-setup = 玩法和改动的规则…
start-direct = ### ✅ 开始了
    你的牌在私信里。每次轮到你，我都会在那里告诉你。
start-here = ### ✅ 开始了
    你对这个服务器关闭了私信，所以你的牌在 **我的手牌** 里。轮到你时，我会在牌桌上提到你。
link-cards = 我的牌
link-table = 去牌桌
host-game = 换玩法
host-computers = 电脑玩家
host-teams = 分队
pick-level = 按水平加一名…
level-about-easy = 会犯新手常犯的错
level-about-medium = 打得有章法，偶尔失误
level-about-hard = 每出一张牌都先往后算
seated-elsewhere = 牌桌：{ $link }
seated-host = 👑 { $host } 是房主，由房主开始比赛。
hand-dealing = ### ✅ 开始了
    正在发牌，马上就到。
refused-not-the-host = 只有房主 { $host } 可以这样做。
check-goes-on = 我现在正忙，这次检验要比平时久。检验完会在这里告诉你。
refused-nothing-listed = 这个列表里已经没有东西了。
why-not-in-round = 这一局你不在场，从下次发牌起加入。
hand-where = { $game } · { $where }[去牌桌]({ $link })
button-stay = 不离开
button-return = 重新加入
button-cancel = 取消
button-sendaway = 请离牌桌
button-closetable = 关闭牌桌
kick-sure = 请 **{ $who }** 离开这张牌桌？离开后不能再在这里入座。
close-sure = 关闭牌桌 #{ $number }（{ $game }）？桌上还有另外 { $count } 人。
nothing-done = 好的，什么都没有改。
sent-away-by = { $by } 把你请离了 { $where } 的牌桌 #{ $number }（{ $game }）。你不能再在那里入座。
sent-away-voted = 你被请离了 { $where } 的牌桌 #{ $number }（{ $game }）：那里的其他人用 `/table kick` 投票决定。你不能再在那里入座。
points-count = { $count } 分
hand-risk = 出错一张罚摸 **{ $cards }** 张。
check-luck = 🏆 全看运气：发了 { $pairs } 次牌，换一张牌出，改变赢家的有 { $changed } 次。可以保存和玩，但不计等级分。
manage-own = 你也在打这场比赛。你在这里关闭它，就等于自己离开，其他人继续打。要关闭或作废它，得由另一位服务器管理者来。
refused-own-match = 这场比赛与你有关，所以要由另一位服务器管理者来决定。
refused-erased-match = 有一位参与过这场比赛的人删除了自己的数据，已经无法知道是谁。因此谁都不能单独裁决这场比赛，它按现状计算。
refused-match-stands = 有人被请离了这场比赛，所以不能再商量提前结束。继续打，或者离开。
you = 你
you-Laid = **你** { $card }
you-Stole = **你** { $card } → 抢到回合
you-StoleOwn = **你** { $card }，相同的牌 → 再出一次
you-Doubled = **你** { $card }，叠牌
you-Attacked = ⚔️ **你** 用 { $card } 攻击
you-Retaliated = ⚔️ **你** 用 { $card } 反击
you-WentOut = **你** 🏁
you-Drew = { $cards-shown ->
    [none] **你** 摸 { $cards } 张
   *[other] **你** 摸 { $cards-shown }
}
you-DrawShown = **你** 摸 { $count } 张
you-Passed = **你** 过
you-Stuck = **你** 既不能出也不能摸
you-LimitReached = **你** 不能再摸，失去回合
you-JumpedIn = ⚡ **你** 抢牌：{ $card }
you-Misplayed = ❌ **你** 出错牌
you-Called = **你** 指定 { $suit }
you-Skipped = **你** 被跳过
you-DealerBegins = **你** 先出
you-Accused = ☝️ **{ $by }** 抓 **你** 漏喊：{ $rightly ->
    [yes] 抓到了！
   *[no] 抓错了！
}
you-Knocked = ✊ **你** 敲桌
you-Spoke = { $fined ->
    [yes] { $what ->
        [silence] 🤭 **你** 在噤声时说话
       *[secret] 🤭 **你** 说出秘密牌
    }
   *[no] 🤭 **你** 还在说话，已经罚过了
}
you-Declared = { $words ->
    [last-card] 📣 **你**：“{ words-last-card }”
    [mau-mau] 📣 **你**：“{ words-mau-mau }”
    [knocks] ✊✊ **你** 敲两下桌子：只剩一张牌
    [gesture] ✋ **你** 不出声地示意：只剩一张牌
    [unknown] 📣 **你** 报最后一张牌
    [own] 📣 **你**：“{ $words-own }”
   *[usual] 📣 **你**：“{ words-usual }”
}
you-DeclarationForgotten = **你** 忘报最后一张牌
you-LookedEarly = 👀 **你** 看牌太早
you-WentAway = **你** 不在，电脑接手托管
you-CameBack = **你** 回来了
you-Joined = **你** 从下一局加入
you-Played = **你** { $laid }{ $reading }
you-SaidPass = **你** 过
you-TrickEnded = 这一轮结束：**你** 领出
you-CountAsked = ❓ **{ $by }** 问 **你** 还有几张牌
by-you-Accused = ☝️ **你** 抓 **{ $seat }** 漏喊：{ $rightly ->
    [yes] 抓到了！
   *[no] 抓错了！
}
by-you-CountAsked = ❓ **你** 问 **{ $seat }** 还有几张牌
by-you-Charged = 🗳️ **你** 说 **{ $accused }** { $rule }
by-you-Proposed = 🗳️ **你** 提议{ $proposal }

part-pack-full-hands = 人数以能发满手牌为限
part-deal-acts = 翻出时生效的牌
part-deal-partners = 搭档对坐
part-declare-any-act = 别人一有动作就算晚
part-declare-accuse = 别人可以指出
part-talk = 噤声
part-talk-penalty = 罚牌：噤声时说话
part-talk-delete = 删除噤声时的发言
part-talk-unreadable = 我读不到的消息
part-misplay-tried = 可以试出错牌
part-ending-never-last = 不能作为最后一张
part-counting-winner = 赢家得分
part-notice = 发现相同的牌
part-notice-row = 连续相同的张数（0：不用）
part-notice-wrong = 罚牌：看错了
button-notice = 我看到了！
does-Notice = **{ $row } 张同点数的牌叠在一起：**最先说出的人给别人一张牌{ $wrong ->
    [0] {""}
   *[other] ；说错的人摸 { $wrong } 张
}。
told-Noticed = 👀 **{ $seat }** 最先看到相同的牌
told-NoticedNothing = 👀 **{ $seat }** 看错了，没有相同的牌
result-why-partner = 搭档 { $points }
rules-side-out = 两名搭档都出完，这一方才算走完。
part-misplay-tried-priced = 要罚牌时可以
part-misplay-tried-always = 总可以
part-misplay-tried-never = 不可以
part-jump-in-spared = 被停的人不能抢的牌
part-jump-in-doubled = 别人加倍摸牌的牌

## 赛事

cmd-event = 联赛和赛事：开始、查看、中止
cmd-event-new = 在这个频道开始联赛、淘汰赛或瑞士制赛事（服务器管理者）
cmd-event-show = 查看赛事：谁领先，你和谁打
cmd-event-here = 把赛事移到这个频道继续（服务器管理员）
cmd-event-stop = 中止赛事（服务器管理者）
arg-event = 哪项赛事
arg-event-name = 叫什么名字
arg-event-kind = 怎么打
arg-event-places = 多少人可以参加；其他人候补
arg-event-seats = 每桌几个人（2 到 6）
arg-event-rounds = 几轮；两人对战的联赛：每两人打几次（1 或 2）
arg-event-signup = 报名开放几天
arg-event-role = 仅限某个身份组
arg-event-scoring = 怎样计分
arg-event-late = 之后谁能加入
arg-event-above = 上面的联赛
arg-event-partner = 想和谁搭档
event-kind-league = 联赛 · 每两人都打
event-kind-swiss = 瑞士制 · 积分相同的人对阵
event-kind-knockout = 淘汰赛 · 每桌成绩好的一半晋级
event-kind-evening = 俱乐部之夜 · 两小时三轮
event-kind-season = 赛季 · 十周联赛
event-kind-cup = 杯赛 · 淘汰赛，每周一轮
event-seats = { $team ->
    [1] { $seats } 人一桌
   *[other] 搭档，{ $seats } 人一桌
}
event-signup = 📅 报名截止：{ $until }
event-for-role = 限 { $role }
event-partners = 🤝 这是搭档赛。在 **{ button-more }** 里选搭档；开始时还没有的，由抽签决定。
event-partner-told = { $count ->
    [0] 你的搭档：{ $who }
   *[other] 记下了。{ $who } 也选你，你们就是搭档；我已经问过了。
}
event-partner-asks = **{ $who }** 想和你搭档参加 **{ $name }**。如果你也愿意，请在赛事消息的 **{ button-more }** 里选 **{ $who }**。
event-role-gone = 所有人都可以报名：原来限定的身份组已经不在了。
event-role-deleted = 可以报名 **{ $name }** 的身份组被删除了，所以现在所有人都能报名。如果你不想这样，就用 `/event stop` 结束它，再办一个新的。
event-reserve = ⏳ 候补：{ $who }
event-round = { $weekly ->
    [yes] 第 { $round } / { $rounds } 周
   *[no] 第 { $round } / { $rounds } 轮
}
event-players = **{ $count } / { $most }** { $who }
event-sits-out = 本轮轮空：{ $who }
event-bye = { $kind ->
    [knockout] { $who }：没有对手，直接晋级
   *[other] { $who }：没有对手，算胜
}
event-nobody-left = 这一场已没有人参加
event-how-walkover = { $count ->
    [1] { $who } 没来
   *[other] { $who } 都没来
}
event-how-absent = 双方缺席
event-how-agreed = 协商取消
event-how-barred = 一方有权阻止另一方参赛：都不得分
event-how-cancelled = 没能打成
event-how-seed = 打平：种子顺位靠前的晋级
event-cut-short = { $stage ->
    [few] 这项赛事没有开始：报名的人太少。
   *[stopped] 服务器管理者中止了这项赛事。
}
event-standings = { $scoring ->
    [places] **得分**{ $seats ->
        [2] （胜–平–负）
       *[other] {""}
    }
   *[other] **每场得分**
}
event-columns = { $scoring ->
    [places] 场次 · 胜 · 得分
   *[other] 场次 · 胜 · 每场得分
}
event-line = { $place }\. { $who } **{ $points }** { $seats ->
    [2] ({ $won }–{ $drawn }–{ $lost })
   *[other] ({ $played } 场胜 { $won })
}
event-ties = { $kind ->
    [league] { $seats ->
        [2] 胜得 2 分，平得 1 分。
       *[other] 同桌每有一人排在你后面得 1 分，并列得半分；人数不同的桌，第一名同样得 { $most } 分，最后一名不得分。
    }同分时先看彼此之间的得分，再看胜场，再看你赢过的人的得分。中途退出的排最后。
    [swiss] { $seats ->
        [2] 胜得 2 分，平得 1 分。
       *[other] 同桌每有一人排在你后面得 1 分，并列得半分；人数不同的桌，第一名同样得 { $most } 分，最后一名不得分。
    }同分时先看你所有对手的得分，再看你赢过的人的得分，再看胜场。没有比赛的一轮，按对手与你同分计算。中途退出的排最后。
   *[knockout] { $seats ->
        [2] 打平时种子顺位靠前的晋级。
       *[other] 每桌成绩较好的一半晋级，三人桌晋级两人。打平时种子顺位靠前的晋级。
    }
}
event-average = 排名按每场的平均得分：{ $scoring ->
    [fewest] 分少的在前
   *[most] 分多的在前
}。缺席一场，就得那一轮最差的分。同分时看各桌名次。中途退出的排最后。
event-ladder = { $where ->
    [up] ⬆️ 两项都结束后，前 { $count } 名升入 **{ $name }**
   *[down] ⬇️ 两项都结束后，末 { $count } 名降入 **{ $name }**
}
event-won = ## 🏆 { $name }：{ $count ->
    [1] { $who } 获胜！
   *[other] { $who } 并列获胜！
}
event-nobody-won = ## 🏆 { $name } 结束了，没有人获胜。
arg-event-days = 每一轮打几天
event-pace = { $days ->
    [0] { $weeks ->
        [0] 每轮 { $minutes } 分钟
       *[other] { $weeks } 周
    }
    [1] { $kind ->
        [league] 每天一场
       *[other] 每轮一天
    }
    [7] { $kind ->
        [league] 每周一场
       *[other] 每轮一周
    }
   *[other] { $kind ->
        [league] 每 { $days } 天一场
       *[other] 每轮 { $days } 天
    }
}
event-small = 一场比赛是一张{ $seats ->
    [2] 两
   *[other] { $seats }
}人桌，时间你们自己定。轮到你时我会发私信给你。
event-knock-out = { $matches ->
    [1] 决赛
    [2] 半决赛
    [4] 四分之一决赛
    [8] 16 强赛
   *[other] { $players } 强赛
}
event-until = 请在 { $begin } 前开始，{ $end } 前打完
event-moved-off = { $days ->
   *[other] 比计划多 { $days } 天：有人请了假。
}
event-dates = **最晚打完**
event-next-season = **{ $name }** 将在 { $until } 开始，你已报名。不想参加的话，请在 { $channel } 退出。
event-playing = 正在打
event-awaits = { $count ->
    [0] 还没有人到
   *[other] { $who } 还没到
}
event-match = ## 🏆 你的比赛：{ $who }
event-match-waits = { $count ->
    [1] ## ⏰ { $who } 在等你
   *[other] ## ⏰ { $who } 都在等你
}
event-match-starts = { $seats ->
    [2] 两人都到了就开始。{ $until } 前没来的判负。
    [team] 人到齐就开始。{ $until } 前没到齐的一方判负。
   *[other] 人到齐就开始；到 { $until } 就由到场的人开打，没来的排最后。
}
event-with = 你的搭档：{ $who }
event-match-last = 你再不来，{ $until }就判负了。
event-match-here = 你到了。等 { $who }，到 { $until } 为止。
event-link = 去看赛事
event-no-match = 你现在没有比赛。如果还有下一场，我会发私信给你。
event-leave-open = 你已报名 **{ $name }**。要退出吗？
event-draft =
    ## 🏆 新赛事
    名称：**{ $name }**
event-draft-name = { $kind ->
    [league] { $game }联赛
    [season] { $game }赛季
    [evening] { $game }之夜
   *[other] { $game }杯
}
event-draft-look = 发布后是这样：🏆 **{ $name }** · { $plan }
event-draft-signup = { $days } 天，最多 { $places } 人
event-draft-seats = { $seats ->
    [2] 一对一
   *[other] { $seats } 人一桌
}
event-draft-rounds = { $kind ->
    [league] { $count ->
        [1] 每两人打一次
       *[other] 每两人打两次
    }
   *[other] { $count ->
        [0] 需要几轮就打几轮
       *[other] { $count } 轮
    }
}
event-draft-scoring = { $scoring ->
    [places] 按各桌名次计分
   *[other] 按游戏本身的得分计分
}
event-draft-late = { $late ->
    [always] 别人可以补位
    [half] 只有前一半轮次可以补位
   *[never] 开始后不再收新人
}
event-draft-above = { $above ->
    [0] 上面没有联赛
   *[other] 在 { $name } 之下：前两名升级，上面末两名降级
}
button-event-mine = 我的比赛
button-event-write = 私信 { $who }
button-event-post = 发布到这里
button-event-name = 名称
event-picture = { $name } 领先者的得分
event-joined = 报名成功：**{ $name }**。你的比赛开了，我会发私信给你。
event-not-there = { $out ->
    [yes] ## 🏆 { $name }
    你没来参加比赛，已退出这项赛事。
   *[no] ## 🏆 { $name }
    你没来参加比赛，这场算负。再缺席一场就会退出赛事。
}
event-reserved = **{ $name }** 已满员或已开始。你在候补名单上：一有空位就是你的。
event-taken-over = **{ $name }** 有空位了：你补上，接着之前的积分打。
event-replaced = 🔁 **{ $who }**：接替 { $old }
event-left = 你已经不在 **{ $name }** 里了。
event-lost-place = 我进不了 **{ $name }** 的频道了，比赛都先等着。服务器管理员可以在任何频道用 `/event here` 把它移过去，或用 `/event stop` 结束它；没人处理的话，四周后按当时的情况结束。
event-lost-server = 我已经不在 **{ $name }** 所在的服务器里了，比赛都先等着。管理服务器的人可以再把我加进去：<{ $link }>。没人处理的话，四周后按当时的情况结束。
event-bot-timed-out = 我在 **{ $name }** 所在的服务器里被暂停发言到 { $until }，没法在 { $channel } 发消息。比赛都先等着。管理服务器的人解除后，赛事马上继续。
event-lacks-permission = 我进不了 **{ $name }** 的频道了：在 { $channel } 里我缺少{ $permissions }。比赛都先等着。服务器管理员把权限还给我，赛事就马上继续；也可以在任何频道用 `/event here` 把它移过去，或用 `/event stop` 结束它。没人处理的话，四周后按当时的情况结束。
event-moved = 赛事在这里继续。
event-leave-sure = 退出 **{ $name }**？候补的人会接替你的位置和得分。如果没有候补，你还没打的对手都算胜，你排最后。在有人接替之前，你可以重新报名，拿回自己的位置。
event-stop-sure = 中止 **{ $name }**？现在有 { $count } 人参加。中止后没有人获胜，已经开始的比赛会打完。
event-stop-done = 赛事已中止。
button-event-join = 报名
button-event-wait = 加入候补
button-event-leave = 退出赛事
button-event-table = 比赛结果
button-event-cross = 交叉表
button-event-begin = 现在开始
button-event-stop = 中止赛事
button-event-next = 下一季
button-event-here = 我到了
refused-no-event = 这里没有这项赛事。服务器管理者可以用 `/event new` 开始一项。
refused-which-event = 这里有好几项赛事，请说明是哪一项。
refused-event-game = 这个游戏不能 { $seats } 人一桌玩。请换一个。
refused-event-late = 你的比赛已经开始了，没有等到你。
refused-event-places = 这种赛事最多 { $most } 人。
refused-events-full = 这个服务器已经有 { $most } 项赛事。等一项结束，或中止一项。
refused-event-over = 这项赛事已结束。
refused-event-closed = 这项赛事不再收新人。
refused-event-partner = 搭档只能是已报名这项赛事的人。
refused-event-season-waits = **{ $name }** 还没结束。两个联赛都结束后才能开始下一季。
refused-event-role = 只有 { $role } 可以报名。
refused-event-missed = 你在这项赛事里连续缺席了 { $most } 场比赛，不能再回来。
refused-event-out = 你现在不能在这个服务器打牌。
refused-event-not-in = 你没有参加这项赛事。
refused-event-no-match = 这里没有你要打的比赛。
refused-event-begun = 这项赛事已经开始了。
refused-event-few = 至少要 { $least } 人。等更多人报名吧。
refused-event-not-here = 你还没有按过“我到了”。
refused-channel-not-seen = { $count ->
   *[other] 有 { $count } 位参赛者看不到这个频道：{ $who }。换一个频道吧。
 }
refused-event-table = 这场比赛属于一项赛事：谁打、打什么都已定好。打不了就退出赛事。
audit-event-moved = { $by } 移动了赛事 { $detail }
audit-event = { $by } 中止了赛事 { $detail }
privacy-events = - **赛事：** 你报名了哪些联赛和赛事、你在其中的成绩，以及你开始了哪些赛事。

## 每日一题
button-position = 你会怎么出？
button-yesterday = 昨天的答案
button-today = 今天的题
position-title = 每日一题 · { $game } · { $date }
position-ask = 第一次按下的算数；今天 { $until } 结束
position-right = ✅ **答对了！**
position-wrong = ❌ **不是最好的出法。**
position-worths = **每种出法值多少**
position-worth = { $move }：{ $measure ->
    [places] 领先其余玩家的 { $worth }%（± { $error }）
   *[other] 赢下 { $worth }% 的牌局（± { $error }）
}
position-behind = { $move }：−{ $behind }%（± { $error }）
position-usual = 电脑玩家在这里通常的选择：{ $move }
position-about = 从这里起，每种出法都接着打了 { $deals } 次。你看不到的牌每次重新发过，各种出法用的牌相同。± 表示数字可能差多少。
position-tally = 👥 答对：{ $answered } 人中 { $found } 人
position-tally-here = 🏠 本服务器答对：{ $answered } 人中 { $found } 人
position-streak = 🎯 连续答对：{ $days }
position-yesterday = **昨天最好的出法：** { $move }
position-over = ⏰ 这道题的日子已经过了，回答不再算数。答案在这里。
position-again = 这道题你已经答过了，以第一次为准。
refused-position-soon = 今天的题还没准备好，过几分钟再试。
refused-position-off = 这里没有每日一题：机器人的运营者把它关了。
refused-position-none = 那一天没有题。
refused-position-old = 这道题不能再显示了：它的规则后来改过。下一题在 UTC 午夜。
prefer-server-positions = 每日一题频道
prefer-server-positions-about = 我每天（UTC）在这里发出每日一题，并公布前一天最好的出法；不选就不发。

## Commands, what they lead to, and what is typed
cmd-open = 在这个频道开一桌
cmd-table-complain = 说出机器人看不到的犯规，由全桌投票
cmd-table-propose = 向全桌提议，例如放弃本局，由大家投票
cmd-table-card = 向全桌亮一张牌，要罚牌
cmd-workshop = 自己的游戏：设计、导入、修改
cmd-workshop-list = 本服务器的游戏
cmd-workshop-file = 从文件导入游戏，或把游戏存成文件给别的服务器
cmd-workshop-copy = 把本服务器的游戏复制成另一个名字
cmd-workshop-delete = 删除本服务器的游戏；正在玩的桌子继续
cmd-workshop-new = 设计一个游戏：从头开始，或从已有的游戏开始
cmd-workshop-edit = 修改本服务器的游戏；正在玩的桌子不变
arg-move = 一张牌（黑桃7），或：摸牌、过、安排黑桃7、Mau-Mau；不填就看手牌
cmd-daily = 今天的一题和今天的单人牌局
solitaire-about =
    ### 单人牌局
    一个人玩毛毛牌。每日牌局人人相同，只能试一次；越少越好。
button-solitaire = 单人牌局
button-games = 我的牌桌
button-tables = 空位
button-best = 排行榜
button-record = 战绩
button-matches = 打过的比赛
button-events = 赛事
button-about = 关于这个机器人
button-typing = 打字出牌
arrival-play = 现在玩一局
arrival-first = 第一局只有你自己，对两个电脑。语言、频道和计时：`/settings`
help-title = ## 想玩什么？
help-now = **马上来一局**
    -# 对两个电脑；只有你看得到
help-friends = **和朋友**
    -# 在这个频道；空位由电脑补上
help-puzzle = **今天的一题**
    -# 一手牌：换你会怎么出？
help-solve = 来解
help-rules = **怎么玩：**出一张和顶牌同花色或同点数的牌。没有？摸牌。谁先出完谁赢。
help-more = 更多…
help-me = 我的设置
help-settings = 本服务器的设置
help-typing =
    ## 打字出牌
    - **/play** 看手牌；**/play 黑桃7** 出一张牌，**/play 方块J 红桃** 同时指定花色，**/play 黑桃5 红桃5** 出几张。
    - **/play 摸牌**、**/play 过**、**/play 抢牌**、**/play Mau-Mau**、**/play 抓 Bia**。
    - **/play 安排 黑桃7** 等能出时再出。
    -# 打字时会列出你能试的。牌名用哪种语言都行：7♤、7S、Pik 7、黑桃7。
typed-move-draw = 摸牌, 摸, 抽牌
typed-move-pass = 过, 不要, 不出
typed-move-jump = 抢牌, 抢
typed-move-plan = 安排, 预约
typed-move-accuse = 抓, 抓漏喊
typed-move-ask = 问, 几张
typed-move-mau = 喊, 敲桌
typed-move-laugh = 笑
